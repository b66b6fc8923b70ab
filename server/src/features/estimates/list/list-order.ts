import type { SortColumn } from '@dre/core/contract/estimates/estimate-list';
import { type RawBuilder, sql } from 'kysely';

export interface ListOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

type KeyColumn = 'created_at' | 'updated_at' | 'customer' | 'vehicle' | 'insurer' | 'status' | 'total' | 'id';

/** Estimates are numbered in the order they are started, so creation time sorts any numbering scheme. */
const keys: Record<SortColumn, readonly KeyColumn[]> = {
  number: ['created_at', 'id'],
  customer: ['customer', 'updated_at', 'id'],
  vehicle: ['vehicle', 'updated_at', 'id'],
  insurer: ['insurer', 'updated_at', 'id'],
  status: ['status', 'updated_at', 'id'],
  updated: ['updated_at', 'id'],
  total: ['total', 'updated_at', 'id'],
};

/** All columns sort in the same direction, so that one index serves both directions. */
export function orderOf({ column, isDescending }: ListOrder, isReversed = false): RawBuilder<unknown> {
  const direction = sql.raw(isDescending === isReversed ? 'asc' : 'desc');
  return sql.join(keys[column].map((key) => sql`${sql.ref(key)} ${direction}`));
}

/** The values a list row is sorted by. */
export type SortKey = readonly string[];

type KeyRow = Readonly<Partial<Record<KeyColumn, unknown>>>;

export function cursorOf({ column }: ListOrder, row: KeyRow): string {
  const place = keys[column].map((key) => {
    const value = row[key];
    return value instanceof Date ? value.toISOString() : String(value);
  });
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Undefined if it is not the cursor of a list in this order. */
export function placeAt({ column }: ListOrder, cursor: string): SortKey | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const columns = keys[column];
    const fits =
      Array.isArray(place) &&
      place.length === columns.length &&
      columns.every((key, at) => typeof place[at] === 'string' && isValue(key, place[at]));
    return fits ? (place as SortKey) : undefined;
  } catch {
    return undefined;
  }
}

function isValue(key: KeyColumn, text: string): boolean {
  if (key === 'id') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
  if (key === 'total') return /^-?[0-9]{1,15}$/.test(text);
  if (key.endsWith('_at')) {
    return /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(text) && !Number.isNaN(Date.parse(text));
  }
  return !text.includes('\u0000');
}

const casts: Partial<Record<KeyColumn, string>> = {
  id: '::uuid',
  total: '::bigint',
  created_at: '::timestamptz',
  updated_at: '::timestamptz',
};

/** Only the rows on one side of a sort key. */
export function beyond({ column, isDescending }: ListOrder, place: SortKey, isReversed: boolean) {
  const columns = keys[column];
  const sign = sql.raw(isDescending === isReversed ? '>' : '<');
  const row = sql.join(columns.map((key) => sql.ref(key)));
  const values = sql.join(columns.map((key, at) => sql`${place[at]}${sql.raw(casts[key] ?? '')}`));
  return sql<boolean>`(${row}) ${sign} (${values})`;
}
