import { totalsBucketOf } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import type { DocumentOrder } from './order.ts';

/** A line with the items rules added for it. */
export type Family = readonly WorkItem[];

export interface SideGroup {
  readonly name: string;
  readonly families: readonly Family[];
}

/** The repair's lines, and separately the lines in none of its totals. */
export interface Sections {
  readonly repair: readonly SideGroup[];
  readonly possible: readonly SideGroup[];
  readonly unrelated: readonly SideGroup[];
  readonly excluded: readonly SideGroup[];
}

export function sectionsOf({
  printed: { items },
  sides,
}: Pick<DocumentOrder, 'printed' | 'sides'>): Sections {
  const sorted: Record<keyof Sections, Family[]> = { repair: [], possible: [], unrelated: [], excluded: [] };
  for (const family of familiesOf(items)) sorted[sectionOf(family)].push(family);
  const bySide = (families: readonly Family[]) =>
    sides
      .map(({ code, name }) => ({
        name,
        families: families.filter(([first]) => first?.line.place.side === code),
      }))
      .filter((group) => group.families.length > 0);
  return {
    repair: bySide(sorted.repair),
    possible: bySide(sorted.possible),
    unrelated: bySide(sorted.unrelated),
    excluded: bySide(sorted.excluded),
  };
}

function familiesOf(items: readonly WorkItem[]): readonly Family[] {
  const families: WorkItem[][] = [];
  for (const item of items) {
    if (item.parent === null) families.push([item]);
    else families.at(-1)?.push(item);
  }
  return families;
}

function sectionOf([first]: Family): keyof Sections {
  const standing = first === undefined ? 'in-totals' : totalsBucketOf(first.line);
  return standing === 'in-totals' ? 'repair' : standing;
}
