import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserContract } from './browser-contract.ts';
import { notYetRunning, scriptGraph } from './module-preload.ts';

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

/**
 * What pictures are made of, as opposed to what shows them: the plates of each vehicle, the zones their regions lie in,
 * silhouettes, colors and strokes.
 */
const illustrationData =
  /illustrations\/src\/(plates|vehicles\/.*\/plates|zones\/zone-rules|kit\/(paint\/(gradients|tokens)|svg\/(state-styles|stylesheet|svg-defs|svg-strokes)))\.ts$|illustration\/silhouette\/vehicle-silhouettes\.ts$/;

/** What every page draws with besides the framework: the loader of parts, the frame of every icon. */
const base =
  /vite\/preload-helper|lucide-react\/.*\/(Icon|createLucideIcon|context|defaultAttributes|buildLucideIconNode|utils)\b.*\.mjs$/;

/** What lists, menus and dialogs stand on. None of them is there at first sight. */
const aria =
  /react-aria\/.*\/(filterDOMProps|mergeProps|useEffectEvent|useFocusable|useFocusRing|useHover|useId|usePress|Hidden)\.mjs$|react-aria-components\/.*\/private\/(utils|Button)\.mjs$|useControlledState\.mjs$/;

/** The fields of the sign-in screen, which every form needs too. */
const signIn =
  /web\/src\/ui\/\w+\/(Alert|Checkbox|InlineError|FieldFrame|PasswordField|TextField)\.(tsx|module\.css)$|icons\/(check|minus|eye|eye-off|circle-alert)\.mjs$/;

/** What stands around every page. */
const shell =
  /web\/src\/(app\/shell\/(footer|logo|skip-link|use-closing-details|use-menu-check)|lib\/page\/layers|ui\/actions\/Ripple)\.(tsx?|module\.css)$/;

/** The small things found on most of the signed-in pages. */
const common =
  /web\/src\/(lib\/(commands|new-id|page\/(left-screens|when-idle)|text\/(format|when))\.tsx?|ui\/\w+\/(banner\/banners|Badge|Drawer|Kbd|Loading|Menu|Pin|PlainButton|SegmentedControl|Skeleton|StatusChip|Toolbar|VisuallyHidden|use-confirm|use-loading-visible|use-media|use-width)\.tsx?|ui\/\w+\/(list|popover)\.module\.css)$|lucide-react\/.*\/icons\/(arrow-left|chevron-(down|left|right|up)|clock|cloud-check|ellipsis|file-text|hash|image|image-off|plus|redo-2|search|undo-2|x)\.mjs$/;

/** What an open estimate cannot do without: its rules, and keeping it. The automatic split cuts it into a dozen pieces. */
const estimate =
  /core\/src\/domain\/(catalogue\/regions\/pattern|estimates\/(edits\/.*|sync\/(?!undo-stack).*|wording\/refusal-messages))\.ts$|web\/src\/(offline\/sync\/.*|offline\/photos\/waiting-photos|features\/estimates\/open\/.*|features\/estimates\/(photos\/photo-lines|totals\/(totals-rows|leave-context|payer-rows))|lib\/calls\/event-stream)\.ts$/;

/** What the device keeps of estimates, which the dashboard reads too. */
const storage =
  /core\/src\/domain\/estimates\/sync\/undo-stack\.ts$|web\/src\/(offline\/storage\/.*|lib\/indexed-store)\.ts$/;

/** What the panes of the builder share with what opens over them. */
const builder =
  /web\/src\/(lib\/page\/use-due|features\/estimates\/(builder\/(builder-context|in-sight|last-scroll-positions|use-builder-state|use-undo-redo)|damage\/(damage-views|drawn-lines|operation-offers|selected-side|use-adding|use-damage-side)|lines\/(grid\/line-rows|line-changes|measure|part-location|quick-add\/quick-add-results)|templates\/template-layer|totals\/use-go-to-line))\.tsx?$/;

/** What puts a side of a vehicle on the page. */
const picture =
  /illustrations\/src\/(zones\/(measure|part-regions|zone-of)|kit\/(callouts\/callout-choice|scene\/(reading-order|scene)))\.ts$|core\/src\/domain\/catalogue\/(book\/(book-names|fits-unit)|regions\/region-(parts|pattern))\.ts$|web\/src\/features\/catalogue\/(book\/(company-side-names|next-task)|illustration\/(drawing\/(draw-queue|picture-element|plate-sheet|svg-element)|picture|picture-states|picture-zones|use-store|value-store|silhouette\/vehicle-silhouette|viewport\/(picture-viewport|view-math))|book-page\/(book-plates|book-side|use-picture)|search\/use-part-search)\.(tsx?|module\.css)$/;

/** What makes lines into money, which the settings try out too. */
const pricing =
  /core\/src\/domain\/(number-text|rounding|units|account\/(issue|profile-issues|refinish-fields|setting-labels|settings-limits)|catalogue\/(book\/coefficients|unit-labels)|hashing\/.*|estimates\/(calculators|model|pricing)\/.*)\.ts$/;

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [englishOnly, browserContract, scriptGraph, react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  },
  resolve: { alias: [schemaStub, ...(isSsrBuild ? [routerInBrowser] : [])] },
  // React looks for its developer tools at every start, which nobody has at a production build's side.
  ...(mode === 'production' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  ssr: { noExternal: true as const },
  worker: { format: 'es' as const },
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: notYetRunning },
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
                  { name: 'base', test: base, priority: 2 },
                  { name: 'aria', test: aria, priority: 2 },
                  { name: 'sign-in', test: signIn, priority: 1 },
                  { name: 'shell', test: shell, priority: 1 },
                  { name: 'common', test: common, priority: 1 },
                  { name: 'illustration-data', test: illustrationData, priority: 1 },
                  // Alone: what they import is needed on pages that need none of them.
                  { name: 'storage', test: storage, includeDependenciesRecursively: false },
                  { name: 'estimate', test: estimate, includeDependenciesRecursively: false },
                  { name: 'builder', test: builder, includeDependenciesRecursively: false },
                  { name: 'picture', test: picture, includeDependenciesRecursively: false },
                  { name: 'pricing', test: pricing, includeDependenciesRecursively: false },
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
