import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import { mainLocation } from '@dre/core/domain/catalogue/regions/region-parts';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { tenthHours, thousandths } from '@dre/core/domain/units';
import type { DemoEstimate } from './demo-plan.ts';
import { demoId, demoPick } from './demo-random.ts';

type Addition = Extract<Change, { kind: 'add-book-line' }>;

/** Edits that add the lines "PART operation quantity zone#region" after the last one. */
export function demoLines(
  company: string,
  estimate: DemoEstimate,
  lines: readonly string[],
  contents: BookContents,
  after: string | null,
): readonly Addition[] {
  let order = after;
  return lines.map((line) => {
    const [part = '', operation = '', quantity = '1', where = ''] = line.split(' ');
    const [zone = '', region] = where.split('#');
    order = orderBetween(order, null);
    const name = [part, operation, zone].filter(Boolean).join(' ');
    return {
      kind: 'add-book-line',
      lineId: demoId(company, `line ${String(estimate.number)} ${name}`),
      order,
      part,
      operation: operation as OperationKind,
      quantity: thousandths(quantityOf(quantity, estimate) * 1_000),
      place: { ...locationOf(part, zone, estimate, contents), region: region ?? null },
    };
  });
}

/** Of a range, every estimate takes the value that follows from its number. */
function quantityOf(text: string, { number, unit }: DemoEstimate): number {
  if (text === 'length') return unit.feet;
  const [from = 0, to = from] = text.split('-').map(Number);
  return from + (number % (to - from + 1));
}

/** The zone that is named, else the damage's zone, its side, or the part's main location. */
function locationOf(
  part: string,
  named: string,
  { work, unit }: DemoEstimate,
  { parts, zones }: BookContents,
): Pick<Addition['place'], 'side' | 'subSide'> {
  const has = new Set(
    zones
      .filter(({ vehicleTypes }) => vehicleTypes.includes(unit.vehicleType))
      .map(({ side, subSide }) => zoneName(side, subSide)),
  );
  const spots = (parts.find(({ code }) => code === part)?.spots ?? []).filter(({ side, subSide }) =>
    has.has(zoneName(side, subSide)),
  );
  const inZone = (zone: string) => spots.find(({ side, subSide }) => zoneName(side, subSide) === zone);
  const spot = inZone(named === '' ? work.zone : named);
  if (named !== '' && spot === undefined) throw new Error(`No ${part} at ${named} of the demo.`);
  const side = work.zone.split('/')[0];
  const { side: found = 'whole', subSide = '' } =
    spot ?? mainLocation(spots.filter((one) => one.side === side)) ?? mainLocation(spots) ?? {};
  return { side: found, subSide };
}

/** The estimator's own hours where the book's are a starting point only. */
export function judgedHours(
  { number, work }: DemoEstimate,
  lines: readonly Addition[],
  { operations }: BookContents,
): readonly Change[] {
  const [part, operation] = work.judged?.split(' ') ?? [];
  const line = lines.find((one) => one.part === part && one.operation === operation);
  const booked = operations.find((one) => one.part === part && one.kind === operation);
  if (line === undefined || booked === undefined) return [];
  const billed = tenthHours(booked.hours.fixed + 1 + (number % 7));
  const { lineId } = line;
  return [
    { kind: 'set-hours', lineId, laborType: booked.laborType, billed },
    { kind: 'change-line', lineId, changes: { note: demoPick(`${part} ${String(number)} why`, reasons) } },
  ];
}

/** Why the work takes longer than the book says. */
const reasons = [
  'Old sealant had to be cut out and cleaned by hand.',
  'Fasteners corroded; each one was drilled out.',
  'Edges were deformed and had to be worked back before fitting.',
];
