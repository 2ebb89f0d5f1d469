// The build puts its own version and the names of its files here.
const version = 'version'
const files = ['/']

const current = `eminence-${version}`

addEventListener('install', (event) => {
  event.waitUntil(caches.open(current).then((cache) => cache.addAll(files)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith('eminence-') && name !== current))
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()),
  )
})

/** Pages come fresh where there is a network; what the build made never changes under its name. */
async function answer(request) {
  const cache = await caches.open(current)
  if (request.mode === 'navigate') {
    try {
      return await fetch(request)
    } catch {
      return (await cache.match('/', { ignoreVary: true })) ?? Response.error()
    }
  }
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request)
}

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  event.respondWith(answer(request))
})
