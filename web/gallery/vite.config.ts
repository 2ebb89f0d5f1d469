import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  cacheDir: '../../node_modules/.vite-gallery',
  build: { target: 'es2024', reportCompressedSize: false },
})
