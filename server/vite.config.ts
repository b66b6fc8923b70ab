import { defineConfig } from 'vite';

// These packages are hundreds of small modules each; read one by one they cost more than the rest of the start.
const bundled = ['typebox', 'kysely', 'jose', 'altcha-lib', 'rate-limiter-flexible', 'prom-client'];

/** The server as one file of modern JavaScript: our own sources and SQL inside, other npm packages outside. Beside it
 *  what runs in a thread of its own, which is read from its file. */
export default defineConfig({
  logLevel: 'warn',
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rollupOptions: {
      input: { 'main.js': 'src/main.ts', 'heic-worker.mjs': 'src/files/heic-worker.mjs' },
      output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
