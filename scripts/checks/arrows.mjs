import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import { root } from '../root.mjs';

const rooms = /^(core|illustrations|server|web|scripts|e2e|perf|chaos)$/;

/**
 * Runs the arrows of .dependency-cruiser.cjs over a tree.
 * @param {string} base The tree's folder; must be the working directory of this process.
 * @returns {Promise<string[]>} One line per broken arrow.
 */
export async function brokenArrows(base = root) {
  const { forbidden, options } = createRequire(import.meta.url)(`${root}/.dependency-cruiser.cjs`);
  const present = readdirSync(base).filter((name) => rooms.test(name));
  const { output } = await cruise(present, {
    ...options,
    baseDir: base,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered in text, not with a result.');
  const seen = new Set(output.modules.map((module) => module.source));
  // With an unsupported compiler dependency-cruiser silently examines nothing and finds nothing wrong.
  const unseen = present.flatMap((room) => sources(base, room)).filter((file) => !seen.has(file));
  return [
    ...unseen.map((file) => `${file}: dependency-cruiser did not look at this file`),
    ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ];
}

/** @param {string} base @param {string} folder @returns {string[]} */
function sources(base, folder) {
  return readdirSync(`${base}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'dist-ui'].includes(entry.name) ? [] : sources(base, path);
    }
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
