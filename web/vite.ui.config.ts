import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The catalogue of components: for development and tests only, served by the product at /ui/.
export default defineConfig({
  root: `${import.meta.dirname}/src/ui-page`,
  base: '/ui/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: `${import.meta.dirname}/dist-ui`,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The content policy allows data: only for images; anything inlined elsewhere would be refused.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
