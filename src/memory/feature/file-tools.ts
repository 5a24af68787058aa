/** The tools that deal with one file, and where they name it. */
export function fileOf(tool: string, input: Readonly<Record<string, unknown>>): string | undefined {
  if (!FILE_TOOLS.includes(tool)) return undefined
  const path = input.file_path ?? input.notebook_path
  return typeof path === 'string' && path !== '' ? path : undefined
}

const FILE_TOOLS: readonly string[] = ['Read', 'Edit', 'MultiEdit', 'Write', 'NotebookEdit', 'NotebookRead']
