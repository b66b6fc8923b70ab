import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, fromInert, isFormula } from './csv.ts';

const dangerous = fc
  .tuple(
    fc.constantFrom(
      '',
      ' ',
      '   ',
      '\n',
      '\r',
      '\r\n',
      '\t',
      '\u00a0',
      '\u3000',
      '\ufeff',
      '\u200b ',
      "'",
      "''",
    ),
    fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'),
    fc.string({ maxLength: 10 }),
  )
  .map(([blank, sign, rest]) => `${blank}${sign}cmd${rest}`);

/** The content of a file with one cell. */
function written(text: string): string {
  const cell = csvOf([[text]]).slice(0, -2);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

test('no cell runs as a formula, with any spaces, breaks or wide signs in front', () => {
  fc.assert(fc.property(dangerous, (text) => written(text).startsWith("'")));
  for (const text of ['\nx', '\tx', '\rx', ' ＝x']) expect(isFormula(text)).toBe(true);
});

test('written text is read back unchanged', () => {
  const cells = fc.oneof(dangerous, fc.string(), fc.string({ unit: 'grapheme' }));
  fc.assert(fc.property(cells, (text) => fromInert(written(text)) === text));
});

test('numbers and ordinary words stay unchanged', () => {
  for (const text of ['-12.50', '+4 %', '0', '  two spaces', 'Entry door', '5 = 5', 'ＡＢＣ']) {
    expect(written(text)).toBe(text);
  }
});
