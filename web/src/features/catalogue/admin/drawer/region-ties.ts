import type { DraftRow, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { Zone } from '@dre/core/domain/catalogue/book/book';
import { regionPattern } from '@dre/core/domain/catalogue/regions/region-pattern';
import { type Side, sides } from '@dre/core/domain/catalogue/trade-words';
import { newRow, removedRow } from '../staged-rows.ts';

/** The suffix of a side's shape among two mirrored ones, by the side's code. */
export type SuffixOf = (side: string) => 'L' | 'R' | '*';

/** The part's locations that show a region: by its exact name, or by a pattern that matches it. */
export function tiesOf(places: readonly DraftRow[], region: string, suffixOf: SuffixOf): readonly DraftRow[] {
  return places.filter(({ state, cells }) => {
    const pattern = cells['region'] ?? '';
    if (state === 'removed' || pattern === '') return false;
    return pattern === region || regionPattern(pattern, suffixOf(cells['side'] ?? ''))(region);
  });
}

/** True if the tie applies to more regions than the selected one. */
export function isPattern(row: DraftRow): boolean {
  return /[*#]/.test(row.cells['region'] ?? '');
}

interface Tie {
  readonly part: string;
  readonly places: readonly DraftRow[];
  readonly region: string;
  readonly zone: Zone;
  /** Includes the region's mirror image on the other side of the vehicle. */
  readonly withMirror: boolean;
}

/** The rows that tie a part to a region. They replace a location in the same zone without a region. */
export function tying({ part, places, region, zone, withMirror }: Tie): readonly StagedRow[] {
  const twin = withMirror ? mirrored(region, zone) : null;
  const ends = [{ region, zone }, ...(twin === null ? [] : [twin])];
  const remaining = places.filter(({ state }) => state !== 'removed');
  return ends.flatMap((end) => {
    const cells = {
      part_code: part,
      side: end.zone.side,
      sub_side: end.zone.subSide,
      region: end.region,
      sort: '10',
    };
    const row = newRow('part-places.csv', cells);
    if (remaining.some(({ key }) => key === row.key)) return [];
    const blank = remaining.find(
      ({ cells: existing }) =>
        existing['side'] === cells.side &&
        existing['sub_side'] === cells.sub_side &&
        existing['region'] === '',
    );
    return blank === undefined
      ? [row]
      : [
          removedRow('part-places.csv', blank),
          { ...row, cells: { ...cells, sort: blank.cells['sort'] ?? '10' } },
        ];
  });
}

/** The rows that untie it, with the mirror image if that is tied by its exact name. */
export function untying(
  ties: readonly DraftRow[],
  places: readonly DraftRow[],
  withMirror: boolean,
): readonly StagedRow[] {
  const twins = ties.flatMap(({ cells }) => {
    const side = sides.find((existing) => existing === cells['side']);
    if (!withMirror || side === undefined) return [];
    const twin = mirrored(cells['region'] ?? '', { side, subSide: cells['sub_side'] ?? '' });
    return places.filter(
      ({ state, cells: other }) =>
        state !== 'removed' &&
        other['region'] === twin?.region &&
        other['side'] === twin?.zone.side &&
        other['sub_side'] === twin?.zone.subSide,
    );
  });
  const rows = new Map([...ties, ...twins].map((row) => [row.key, row]));
  return [...rows.values()].map((row) => removedRow('part-places.csv', row));
}

const twinSides: Partial<Record<Side, Side>> = { road: 'curb', curb: 'road' };
const twinWords: Readonly<Record<string, string>> = {
  road: 'curb',
  curb: 'road',
  left: 'right',
  right: 'left',
};

/** The same region on the other side of the vehicle; null where it has none. */
export function mirrored(
  region: string,
  zone: Zone,
): { readonly region: string; readonly zone: Zone } | null {
  const [stem = '', suffix] = region.split('@');
  if (suffix !== 'L' && suffix !== 'R') return null;
  const subSide = zone.subSide
    .split('-')
    .map((word) => twinWords[word] ?? word)
    .join('-');
  return {
    region: `${stem}@${suffix === 'L' ? 'R' : 'L'}`,
    zone: { side: twinSides[zone.side] ?? zone.side, subSide },
  };
}
