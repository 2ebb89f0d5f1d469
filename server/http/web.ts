import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose names change with what is in them. */
const hashedFiles = /[\\/]assets[\\/]/

/** Their paths. A browser fetches all of them at its first visit, to be able to play offline. */
export function hashedFilesIn(folder: string): ReadonlySet<string> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return new Set()
  const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`),
  )
}

/** The built web app; every address that is no file is a page of it. */
export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const hashed = hashedFiles.test(path)
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+($|\?)/.test(request.url)
    if (isBuilt && isPage) return reply.sendFile('index.html')
    return reply.code(404).send({ code: 'notFound' })
  })
}
