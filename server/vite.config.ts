import { defineConfig } from 'vite';

/** The server as one file of modern JavaScript: our own sources and SQL inside, npm packages outside. */
export default defineConfig({
  logLevel: 'warn',
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
