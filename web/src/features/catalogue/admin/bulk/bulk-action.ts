import type { BulkAction } from '@dre/core/contract/catalogue/book-bulk';
import { type Side, sides } from '@dre/core/domain/catalogue/trade-words';
import { accept, refuse, type Result } from '@dre/core/domain/result';

export const bulkKinds = ['percent', 'add', 'set', 'round', 'replace', 'move', 'retire'] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const bulkKindLabels: Readonly<Record<BulkKind, string>> = {
  percent: 'Change by percent',
  add: 'Add an amount',
  set: 'Set to',
  round: 'Round to',
  replace: 'Find and replace',
  move: 'Move to a sub side',
  retire: 'Take out of the book',
};

/** The form of a bulk edit. */
export interface BulkForm {
  readonly kind: BulkKind;
  readonly columns: readonly string[];
  readonly value: string;
  readonly find: string;
  /** Side and sub side in one word. */
  readonly place: string;
}

const prices = ['price_low', 'price_default', 'price_high'] as const;

const numberColumns = ['price_default', 'price_low', 'price_high', 'life_months'] as const;
const textColumns = ['name', 'synonyms', 'note', 'price_source', 'price_date'] as const;
const setColumns = [
  'part_type',
  'price_source',
  'price_date',
  'price_default',
  'price_low',
  'price_high',
  'unit',
  'note',
] as const;

export const columnLabels: Readonly<Record<string, string>> = {
  price_default: 'Price',
  price_low: 'Low price',
  price_high: 'High price',
  life_months: 'Life in months',
  name: 'Name',
  synonyms: 'Other names',
  note: 'Note',
  price_source: 'Price source',
  price_date: 'Priced on',
  part_type: 'Part type',
  unit: 'Unit',
};

/** The columns a kind of edit applies to; none if it applies to whole parts. */
export function columnsOf(kind: BulkKind): readonly string[] {
  if (kind === 'move' || kind === 'retire') return [];
  if (kind === 'replace') return textColumns;
  return kind === 'set' ? setColumns : numberColumns;
}

/** A kind's most frequent target: the three prices together, or the first column. */
export function formOf(kind: BulkKind): BulkForm {
  const isNumeric = kind === 'percent' || kind === 'add' || kind === 'round';
  const columns = isNumeric ? prices : columnsOf(kind).slice(0, 1);
  return { kind, columns, value: '', find: '', place: '' };
}

const decimal = /^-?\d{1,9}(\.\d{1,3})?$/;

/** The action for the server, or a sentence naming the missing input. */
export function bulkAction({
  kind,
  columns: selected,
  value,
  find,
  place,
}: BulkForm): Result<BulkAction, string> {
  if (kind === 'retire') return accept({ kind });
  if (kind === 'move') return moving(place);
  const columns = [...selected];
  if (columns.length === 0) return refuse('Choose what to change.');
  if (kind === 'set') return accept({ kind, columns, to: value.trim() });
  if (kind === 'replace') {
    return find === '' ? refuse('Write what to look for.') : accept({ kind, columns, find, with: value });
  }
  const number = value
    .trim()
    .replaceAll(/[$,%\s]/g, '')
    .replace('−', '-')
    .replace(/^\+/, '');
  if (!decimal.test(number)) return refuse(missing[kind]);
  if (kind === 'add') return accept({ kind, columns, amount: number });
  if (kind === 'percent') return accept({ kind, columns, percent: ofHundred(number) });
  return Number(number) > 0 ? accept({ kind, columns, step: number }) : refuse(missing.round);
}

const missing = {
  percent: 'Write by how many percent, like 5 or -2.5.',
  add: 'Write how much to add, like 12.50 or -3.',
  round: 'Write the step to round to, like 0.05, 1 or 5.',
} as const;

/** Converts a change of +5 percent to 105. Calculated in thousandths, so that nothing is lost. */
function ofHundred(change: string): string {
  const thousandths = 100_000 + Math.round(Number(change) * 1_000);
  return String(thousandths / 1_000);
}

function moving(place: string): Result<BulkAction, string> {
  const [first, subSide] = place.split(' ');
  const side: Side | undefined = sides.find((code) => code === first);
  if (side === undefined || subSide === undefined) return refuse('Choose where the parts are to go.');
  return accept({ kind: 'move', side, subSide });
}
