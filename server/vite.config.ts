import { defineConfig } from 'vite';

// These packages are hundreds of small modules each; read one by one they cost more than the rest of the start.
const bundled = ['typebox', 'kysely', 'jose', 'altcha-lib', 'rate-limiter-flexible', 'prom-client'];

/** The server as one file of modern JavaScript: our own sources and SQL inside, other npm packages outside. */
export default defineConfig({
  logLevel: 'warn',
  ssr: { noExternal: bundled },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
