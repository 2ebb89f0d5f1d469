import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './offline/compressed.ts'
import { offline } from './offline/plugin.ts'
import { sizes } from './offline/sizes.ts'

/** While developing, the server runs beside this one. */
const proxy = { '/api': { target: 'http://127.0.0.1:3000', ws: true } }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), offline(), sizes(), compressed()],
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
  worker: { format: 'es' },
  server: { proxy },
  preview: { proxy },
})
