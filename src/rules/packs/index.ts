export interface PackRule {
  readonly pack: string
  readonly file: string
  readonly text: string
}
export async function packRules(): Promise<readonly PackRule[]> {
  return []
}
