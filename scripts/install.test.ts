import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstallStale } from './install.mjs';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(`${tmpdir()}/dre-install-`);
});

afterEach(() => {
  rmSync(clone, { recursive: true });
});

const pg = { version: '8.23.1', integrity: 'sha512-a' };
const forAnotherPlatform = { version: '1.0.0', integrity: 'sha512-b', optional: true };

test('a fresh clone needs an install', () => {
  write('package-lock.json', { 'node_modules/pg': pg });
  expect(isInstallStale(clone)).toBe(true);
});

test('an install that fits the lockfile is left alone, other platforms missing or not', () => {
  write('package-lock.json', {
    '': {},
    core: {},
    'node_modules/pg': pg,
    'node_modules/mac': forAnotherPlatform,
  });
  write('node_modules/.package-lock.json', { 'node_modules/pg': pg });
  expect(isInstallStale(clone)).toBe(false);
});

test('a changed version or a new package needs an install', () => {
  write('node_modules/.package-lock.json', { 'node_modules/pg': pg });
  write('package-lock.json', { 'node_modules/pg': { ...pg, version: '8.24.0' } });
  expect(isInstallStale(clone)).toBe(true);
  write('package-lock.json', { 'node_modules/pg': pg, 'node_modules/new': pg });
  expect(isInstallStale(clone)).toBe(true);
});

function write(file: string, packages: object): void {
  mkdirSync(`${clone}/node_modules`, { recursive: true });
  writeFileSync(`${clone}/${file}`, JSON.stringify({ packages }));
}
