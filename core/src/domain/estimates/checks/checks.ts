import type { Maker } from '../../catalogue/book/contents.ts';
import { extendedPrice, otherAmount, subletQuote } from '../pricing/totals/item-amounts.ts';
import type { EstimateContent } from '../model/estimate.ts';
import { isInTotals } from '../model/line.ts';
import { isVinChecked, vinTrouble } from '../intake/checked-vins.ts';
import { readVin } from '../intake/vin.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';
import { tenthHours, cents } from '../../units.ts';

/** A finding to review before the estimate goes out. */
export interface Check {
  readonly kind: CheckKind;
  /** Only `blocking` prevents locking. */
  readonly tone: 'ok' | 'warning' | 'blocking';
  readonly text: string;
  /** Keys of the affected lines; empty when the check is not about lines. */
  readonly lines: readonly string[];
}

export type CheckKind =
  | 'vin'
  | 'open'
  | 'contested'
  | 'no-price'
  | 'above-book'
  | 'no-photo'
  | 'not-from-book'
  | 'earlier-book'
  | 'unusual'
  | 'no-lines'
  | 'no-hours'
  | 'customer'
  | 'vehicle'
  | 'claim'
  | 'limits'
  | 'unsent-photos'
  | 'newer-book'
  | 'total-loss'
  | 'no-tax';

export interface Checked {
  readonly estimate: EstimateContent;
  readonly items: readonly WorkItem[];
  readonly makers: readonly Maker[];
  /** Fields two people changed without having seen each other's edit. */
  readonly conflicts?: readonly { readonly lineId: string; readonly others: readonly unknown[] }[];
}

/** Sorted: blocking, then warnings, then checks that passed. */
export function checksFor({ estimate, items, makers, conflicts = [] }: Checked): readonly Check[] {
  const written = items.filter(({ parent }) => parent === null);
  const checks = [
    ...vinChecks(estimate, makers),
    ...openLines(written),
    ...conflictingValues(written, conflicts),
    ...withoutPrice(written),
    ...aboveBook(written),
    ...withoutPhoto(written, estimate),
    ...notFromBook(written),
    ...ofEarlierBook(written),
    ...unusual(written),
  ];
  return checks.toSorted((one, other) => order[one.tone] - order[other.tone]);
}

const order: Record<Check['tone'], number> = { blocking: 0, warning: 1, ok: 2 };

function vinChecks({ unit }: EstimateContent, makers: readonly Maker[]): readonly Check[] {
  if (unit.coachVin === '' && unit.chassisVin === '') return [vinCheck('warning', 'No VIN yet')];
  const numbers = [
    ['coach', unit.coachVin],
    ['chassis', unit.chassisVin],
  ] as const;
  return numbers
    .filter(([, vin]) => vin !== '')
    .map(([of, vin]) => {
      const wrong = vinTrouble(readVin(vin, of, makers));
      const name = of === 'coach' ? 'VIN' : 'Chassis VIN';
      if (wrong !== null && isVinChecked(unit, vin)) return vinCheck('ok', `${name} checked on the vehicle`);
      return wrong === null
        ? vinCheck('ok', `${name} check digit matches`)
        : vinCheck('warning', `${name}: ${wrong}`);
    });
}

function vinCheck(tone: Check['tone'], text: string): Check {
  return { kind: 'vin', tone, text, lines: [] };
}

function openLines(items: readonly WorkItem[]): readonly Check[] {
  return concerning(items, 'open', 'blocking', ({ line }) => line.state === 'open', {
    one: 'is open and blocks locking',
    many: 'open lines block locking',
  });
}

/** A conflict stays until a user chooses; meanwhile the last acknowledged value applies. */
function conflictingValues(
  items: readonly WorkItem[],
  conflicts: Exclude<Checked['conflicts'], undefined>,
): readonly Check[] {
  const values = new Map<string, number>();
  for (const { lineId, others } of conflicts) {
    values.set(lineId, Math.max(values.get(lineId) ?? 0, 1 + others.length));
  }
  const most = Math.max(...values.values());
  return concerning(items, 'contested', 'warning', ({ key }) => values.has(key), {
    one: `has ${most} values to choose from`,
    many: `lines have ${most} values to choose from`,
  });
}

/** Purchased items without a price: free, or forgotten. */
function withoutPrice(items: readonly WorkItem[]): readonly Check[] {
  return concerning(items, 'no-price', 'warning', costsNothing, {
    one: 'has no price',
    many: 'lines have no price',
  });
}

function costsNothing(item: WorkItem): boolean {
  const { line, isPriceIncluded } = item;
  if (!isInTotals(line) || isPriceIncluded || line.partSource === 'existing') return false;
  if (line.operation === 'sublet' || line.source.kind === 'sublet') return subletQuote(item) === 0;
  if (line.operation === 'fee' || line.source.kind === 'fee') return otherAmount(item) === 0;
  return line.operation === 'replace' && extendedPrice(item) === 0;
}

function aboveBook(items: readonly WorkItem[]): readonly Check[] {
  const isAbove = ({ hours }: WorkItem) =>
    hours.some(({ source, billed, book }) => source === 'judgment' && billed > book && book > 0);
  const above = items.filter(isAbove);
  return [
    ...concerning(above, 'above-book', 'warning', ({ line }) => line.note === '', {
      one: 'above book without a note',
      many: 'lines above book without a note',
    }),
    ...concerning(above, 'above-book', 'ok', ({ line }) => line.note !== '', {
      one: 'above book, note added',
      many: 'lines above book, notes added',
    }),
  ];
}

function withoutPhoto(items: readonly WorkItem[], { photos }: EstimateContent): readonly Check[] {
  const photographed = new Set(
    photos.flatMap(({ lines, pins }) => [...lines, ...pins.map(({ lineId }) => lineId)]),
  );
  const isBare = ({ line, key }: WorkItem) => line.operation === 'repair' && !photographed.has(key);
  return concerning(items, 'no-photo', 'warning', isBare, {
    one: 'is a repair without a photo',
    many: 'repair lines have no photo',
  });
}

function notFromBook(items: readonly WorkItem[]): readonly Check[] {
  return concerning(items, 'not-from-book', 'ok', ({ line }) => line.source.kind === 'manual', {
    one: 'is not from the book',
    many: 'lines are not from the book',
  });
}

/** The estimate moved to an edition that has no values for these lines. */
function ofEarlierBook(items: readonly WorkItem[]): readonly Check[] {
  return concerning(items, 'earlier-book', 'warning', ({ line }) => line.book?.pin !== undefined, {
    one: 'keeps values of an earlier edition of the book',
    many: 'lines keep values of an earlier edition of the book',
  });
}

/** Far below the limits and far above a usual line, to catch a misplaced decimal point. */
const usual = { hours: tenthHours(1_000), price: cents(5_000_000) };

function unusual(items: readonly WorkItem[]): readonly Check[] {
  const isLarge = (item: WorkItem) =>
    item.hours.some(({ billed }) => billed > usual.hours) || extendedPrice(item) > usual.price;
  return concerning(items, 'unusual', 'warning', isLarge, {
    one: 'is unusually large',
    many: 'lines are unusually large',
  });
}

export function concerning(
  items: readonly WorkItem[],
  kind: CheckKind,
  tone: Check['tone'],
  matches: (item: WorkItem) => boolean,
  texts: { readonly one: string; readonly many: string },
): readonly Check[] {
  const found = items.filter(matches);
  const [first] = found;
  if (first === undefined) return [];
  const text =
    found.length === 1 ? `Line ${first.line.number} ${texts.one}` : `${found.length} ${texts.many}`;
  return [{ kind, tone, text, lines: found.map(({ key }) => key) }];
}

/** Selecting a check again moves to its next line, and wraps around. */
export function nextLine({ lines }: Pick<Check, 'lines'>, selected: string | null): string | undefined {
  const at = selected === null ? -1 : lines.indexOf(selected);
  return lines[(at + 1) % lines.length];
}

export function areSameChecks(some: readonly Check[], others: readonly Check[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ kind, tone, text, lines }, index) => {
      const other = others[index];
      if (other?.kind !== kind || other.tone !== tone || other.text !== text) return false;
      return lines.length === other.lines.length && lines.every((line, at) => line === other.lines[at]);
    })
  );
}
