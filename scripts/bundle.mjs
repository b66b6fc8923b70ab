import { basename, isAbsolute, resolve } from 'node:path';
import { build as viteBuild } from 'vite';
import { cache, root } from './root.mjs';

/**
 * Bundles one TypeScript entry of this repository into a file Node runs; packages stay outside.
 * @param {string} entry Path from the repository's folder.
 * @returns {Promise<string>} The bundle's path.
 */
export async function bundle(entry) {
  const name = entry.replaceAll('/', '-').replace(/\.tsx?$/, '');
  const outDir = `${cache}/bundles/${name}`;
  await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: isAbsolute(entry) ? entry : resolve(root, entry),
      outDir,
      target: 'node20.19',
      minify: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return `${outDir}/${basename(entry).replace(/\.tsx?$/, '')}.mjs`;
}
