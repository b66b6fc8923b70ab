import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledFolder, readCompiled } from './compiled.ts';

const require = createRequire(import.meta.url);

describe('the built server', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dre-compiled-'));
    file = path.join(folder, 'server.cjs');
    writeFileSync(file, 'exports.answer = () => 6 * 7;\nexports.place = __dirname;\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function answer(): unknown {
    const read = require(file) as { answer(): number; place: string };
    return { answer: read.answer(), isInPlace: read.place === folder };
  }

  it('is read where nothing was compiled of it', () => {
    expect(readCompiled(file).cachedDataRejected).toBeUndefined();
    expect(answer()).toEqual({ answer: 42, isInPlace: true });
  });

  it('is read with what was compiled of it, by those who require it too', () => {
    writeFileSync(compiledFolder(file), readCompiled(file).createCachedData());
    expect(readCompiled(file).cachedDataRejected).toBe(false);
    expect(answer()).toEqual({ answer: 42, isInPlace: true });
  });

  it.each([
    [
      'of another file',
      () => readCompiled(file).createCachedData(),
      'exports.answer = () => 0 * 7;\n'.repeat(9),
    ],
    ['of another Node', () => Buffer.from('no machine wrote this'), ''],
  ])('is read as it stands where what was compiled is %s', (_what, compiled, before) => {
    writeFileSync(compiledFolder(file), compiled());
    writeFileSync(file, `${before}exports.answer = () => 6 * 7;\nexports.place = __dirname;\n`);
    expect(readCompiled(file).cachedDataRejected).toBe(true);
    expect(answer()).toEqual({ answer: 42, isInPlace: true });
  });
});
