import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { add, type Cents, noMoney } from '@dre/core/domain/units';
import { amount } from '../../../lib/text/format.ts';
import type { RegionMark } from '../../catalogue/illustration/illustration-props.ts';
import type { PicturePin } from '../../catalogue/illustration/pins/pin-clusters.ts';
import { itemRow } from '../lines/grid/line-rows.ts';

/** Sides that have a picture, in the order of the tabs and of Alt 1 to 7. */
export const damageViews = ['front', 'road', 'rear', 'curb', 'roof', 'under', 'interior'] as const;
export type DamageView = (typeof damageViews)[number];

const viewNames: Readonly<Record<DamageView, string>> = {
  front: 'Front',
  road: 'Road side',
  rear: 'Rear',
  curb: 'Curb side',
  roof: 'Roof',
  under: 'Under',
  interior: 'Inside',
};

/** The two long sides carry the company's names. */
export function damageViewName(
  view: DamageView,
  sides: readonly Pick<SideEntry, 'code' | 'name'>[] = [],
): string {
  const isLong = view === 'road' || view === 'curb';
  return (isLong && sides.find(({ code }) => code === view)?.name) || viewNames[view];
}

export function damageView(text: string | undefined): DamageView | undefined {
  return damageViews.find((view) => view === text);
}

/** The picture that shows a line: its side's own, and for slides and awnings the wall they are on. */
export function viewOfLine({ place }: Pick<Line, 'place'>): DamageView | undefined {
  const own = damageView(place.side);
  if (own !== undefined) return own;
  if (place.region?.endsWith('@L')) return 'road';
  if (place.region?.endsWith('@R')) return 'curb';
  return place.side === 'chassis' ? 'under' : place.side === 'systems' ? 'interior' : undefined;
}

/**
 * The picture an estimate opens with: one with lines if there are lines, the one with the point of impact if it has some.
 */
export function openingView(
  { lines, loss }: Pick<Estimate, 'lines' | 'loss'>,
  otherwise: DamageView = 'road',
): DamageView {
  const withLines = new Set(lines.map(viewOfLine));
  const impacts = loss.pointsOfImpact.flatMap(({ side }) => damageView(side) ?? []);
  const first =
    impacts.find((view) => withLines.has(view)) ?? damageViews.find((view) => withLines.has(view));
  return first ?? impacts[0] ?? otherwise;
}

/** Repaired regions are hatched once, replaced ones twice. */
export function regionMarks(lines: readonly Line[]): ReadonlyMap<string, RegionMark> {
  const marks = new Map<string, RegionMark>();
  for (const { place, operation } of lines) {
    if (place.region === null) continue;
    if (operation === 'replace') marks.set(place.region, 'replace');
    else if (!marks.has(place.region)) marks.set(place.region, 'damaged');
  }
  return marks;
}

export function linePins(lines: readonly Line[]): readonly PicturePin[] {
  return lines.flatMap(({ number, place, description }) =>
    place.region === null ? [] : [{ number, region: place.region, label: `Line ${number}, ${description}` }],
  );
}

/** Text for a region with lines: "2 lines, 1,749.00", labor and parts for the full quantity. */
export function lineTextByRegion(
  items: readonly WorkItem[],
  profile: Profile,
  drawn: readonly Pick<Line, 'id' | 'place'>[] = [],
): ReadonlyMap<string, string> {
  const regions = new Map(drawn.map(({ id, place }) => [id, place.region]));
  const sums = new Map<string, { lines: number; cost: Cents }>();
  for (const item of items) {
    const region = regions.get(item.line.id) ?? item.line.place.region;
    if (item.parent !== null || region === null) continue;
    const sum = sums.get(region) ?? { lines: 0, cost: noMoney };
    sums.set(region, { lines: sum.lines + 1, cost: add(sum.cost, itemRow(item, profile).total) });
  }
  return new Map(
    Array.from(sums, ([region, { lines, cost }]) => [region, `${lineCountText(lines)}, ${amount(cost)}`]),
  );
}

export function lineCountText(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}

export function areSameMaps<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

export function areSamePins(some: readonly PicturePin[], others: readonly PicturePin[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ number, region, label }, index) => {
      const other = others[index];
      return other?.number === number && other.region === region && other.label === label;
    })
  );
}
