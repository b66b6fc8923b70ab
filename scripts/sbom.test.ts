import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { listOfPackages } from './sbom.mjs';

interface Locked {
  readonly version: string;
  readonly name?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

test('the list of packages names every package the product runs on, with its version and hash', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(`${root}/package-lock.json`, 'utf8'),
  );
  const needed = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1) ?? ''} ${version}`);
  const list: { bomFormat: string; components: readonly Component[] } = JSON.parse(listOfPackages());
  expect(list.bomFormat).toBe('CycloneDX');
  const listed = new Map(
    list.components.map((part) => [
      `${part.group ? `${part.group}/` : ''}${part.name} ${part.version}`,
      part.hashes ?? [],
    ]),
  );
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter((name) => !listed.has(name))).toEqual([]);
  expect(needed.filter((name) => listed.get(name)?.length === 0)).toEqual([]);
});
