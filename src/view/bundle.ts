import { join } from 'node:path'
import type { Assets } from './assets.ts'
import { VIEWS } from './views.ts'

/** Bundles the page for the browser. The list of views is the one of views.ts, so that a view has one line. */
export async function bundlePage(): Promise<Assets> {
  const folder = import.meta.dir
  const { outputs } = await Bun.build({
    entrypoints: [join(folder, 'page/main.tsx')],
    target: 'browser',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'views',
        setup(build) {
          build.onResolve({ filter: /^views:all$/ }, () => ({ path: 'all', namespace: 'views' }))
          build.onLoad({ filter: /./, namespace: 'views' }, () => ({ contents: listOf(folder), loader: 'ts' }))
        },
      },
    ],
  })
  const text = async (ending: string) => (await outputs.find(({ path }) => path.endsWith(ending))?.text()) ?? ''
  return { script: await text('.js'), style: await text('.css') }
}

function listOf(folder: string): string {
  const names = Object.keys(VIEWS)
  const imports = names.map(
    (name, at) => `import { view as view${at} } from ${JSON.stringify(join(folder, name, 'page.tsx'))}`,
  )
  return [
    ...imports,
    `export const VIEWS = { ${names.map((name, at) => `${JSON.stringify(name)}: view${at}`).join(', ')} }`,
  ].join('\n')
}
