import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import { damageViewName, type DamageView } from '../../damage/damage-views.ts';

/** Where in an estimate somebody is. */
export interface Whereabouts {
  /** The number of a line. */
  readonly line: number | null;
  readonly column: string | null;
  readonly view: DamageView | null;
}

const columnNames: Readonly<Record<string, string>> = {
  part: 'part',
  operation: 'operation',
  quantity: 'quantity',
  hours: 'hours',
  parts: 'price',
};

/** "line 4, hours", "Road side": what the others read. */
export function sayWhere(
  { line, column, view }: Whereabouts,
  sides?: readonly Pick<SideEntry, 'code' | 'name'>[],
): string {
  if (line === null) return view === null ? 'the estimate' : damageViewName(view, sides);
  const name = column === null ? undefined : columnNames[column];
  return name === undefined ? `line ${line}` : `line ${line}, ${name}`;
}

/** The line, and the column if one was named, out of those words; null where they name no line. */
export function lineOfWhere(where: string): { readonly line: number; readonly column: string | null } | null {
  const [, number, name] = /^line (\d{1,6})(?:, ([a-z]+))?$/.exec(where) ?? [];
  if (number === undefined) return null;
  const column = Object.entries(columnNames).find(([, said]) => said === name)?.[0] ?? null;
  return { line: Number(number), column };
}
