import { PLATFORMS, type PlatformId, programName } from './platforms.ts'

type Manifest = Readonly<Record<string, unknown>>

/** The package people install: launcher and library, no binary. Its platforms come as optional dependencies. */
export function mainManifest(own: Manifest, ids: readonly PlatformId[]): Manifest {
  const { name, version, description, license, type, engines, exports, dependencies } = own
  const { peerDependencies, peerDependenciesMeta } = own
  return {
    name,
    version,
    description,
    keywords: ['hooks', 'coding-agent', 'claude-code', 'compaction', 'memory'],
    license,
    type,
    engines,
    bin: { throughline: 'bin/throughline.mjs' },
    imports: {
      '#sqlite': {
        types: './dist/lib/storage/sqlite.node.d.ts',
        bun: './dist/lib/storage/sqlite.bun.js',
        default: './dist/lib/storage/sqlite.node.js',
      },
    },
    exports,
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
    optionalDependencies: Object.fromEntries(ids.map((id) => [`${name}-${id}`, version])),
  }
}

export function platformManifest(own: Manifest, id: PlatformId): Manifest {
  const platform = PLATFORMS[id]
  const { name, version, license } = own
  return {
    name: `${name}-${id}`,
    version,
    description: `The program of ${name} for ${id}.`,
    license,
    os: [platform.os],
    cpu: [platform.cpu],
    ...('libc' in platform && { libc: [platform.libc] }),
    // npm makes no file executable that no one names; this is what `bin` is for elsewhere.
    files: [`bin/${programName(platform)}`],
    preferUnplugged: true,
  }
}
