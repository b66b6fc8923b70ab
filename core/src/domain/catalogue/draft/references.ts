import type { TableFile } from '../book/columns.ts';

export const calculatorsFile = 'calculators.json';
export type AnyFile = TableFile | typeof calculatorsFile;

/** References from one table to another: the columns that form its key, or one column with a list of keys. */
export interface Reference {
  readonly file: TableFile;
  readonly columns: readonly [string, ...string[]];
  readonly to: TableFile;
  /** Several keys in one cell, separated by `|`. */
  readonly isList?: true;
  /** The row describes only the referenced row and is removed with it. */
  readonly isOwn?: true;
}

export const references: readonly Reference[] = [
  { file: 'parts.csv', columns: ['part_type'], to: 'part-types.csv' },
  { file: 'suggestions.csv', columns: ['when_part_types'], to: 'part-types.csv', isList: true },

  { file: 'sub-sides.csv', columns: ['side'], to: 'sides.csv' },
  { file: 'part-places.csv', columns: ['side'], to: 'sides.csv' },

  { file: 'part-places.csv', columns: ['side', 'sub_side'], to: 'sub-sides.csv' },
  { file: 'adjacency.csv', columns: ['side_a', 'sub_side_a'], to: 'sub-sides.csv' },
  { file: 'adjacency.csv', columns: ['side_b', 'sub_side_b'], to: 'sub-sides.csv' },

  { file: 'part-places.csv', columns: ['part_code'], to: 'parts.csv', isOwn: true },
  { file: 'operations.csv', columns: ['part_code'], to: 'parts.csv', isOwn: true },
  { file: 'consumables.csv', columns: ['part_code'], to: 'parts.csv', isOwn: true },
  { file: 'relations.csv', columns: ['part_code'], to: 'parts.csv', isOwn: true },
  { file: 'relations.csv', columns: ['other_part_code'], to: 'parts.csv' },
  { file: 'templates.csv', columns: ['part_code'], to: 'parts.csv' },
  { file: 'suggestions.csv', columns: ['suggest_part_code'], to: 'parts.csv' },
  { file: 'suggestions.csv', columns: ['when_parts'], to: 'parts.csv', isList: true },
  { file: 'suggestions.csv', columns: ['unless_parts'], to: 'parts.csv', isList: true },

  { file: 'consumables.csv', columns: ['part_code', 'operation'], to: 'operations.csv', isOwn: true },
  { file: 'relations.csv', columns: ['part_code', 'operation'], to: 'operations.csv', isOwn: true },
  { file: 'relations.csv', columns: ['other_part_code', 'other_operation'], to: 'operations.csv' },
  { file: 'templates.csv', columns: ['part_code', 'operation'], to: 'operations.csv' },
  { file: 'suggestions.csv', columns: ['suggest_part_code', 'suggest_operation'], to: 'operations.csv' },

  { file: 'consumables.csv', columns: ['consumable_code'], to: 'consumable-items.csv' },

  { file: 'parts.csv', columns: ['constructions'], to: 'constructions.csv', isList: true },
  { file: 'templates.csv', columns: ['construction'], to: 'constructions.csv' },
  { file: 'vehicle-types.csv', columns: ['default_wall'], to: 'constructions.csv' },
  { file: 'vehicle-types.csv', columns: ['default_roof'], to: 'constructions.csv' },

  { file: 'templates.csv', columns: ['cause'], to: 'causes-of-loss.csv' },
  { file: 'suggestions.csv', columns: ['when_causes'], to: 'causes-of-loss.csv', isList: true },
];

/** Every text in the calculators' coefficients, which name parts and constructions by code. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Replaces one code by another. */
export function withCode(value: unknown, from: string, into: string): unknown {
  if (value === from) return into;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withCode(entry, from, into));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withCode(entry, from, into)]),
  );
}
