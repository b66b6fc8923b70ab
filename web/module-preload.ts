import type { Plugin } from 'vite';

/** For each script, the scripts it imports at its head. */
const imported = new Map<string, readonly string[]>();

/** The entry script of each page. */
const entries: string[] = [];

/** Collects the imports between scripts before the preload lists are written. */
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
      const circle = importCircle(imported);
      // One of them would run before its import: the page stays blank, and only in the production build.
      if (circle !== undefined) this.error(`Scripts import each other: ${circle.join(' → ')}`);
    },
  },
};

/**
 * The scripts preloaded with another one: only those not running already, since the names of all others would be as
 * long as a small part of the page.
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

/** The first circle found of scripts that import each other at their heads. */
export function importCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const search = (script: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(script)) return [...path.slice(path.indexOf(script)), script];
    if (done.has(script)) return undefined;
    for (const name of graph.get(script) ?? []) {
      const circle = search(name, [...path, script]);
      if (circle !== undefined) return circle;
    }
    done.add(script);
    return undefined;
  };
  for (const script of graph.keys()) {
    const circle = search(script, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
