import { expect, test } from 'vitest';
import { applyEdit } from '../../estimates/edits/apply-edit.ts';
import type { Line } from '../../estimates/model/line.ts';
import { workItems } from '../../estimates/pricing/price-estimate.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { aWorkTask } from '../../testing/an-order.ts';
import { smallBook } from '../../testing/small-book.ts';
import { cents, tenthHours } from '../../units.ts';
import type { Finding } from '../model/repair-order.ts';
import { newTask } from '../model/repair-task.ts';
import { lineFromFinding, titleAndNote } from './line-from-finding.ts';
import { partsOf } from './parts-of.ts';
import { tasksOf } from './tasks-of.ts';

const cap = { side: 'front', subSide: 'upper', region: 'cap.front' } as const;
const order = { tasks: [newTask(aWorkTask({ key: 'cap|body', lineNumber: 2, location: cap }), 'version')] };
const found: Finding = {
  id: 'finding-1',
  task: 'cap|body',
  location: { side: 'front', subSide: '' },
  description: 'Rotten wood framing behind front cap, moisture 42%',
  photos: [],
  by: 'Dana',
  at: '2026-11-15T10:42:00Z',
};

function lineOf(finding: Finding): Line {
  const outcome = applyEdit(anEstimate(), lineFromFinding(finding, order, 'V'), smallBook);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  const [line] = outcome.value.lines;
  if (line === undefined) throw new Error('no line');
  return line;
}

test('the line of a finding stands on the part it was reported on', () => {
  expect(lineOf(found).place).toEqual(cap);
  expect(lineOf({ ...found, location: null }).place).toEqual(cap);
  const elsewhere = { side: 'rear', subSide: '', region: null };
  expect(lineOf({ ...found, location: { side: 'rear', subSide: '' } }).place).toEqual(elsewhere);
  expect(lineOf({ ...found, task: null }).place).toEqual({ side: 'front', subSide: '', region: null });
});

test('a priced finding is work to do and orders no part', () => {
  const line: Line = { ...lineOf(found), state: 'firm', price: cents(12_000) };
  const hours: Line = { ...line, labor: { body: { book: null, billed: tenthHours(20) } } };
  const items = workItems(anEstimate({ lines: [hours] }), smallBook);
  expect(tasksOf(items)).toMatchObject([{ description: 'Rotten wood framing behind front cap' }]);
  expect(partsOf(items)).toEqual([]);
});

test.each([
  [
    'Rotten wood framing behind front cap, moisture 42%',
    'Rotten wood framing behind front cap',
    'Moisture 42%',
  ],
  ['Two rafters are cracked.', 'Two rafters are cracked', ''],
  ['Wet luan', 'Wet luan', ''],
  ['Rot, wet, behind the wardrobe. Floor too', 'Rot, wet, behind the wardrobe', 'Floor too'],
  ['', 'Finding, see its photos', ''],
])(
  'the words of a finding are a title and a note, and nothing stands in both: %s',
  (text, description, note) => {
    expect(titleAndNote(text)).toEqual({ description, note });
  },
);

test('words without a stop are cut at a word for the title and whole in the note', () => {
  const text =
    'the floor is soft for two feet behind the wardrobe and the rot goes under the wall plate and on';
  const { description, note } = titleAndNote(text);
  expect(description).toBe('the floor is soft for two feet behind the wardrobe and the rot goes under the…');
  expect(note).toBe(text);
});
