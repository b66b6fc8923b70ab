import { defineConfig } from 'vite';
import { browserContract } from './browser-contract.ts';
import { schemaStub } from './vite.config.ts';

// The script of the pages that are only read, in one file. Built apart from the app, since chunks shared with it would
// bring the framework along.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [browserContract],
  resolve: { alias: [schemaStub] },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false as const,
    manifest: 'visitor.json',
    reportCompressedSize: false,
    minify: mode === 'production',
    rolldownOptions: {
      input: 'src/visitor.ts',
      output: {
        ...(mode === 'production' && {
          minify: { compress: { dropConsole: true }, mangle: { toplevel: true } },
        }),
      },
    },
  },
}));
