import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserContract } from './browser-contract.ts';
import { leanIcons } from './lean-icons.ts';
import { notYetRunning, scriptGraph } from './module-preload.ts';

// The prerendered tree must equal, node by node, the one the browser hydrates. The router renders another tree on a
// server, so both builds set isServer to false.
const routerInBrowser = {
  find: '@tanstack/router-core/isServer',
  replacement: fileURLToPath(
    new URL('esm/isServer/client.js', import.meta.resolve('@tanstack/router-core').replace(/esm\/.*$/, '')),
  ),
};

// The browser calls by the contract but does not validate by it.
export const schemaStub = {
  find: /^typebox$/,
  replacement: fileURLToPath(new URL('src/lib/schema-stub.ts', import.meta.url)),
};

// React has the hook that these two bring along for its older versions.
const hookOfReact = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

// The product speaks American English; React Aria's texts in 33 other languages would only add weight.
const otherLanguages =
  /\/react-(aria|stately|aria-components)\/.*\/intl\/(.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;
const englishOnly = {
  name: 'english-only',
  load: (id: string) => (otherLanguages.test(id) ? 'export default undefined;' : undefined),
};

/** Two settings pages alone ask before they are left. */
const framework =
  /rolldown\/runtime\.js$|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/(?!.*\/useBlocker\.js$)/;

/**
 * The data of pictures, as opposed to the code that shows them: the plates of each vehicle, the zones of their regions,
 * silhouettes, colors and strokes.
 */
const illustrationData =
  /illustrations\/src\/(plates|vehicles\/.*\/plates|zones\/zone-rules|kit\/(paint\/(gradients|tokens)|svg\/(state-styles|stylesheet|svg-defs|svg-strokes)))\.ts$|illustration\/silhouette\/vehicle-silhouettes\.ts$/;

/** The base of lists, menus and dialogs. None of them is visible at first. */
const aria =
  /react-aria\/.*\/(filterDOMProps|mergeProps|useEffectEvent|useFocusable|useFocusRing|useHover|useId|usePress|Hidden)\.mjs$|react-aria-components\/.*\/private\/(utils|Button)\.mjs$|useControlledState\.mjs$/;

/** The fields of the sign-in screen, which every form needs too. */
const signIn =
  /web\/src\/ui\/\w+\/(Alert|Checkbox|FieldFrame|PasswordField|TextField)\.(tsx|module\.css)$|icons\/(minus|eye|eye-off|info)\.mjs$/;

/** Prices and hours as text. */
const amounts = /web\/src\/lib\/text\/format\.ts$/;

/** The parts of every page: the loader of parts, the frame around it, the session, calls, buttons and the icons of these. */
const shell =
  /vite\/preload-helper|core\/src\/(domain\/(days-between|month-names|result|short-day)|contract\/(endpoint|session\/session))\.ts$|web\/src\/(features\/session\/company-zone|lib\/(calls\/use-action|components\/(icon|logo)|page\/layers|text\/display-zone)|app\/shell\/(footer|skip-link|use-closing-details|use-menu-check)|ui\/(actions\/((Link|Native)?Button|Ripple)|feedback\/(say|Spinner)|fields\/(FieldText|InlineError)|primitives\/(trigger-context|VisuallyHidden)))\.(tsx?|module\.css)$|icons\/(check|circle-check|circle-exclamation-point|loader-circle|menu|play|triangle-exclamation-point)\.mjs$/;

/** Small parts of every signed-in page. My work is read on phones, so they are apart from those of lists and estimates. */
const signedIn =
  /core\/src\/domain\/(companies\/(roles|screen-roles|time-zone)|units)\.ts$|web\/src\/(lib\/(commands|new-id|page\/(left-screens|when-idle)|text\/initials)|ui\/(actions\/Kbd|feedback\/(Badge|banner\/banners|Loading|Skeleton|use-loading-visible)|layout\/Pin|overlays\/(Menu|use-confirm|use-trigger)|primitives\/on-demand))\.(tsx?|module\.css)$|icons\/(bell|chevron-down|cloud-check|message-square|pencil|plus|search)\.mjs$/;

/** Small parts of lists and estimates. */
const common =
  /core\/src\/domain\/(estimates\/wording\/trade-labels|is-day|number-text|rounding)\.ts$|web\/src\/(lib\/(guide\/(guide-progress|work-in-sight)|text\/when)\.tsx?|ui\/\w+\/(Drawer|PlainButton|SegmentedControl|StatusChip|Toolbar|use-media|use-width)\.tsx?|ui\/\w+\/(list|popover)\.module\.css)$|lucide-react\/.*\/icons\/(arrow-left|chevron-(left|right|up)|clock|ellipsis|file-text|hash|image|images|image-off|list|redo-2|undo-2|x)\.mjs$/;

/** The bar, the finder's field and the banners of every signed-in page. */
const app =
  /web\/src\/(app\/(shell\/(app-shell|app-navigation|link-menu|navigation|shell|sun-button|user-menu|use-company-switch)|finder\/(finder|finder-field)|routes\/for-role|use-sign-out)|features\/(session\/(use-has-shop|use-may)|shop\/notices\/bell)|ui\/(feedback\/banner\/BannerRegion|theme\/theme))\.(tsx?|module\.css)$|lucide-react\/.*\/icons\/sun\.mjs$/;

/** Small parts of every screen of the shop. */
const shop =
  /core\/src\/domain\/shop\/(board\/(steps|unit-location)|clock\/(day-time|timeline)|model\/(clock-entry|departments|repair-(order|task)|shop-limits|work-calendar)|notices\/staff-notice|parts\/(expected-day|part-quantities)|wording\/shop-labels)\.ts$|core\/src\/contract\/shop\/(clock|notices|shop)\.ts$|web\/src\/(offline\/(outbox\/outbox|shop\/(fetched-rules|order-replica|shop-outbox|shop-state|shop-store))|features\/shop\/(notices\/notices-signal|open\/(clocked-text|open-shop|shop-api|shop-day|short-day|use-after-screen|use-shop)|shell\/(live-mark|shop-action|shop-bar|shop-shell)))\.(tsx?|module\.css)$|lucide-react\/.*\/icons\/(arrow-left-right|package|square|users)\.mjs$/;

/** My work and what it shares with the pass and the tablet: one script, so that a phone fetches it in one piece. */
const myWork =
  /core\/src\/domain\/shop\/clock\/(shifts|forgotten-clock-out)\.ts$|web\/src\/(offline\/shop\/clock-store|features\/shop\/(open\/shop-refusal|order\/work\/missing-text|my-work\/(?!switch-sheet|clock-refusals|day\/(day-card|fix|forgotten-(dialog|end)|time-on))(day\/)?[\w-]+))\.(tsx?|module\.css)$|lucide-react\/.*\/icons\/(coffee|key-round|log-out|search-check|smartphone)\.mjs$/;

/** Sending and the device's id, which the shop needs without the rules and prices of estimates. */
const sending =
  /web\/src\/(offline\/sync\/(reopening-stream|send-queue)|offline\/storage\/(edit-database|open-device)|lib\/(calls\/event-stream|indexed-store))\.ts$/;

/** Compares edits. My work needs it once somebody ticks a task. */
const hashing = /core\/src\/domain\/hashing\/.*\.ts$/;

/** The code every open estimate needs: its rules and its storage. The automatic split cuts it into a dozen chunks. */
const estimate =
  /core\/src\/domain\/(catalogue\/regions\/pattern|estimates\/(edits\/.*|sync\/(?!undo-stack).*|wording\/refusal-messages))\.ts$|web\/src\/(offline\/sync\/.*|offline\/photos\/waiting-photos|features\/estimates\/open\/.*|features\/estimates\/(photos\/photo-lines|totals\/(totals-rows|leave-context|payer-rows)))\.ts$/;

/** The local storage of estimates, which the dashboard reads too. */
const storage =
  /core\/src\/domain\/estimates\/sync\/undo-stack\.ts$|web\/src\/(offline\/storage\/(?!edit-database|memory|open-device|page).*)\.ts$/;

/** Code shared by the panes of the builder and the overlays above them. */
const builder =
  /web\/src\/(lib\/page\/use-due|features\/estimates\/(guide\/watch-in-time|builder\/(builder-context|in-sight|last-scroll-positions|use-builder-state|use-undo-redo)|damage\/(damage-views|drawn-lines|operation-offers|selected-side|use-adding|use-damage-side)|lines\/(grid\/line-rows|line-changes|measure|part-location|quick-add\/quick-add-results)|templates\/template-layer|totals\/use-go-to-line))\.tsx?$/;

/** Code that renders a side of a vehicle. */
const picture =
  /illustrations\/src\/(zones\/(measure|part-regions|zone-of)|kit\/(callouts\/callout-choice|scene\/(reading-order|scene)))\.ts$|core\/src\/domain\/catalogue\/(book\/(book-names|fits-unit)|regions\/region-(parts|pattern))\.ts$|web\/src\/features\/catalogue\/(book\/(company-side-names|next-task)|illustration\/(drawing\/(draw-queue|picture-element|plate-sheet|svg-element)|picture|picture-states|picture-zones|use-store|value-store|silhouette\/vehicle-silhouette|viewport\/(picture-viewport|view-math))|book-page\/(book-plates|book-side|use-picture)|search\/use-part-search)\.(tsx?|module\.css)$/;

/** The pricing code, which the settings preview uses too. */
const pricing =
  /core\/src\/domain\/(account\/(issue|profile-issues|refinish-fields|setting-labels|settings-limits)|catalogue\/(book\/coefficients|unit-labels)|estimates\/(calculators|model|pricing)\/.*)\.ts$/;

/** The scripts pages share. */
const groups = [
  { name: 'framework', test: framework, priority: 2 },
  { name: 'aria', test: aria, priority: 2 },
  { name: 'shell', test: shell, priority: 1 },
  { name: 'sign-in', test: signIn, priority: 1 },
  { name: 'amounts', test: amounts, priority: 1 },
  { name: 'signed-in', test: signedIn, priority: 1, includeDependenciesRecursively: false },
  { name: 'common', test: common, priority: 1 },
  { name: 'illustration-data', test: illustrationData, priority: 1 },
  // Without their dependencies: pages that need none of these chunks need their imports.
  { name: 'app', test: app, includeDependenciesRecursively: false },
  { name: 'shop', test: shop, includeDependenciesRecursively: false },
  { name: 'my-work', test: myWork, includeDependenciesRecursively: false },
  { name: 'sending', test: sending, priority: 1, includeDependenciesRecursively: false },
  { name: 'hashing', test: hashing, priority: 1, includeDependenciesRecursively: false },
  { name: 'storage', test: storage, includeDependenciesRecursively: false },
  { name: 'estimate', test: estimate, includeDependenciesRecursively: false },
  { name: 'builder', test: builder, includeDependenciesRecursively: false },
  { name: 'picture', test: picture, includeDependenciesRecursively: false },
  { name: 'pricing', test: pricing, includeDependenciesRecursively: false },
];

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [englishOnly, leanIcons, browserContract, scriptGraph, react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
  },
  resolve: { alias: [schemaStub, ...hookOfReact, ...(isSsrBuild ? [routerInBrowser] : [])] },
  // React looks for its developer tools at every start; nobody attaches them to a production build.
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
              // Code every page needs comes in one file: a dozen small ones compress worse and arrive later.
              codeSplitting: {
                groups,
              },
              // Production writes nothing to the console (spec §1), libraries included.
              ...(mode === 'production' && {
                minify: { compress: { dropConsole: true }, mangle: { toplevel: true } },
              }),
            },
          },
        }),
  },
}));
