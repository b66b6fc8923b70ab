import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

// These packages are hundreds of small modules each; read one by one they cost more than the rest of the start.
const bundled = ['typebox', 'kysely', 'jose', 'altcha-lib', 'rate-limiter-flexible', 'prom-client'];

/** The server as one file of modern JavaScript: our own sources and SQL inside, other npm packages outside. Beside it
 *  what runs in a thread of its own, which is read from its file. */
export default defineConfig({
  logLevel: 'warn',
  plugins: [typefaces()],
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20.19',
    minify: false,
    rollupOptions: {
      input: {
        'main.js': 'src/main.ts',
        'heic-worker.mjs': 'src/files/heic-worker.mjs',
        'import-worker.mjs': 'src/features/catalogue/import/import-worker.ts',
        'documents/document-worker.mjs': 'src/documents/document-worker.ts',
        'documents/manual-worker.mjs': 'src/documents/manual/manual-worker.ts',
      },
      output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/** The typefaces of documents, beside the thread that embeds them. */
function typefaces(): Plugin {
  const folder = new URL('./src/documents/fonts/', import.meta.url);
  return {
    name: 'typefaces',
    generateBundle() {
      for (const name of readdirSync(folder)) {
        const source = readFileSync(new URL(name, folder));
        this.emitFile({ type: 'asset', fileName: `documents/fonts/${name}`, source });
      }
    },
  };
}
