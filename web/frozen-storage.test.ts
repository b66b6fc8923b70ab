import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const literal = /'([^'\\\n]*)'|`([^`\\]*)`/g;
/** Keys begin with one of these, or are one of the names the specification gives the session. */
const key = /^(dre[-_ ]|desk |content …|id_token$|saved_UserName$|refresh_message$|active_company$)/;

/** Names under which browsers already store somebody's work: a renamed one would lose it. */
function keysIn(source: string): readonly string[] {
  return [...source.matchAll(literal)]
    .map(([, plain, template]) => plain ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => key.test(text))
    .map((text) => `key '${text}'`);
}

/** Stores and indexes of IndexedDB with their keys; a name that stands in a constant is looked up in its file. */
function storesIn(source: string): readonly string[] {
  const constants = new Map(
    [...source.matchAll(/const (\w+) = ('[^']*');/g)].map(([, name, text]) => [name, text]),
  );
  return [...source.matchAll(/\.(createObjectStore|createIndex)\(([^)]*)\)/g)].map(
    ([, call, values = '']) => `${call} ${values.replace(/^\w+/, (name) => constants.get(name) ?? name)}`,
  );
}

test('a device that was used before finds its work under the same names', async () => {
  const files = ['src', 'public'].flatMap((room) =>
    readdirSync(`${folder}/${room}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${room}/${name}`,
    ),
  );
  const sources = files
    .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  const names = new Set(sources.flatMap((source) => [...keysIn(source), ...storesIn(source)]));
  // `npm run record` records names a feature adds on purpose.
  await expect(`${[...names].toSorted().join('\n')}\n`).toMatchFileSnapshot('./frozen-storage.txt');
});
