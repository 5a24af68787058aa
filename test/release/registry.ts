import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

export interface Registry {
  url: string
  close(): Promise<void>
}

/** A registry on loopback that has these packed packages and no others. */
export function registryOf(tarballs: readonly string[]): Registry {
  const files = new Map(tarballs.map((path) => [basename(path), readFileSync(path)]))
  const packages = new Map<string, { manifest: Record<string, unknown>; file: string }>()
  for (const [file, bytes] of files) {
    const manifest = manifestIn(bytes)
    packages.set(String(manifest.name), { manifest, file })
  }
  const server: Bun.Server<undefined> = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const path = decodeURIComponent(new URL(request.url).pathname).slice(1)
      const bytes = files.get(path)
      if (bytes) return new Response(bytes)
      const found = packages.get(path)
      if (!found) return Response.json({ error: 'not found' }, { status: 404 })
      const { manifest, file } = found
      const version = String(manifest.version)
      const integrity = `sha512-${createHash('sha512')
        .update(files.get(file) ?? '')
        .digest('base64')}`
      const dist = { tarball: `http://127.0.0.1:${server.port}/${file}`, integrity }
      return Response.json({
        name: path,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, close: () => server.stop(true) }
}

/** A packed package begins with its manifest, or has it among its first entries. */
function manifestIn(tarball: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  const tar = Bun.gunzipSync(tarball)
  for (let at = 0; at + 512 <= tar.length; ) {
    const name = new TextDecoder().decode(tar.subarray(at, at + 100)).replace(/\0.*$/s, '')
    const size = Number.parseInt(new TextDecoder().decode(tar.subarray(at + 124, at + 136)), 8) || 0
    if (/^[^/]+\/package\.json$/.test(name)) {
      return JSON.parse(new TextDecoder().decode(tar.subarray(at + 512, at + 512 + size)))
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
  throw new Error('a packed package without a manifest')
}
