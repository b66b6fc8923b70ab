import type { Plugin } from 'vite';

/** For each script, the scripts it imports at its head. */
const imported = new Map<string, readonly string[]>();

/** The script each page starts with. */
const entries: string[] = [];

/** Looks at how the scripts hang together before the lists of what to fetch are written. */
export const scriptGraph: Plugin = {
  name: 'script-graph',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        imported.set(chunk.fileName, chunk.imports);
        if (chunk.isEntry) entries.push(chunk.fileName);
      }
    },
  },
};

/**
 * What a script fetches ahead together with another one: only what does not run already, since the names alone of
 * everything else are as long as a small part of the page.
 */
export function notYetRunning(
  _: string,
  scripts: readonly string[],
  { hostId }: { readonly hostId: string },
): string[] {
  const running = new Set([hostId, ...entries]);
  for (const script of running) for (const name of imported.get(script) ?? []) running.add(name);
  return scripts.filter((script) => !running.has(script));
}
