import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anEmsSource } from '../../../testing/an-ems-source.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, tenthHours, thousandths } from '../../units.ts';
import { compareEms } from '../compare/compare-ems.ts';
import { writeTable } from '../dbase/write-table.ts';
import { emsIssueText } from './ems-issue-text.ts';
import { movedDigits } from './moved-digits.ts';
import { type DroppedFile, emsLimits, readEms } from './read-ems.ts';
import { emsFields } from './schema.ts';
import { writeEms } from './write-ems.ts';

const estimate = anEstimate({
  lines: [
    aLine({
      number: 1,
      description: 'Entry door',
      operation: 'replace',
      price: cents(45_000),
      quantity: thousandths(2_000),
      labor: {
        body: { book: null, billed: tenthHours(25) },
        electrical: { book: null, billed: tenthHours(5) },
      },
    }),
    aLine({ number: 2, description: 'Decals', operation: 'sublet', sublet: cents(64_000) }),
  ],
});
const source = anEmsSource(estimate);

function files(): DroppedFile[] {
  const written = writeEms(source);
  return written.ok ? [...written.value] : [];
}

function read(dropped: readonly DroppedFile[]) {
  const result = readEms(dropped);
  return result.ok ? result.value : result.refusal.map(emsIssueText);
}

/** The set with changed bytes in its lines file. */
function withLines(change: (bytes: Uint8Array) => Uint8Array): DroppedFile[] {
  return files().map((file) =>
    file.name.endsWith('.lin') ? { name: 'x.lin', bytes: change(file.bytes) } : file,
  );
}

const patched = (at: number, ...values: number[]) =>
  withLines((bytes) => {
    const copy = Uint8Array.from(bytes);
    copy.set(values, at);
    return copy;
  });

test('text of an older system is read by the code page its header names', () => {
  const asWritten = (mark: number, byte: number) =>
    withLines((bytes) => {
      const copy = Uint8Array.from(bytes);
      const at = Buffer.from(copy).indexOf('Entry door');
      copy[29] = mark;
      copy[at] = byte;
      return copy;
    });
  const words = (mark: number, byte: number) => {
    const result = read(asWritten(mark, byte));
    return Array.isArray(result) ? result : result.lines[0]?.description;
  };
  expect([words(0x01, 0x90), words(0x02, 0xb7), words(0x03, 0xc9), words(0x00, 0xc9)]).toEqual([
    'Éntry door',
    'Àntry door',
    'Éntry door',
    'Éntry door',
  ]);
});

test('a set we wrote is read back with the same content', () => {
  expect(readEms(files())).toMatchObject({
    ok: true,
    value: {
      system: 'another system',
      version: 'E01',
      totals: { gross: source.priced.totals.gross },
      lines: [
        {
          description: 'Entry door',
          operation: 'OP11',
          price: 90_000,
          labor: [
            { type: 'LAB', billed: 25 },
            { type: 'LAE', billed: 5 },
          ],
        },
        { description: 'Decals', misc: 64_000, labor: [] },
      ],
    },
  });
});

test('compared with a set of its own, an estimate has everything in pairs and no difference', () => {
  const foreign = readEms(files());
  if (!foreign.ok) throw new Error('The set cannot be read.');
  const compared = compareEms(source.priced, estimate.profile, ['', ''], foreign.value);
  expect(compared.onlyOurs).toEqual([]);
  expect(compared.onlyTheirs).toEqual([]);
  for (const { difference } of compared.pairs) {
    expect(difference).toEqual({ hours: 0, price: 0, misc: 0, isOtherOperation: false });
  }
  expect(compared.totals.theirs).toEqual(compared.totals.ours);
});

test('capitals, letters behind the name, missing tables and a missing end mark are no matter', () => {
  const line = files().find(({ name }) => name.endsWith('.lin'));
  const bytes = line?.bytes.subarray(0, -1) ?? new Uint8Array();
  const vehicle = files().find(({ name }) => name.endsWith('.veh'))?.bytes ?? new Uint8Array();
  const dropped = [
    { name: '9508501.LIN', bytes },
    { name: '9508501V.VEH', bytes: vehicle },
    { name: 'readme.txt', bytes: new Uint8Array(9) },
  ];
  expect(read(dropped)).toMatchObject({ system: 'an unnamed system', totals: null, lines: [{}, {}] });
});

const refused: readonly (readonly [string, () => readonly DroppedFile[], string])[] = [
  ['nothing at all', () => [], 'There is no file of an EMS set among these.'],
  [
    'a set without lines',
    () => files().filter(({ name }) => !name.endsWith('.lin')),
    'The LIN file with the lines is missing.',
  ],
  [
    'two sets at once',
    () => [...files(), ...files()].filter(({ name }) => name.endsWith('.lin')),
    'There are two LIN files. Drop the files of one estimate only.',
  ],
  ['an empty file', () => withLines(() => new Uint8Array()), 'x.lin is too short to be a dBase file.'],
  ['a picture', () => patched(0, 0x89), 'x.lin is not a dBase file.'],
  [
    'a header that ends too soon',
    () => withLines((bytes) => bytes.subarray(0, 400)),
    'x.lin is cut off: its list of fields is not complete.',
  ],
  [
    'a header without its end',
    () => patched(32 + 45 * 32, 0x20),
    'x.lin is cut off: its list of fields is not complete.',
  ],
  [
    'records that end too soon',
    () => withLines((bytes) => bytes.subarray(0, -20)),
    'x.lin is cut off: it has fewer records than it says.',
  ],
  [
    'fields of other lengths',
    () => patched(10, 0x10),
    'x.lin is damaged: its fields are not as long as its records.',
  ],
  [
    'four billion records',
    () => patched(4, 0xff, 0xff, 0xff, 0xff),
    'x.lin has more records than an estimate can have.',
  ],
  ['no records', () => patched(4, 0, 0, 0, 0), 'The set holds no line with work or a price.'],
  [
    'too many bytes',
    () => [{ name: 'a.lin', bytes: new Uint8Array(emsLimits.bytes + 1) }],
    'An EMS set has at most 40 files and 4 MB.',
  ],
];

test.each(refused)('%s is refused in a sentence', (_what, dropped, sentence) => {
  expect(read(dropped())).toEqual([sentence]);
});

test('a number that is none is refused by its record and field', () => {
  const fields = emsFields.lin.map((field) =>
    field.name === 'MOD_LB_HRS' ? { ...field, type: 'C' as const } : field,
  );
  const values = ['1e5', '*****', 'NaN', '-', '1.25'];
  for (const text of values) {
    const table = writeTable(
      fields,
      [{ LINE_NO: 1, LINE_DESC: 'Door', MOD_LBR_TY: 'LAB', MOD_LB_HRS: text }],
      '2026-11-15',
    );
    const bytes = table.ok ? table.value.table : new Uint8Array();
    expect(read([{ name: 'a.lin', bytes }])).toEqual(['a.lin, record 1: MOD_LB_HRS is not a number.']);
  }
});

test('a table without the fields of lines is refused', () => {
  const table = writeTable(emsFields.ven, [{}], '2026-11-15');
  const bytes = table.ok ? table.value.table : new Uint8Array();
  expect(read([{ name: 'a.lin', bytes }])).toEqual([
    'a.lin has no field LINE_NO, so it holds no lines of an estimate.',
  ]);
});

test('any dropped bytes give an estimate or messages', () => {
  const whole = files().find(({ name }) => name.endsWith('.lin'))?.bytes ?? new Uint8Array();
  const change = fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.nat(whole.length), (changes, cut) => {
      const bytes = Uint8Array.from(whole);
      for (const { at, value } of changes) bytes[at] = value;
      const result = read([{ name: 'a.lin', bytes: bytes.subarray(0, Math.max(cut, whole.length - 300)) }]);
      return Array.isArray(result)
        ? result.every((sentence) => sentence.endsWith('.'))
        : result.lines.length > 0;
    }),
  );
});

test('numbers are read digit by digit', () => {
  expect(movedDigits('2257.5', 2)).toBe(225_750);
  expect(movedDigits('-.4', 1)).toBe(-4);
  expect(movedDigits('', 1)).toBe(0);
  expect(movedDigits('2.500', 1)).toBe(25);
  expect(movedDigits('9'.repeat(30), 0)).toBeUndefined();
});
