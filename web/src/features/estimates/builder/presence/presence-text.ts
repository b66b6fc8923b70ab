import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import { damageViewName, type DamageView } from '../../damage/damage-views.ts';

/** A person's position in an estimate. */
export interface Whereabouts {
  /** Line number. */
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

/** Text for the other people: "line 4, hours", "Road side". */
export function whereText(
  { line, column, view }: Whereabouts,
  sides?: readonly Pick<SideEntry, 'code' | 'name'>[],
): string {
  if (line === null) return view === null ? 'the estimate' : damageViewName(view, sides);
  const name = column === null ? undefined : columnNames[column];
  return name === undefined ? `line ${line}` : `line ${line}, ${name}`;
}

/** Reads the line, and the column if any, from that text; null if it names no line. */
export function lineOfWhere(where: string): { readonly line: number; readonly column: string | null } | null {
  const [, number, name] = /^line (\d{1,6})(?:, ([a-z]+))?$/.exec(where) ?? [];
  if (number === undefined) return null;
  const column = Object.entries(columnNames).find(([, label]) => label === name)?.[0] ?? null;
  return { line: Number(number), column };
}
