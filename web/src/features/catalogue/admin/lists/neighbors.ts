import type { DraftRow, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import { newRow, removedRow } from '../staged-rows.ts';

/** A sub side by its side and code. */
export interface SubSideRef {
  readonly side: string;
  readonly subSide: string;
}

const twins: Readonly<Record<string, string>> = { road: 'curb', curb: 'road', left: 'right', right: 'left' };

/** The same sub side on the other side of the vehicle. */
export function mirrorOf({ side, subSide }: SubSideRef): SubSideRef {
  const turned = (name: string) =>
    name
      .split('-')
      .map((word) => twins[word] ?? word)
      .join('-');
  return { side: turned(side), subSide: turned(subSide) };
}

/** The other end of a pair; null if the sub side is at neither. */
export function otherEnd({ cells }: Pick<DraftRow, 'cells'>, location: SubSideRef): SubSideRef | null {
  const a = { side: cells['side_a'] ?? '', subSide: cells['sub_side_a'] ?? '' };
  const b = { side: cells['side_b'] ?? '', subSide: cells['sub_side_b'] ?? '' };
  if (isSame(a, location)) return b;
  return isSame(b, location) ? a : null;
}

function isSame(one: SubSideRef, other: SubSideRef): boolean {
  return one.side === other.side && one.subSide === other.subSide;
}

/** A pair as the book writes it: the smaller name first. */
function pairRow(one: SubSideRef, other: SubSideRef, reason: string): StagedRow {
  const isInOrder = `${one.side}/${one.subSide}` < `${other.side}/${other.subSide}`;
  const [a, b] = isInOrder ? [one, other] : [other, one];
  return newRow('adjacency.csv', {
    vehicle_type: '*',
    side_a: a.side,
    sub_side_a: a.subSide,
    side_b: b.side,
    sub_side_b: b.subSide,
    reason,
  });
}

/** The rows that add a pair, with its mirror image if both sub sides have one: vehicles are symmetric. */
export function joining(
  one: SubSideRef,
  other: SubSideRef,
  reason: string,
  existing: { readonly places: readonly SubSideRef[]; readonly rows: readonly DraftRow[] },
): readonly StagedRow[] {
  const [image, otherImage] = [mirrorOf(one), mirrorOf(other)];
  const has = (location: SubSideRef) => existing.places.some((there) => isSame(there, location));
  const pairs = [pairRow(one, other, reason)];
  if (has(image) && has(otherImage)) pairs.push(pairRow(image, otherImage, reason));
  const remaining = new Set(existing.rows.filter(({ state }) => state !== 'removed').map(({ key }) => key));
  const rows = new Map(pairs.filter(({ key }) => !remaining.has(key)).map((row) => [row.key, row]));
  return [...rows.values()];
}

/** The rows that remove a pair and its mirror image. */
export function parting(row: DraftRow, rows: readonly DraftRow[]): readonly StagedRow[] {
  const a = { side: row.cells['side_a'] ?? '', subSide: row.cells['sub_side_a'] ?? '' };
  const b = { side: row.cells['side_b'] ?? '', subSide: row.cells['sub_side_b'] ?? '' };
  const twin = { ...pairRow(mirrorOf(a), mirrorOf(b), '') }.cells ?? {};
  const key = newRow('adjacency.csv', { ...twin, vehicle_type: row.cells['vehicle_type'] ?? '*' }).key;
  const image = rows.find((other) => other.key === key && other.key !== row.key && other.state !== 'removed');
  return [row, ...(image === undefined ? [] : [image])].map((removed) =>
    removedRow('adjacency.csv', removed),
  );
}
