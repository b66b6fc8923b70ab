import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserContract } from './browser-contract.ts';

// What the prerender build renders must be, node by node, what the browser hydrates; the router draws a different tree
// when it believes it stands on a server, so it is told in both builds that it does not.
const routerInBrowser = {
  find: '@tanstack/router-core/isServer',
  replacement: fileURLToPath(
    new URL('esm/isServer/client.js', import.meta.resolve('@tanstack/router-core').replace(/esm\/.*$/, '')),
  ),
};

// The browser calls by the contract but does not check by it.
const schemaStub = {
  find: /^typebox$/,
  replacement: fileURLToPath(new URL('src/lib/schema-stub.ts', import.meta.url)),
};

// The product speaks American English; the words of React Aria in 33 other languages would only be carried along.
const otherLanguages =
  /\/react-(aria|stately|aria-components)\/.*\/intl\/(.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;
const englishOnly = {
  name: 'english-only',
  load: (id: string) => (otherLanguages.test(id) ? 'export default undefined;' : undefined),
};

const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;

/** The fields of the sign-in screen, which every form needs too. */
const signIn =
  /web\/src\/ui\/(Alert|Checkbox|InlineError|FieldParts|PasswordField|TextField)\.(tsx|module\.css)$/;

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [englishOnly, browserContract, react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  },
  resolve: { alias: [schemaStub, ...(isSsrBuild ? [routerInBrowser] : [])] },
  ssr: { noExternal: true as const },
  worker: { format: 'es' as const },
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The content policy allows data: only for images; anything inlined elsewhere would be refused.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: mode === 'production',
    cssMinify: mode === 'production',
    ...(isSsrBuild
      ? {
          outDir: 'node_modules/.prerender',
          emptyOutDir: true,
          minify: false,
          rolldownOptions: { input: 'src/prerender.tsx' },
        }
      : {
          outDir: 'dist',
          emptyOutDir: true,
          manifest: 'manifest.json',
          rolldownOptions: {
            output: {
              // What every page needs comes in one file: a dozen small ones compress worse and arrive later.
              codeSplitting: {
                groups: [
                  { name: 'framework', test: framework, priority: 2 },
                  { name: 'sign-in', test: signIn, priority: 1 },
                ],
              },
              // Production writes nothing to the console (spec §1), whoever the call is from.
              ...(mode === 'production' && {
                minify: { compress: { dropConsole: true }, mangle: { toplevel: true } },
              }),
            },
          },
        }),
  },
}));
