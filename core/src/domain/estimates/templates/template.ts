import type { BookContents, PartEntry, TemplateLine } from '../../catalogue/book/contents.ts';
import { fitsUnit } from '../../catalogue/book/fits-unit.ts';
import { operationName, zoneName } from '../../catalogue/book/book-names.ts';
import type { LaborType, OperationKind, Side } from '../../catalogue/trade-words.ts';
import type { Cents, TenthHours, Thousandths } from '../../units.ts';
import type { Change, LineFields } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { billedType, laborTypeChanges } from '../model/labor-type.ts';
import type { Line, VehicleLocation } from '../model/line.ts';
import { orderBetween } from '../model/order-key.ts';

/** A reusable line. Hours and prices come from the target estimate's book, except judged values. */
export type TemplateItem =
  | {
      readonly kind: 'book';
      readonly part: string;
      /** Names the line if the book no longer has the part. */
      readonly name: string;
      readonly operation: OperationKind;
      readonly quantity: Thousandths;
      readonly place: VehicleLocation | null;
      readonly price: Cents | null;
      readonly hours: Readonly<Partial<Record<LaborType, TenthHours>>>;
      readonly billedAs?: NonNullable<Line['billedAs']>;
      readonly note: string;
    }
  | {
      readonly kind: 'hand';
      readonly source: 'manual' | 'sublet' | 'fee' | 'comment';
      readonly place: VehicleLocation;
      readonly fields: Partial<TemplateFields>;
      readonly hours: Readonly<Partial<Record<LaborType, TenthHours>>>;
    };

type TemplateFields = Pick<
  LineFields,
  'description' | 'operation' | 'partNumber' | 'quantity' | 'unit' | 'price' | 'sublet' | 'charge' | 'note'
>;

/** Converts lines of an estimate to reusable items. */
export function templateItems(lines: readonly Line[], includesJudged: boolean): readonly TemplateItem[] {
  return lines.map((line) => {
    const { source, place } = line;
    const part = source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
    const operation = line.book?.operation ?? line.operation;
    if (part !== null && operation !== null) {
      return {
        kind: 'book',
        part,
        name: line.description,
        operation,
        quantity: line.quantity,
        place,
        price: includesJudged ? line.price : null,
        hours: includesJudged ? judgedHours(line) : {},
        ...(includesJudged && line.billedAs && { billedAs: line.billedAs }),
        note: line.note,
      };
    }
    const kind = source.kind === 'book' || source.kind === 'calculator' ? 'manual' : source.kind;
    const { description, partNumber, quantity, unit, price, sublet, charge, note } = line;
    const fields = {
      description,
      operation: line.operation,
      partNumber,
      quantity,
      unit,
      price,
      sublet,
      charge,
      note,
    };
    // No book values exist for manual lines, so the billed labor type is stored directly.
    const hours = Object.entries(judgedHours(line)).map(
      ([type, billed]) => [billedType(line, type as LaborType), billed] as const,
    );
    return { kind: 'hand', source: kind, place, fields, hours: Object.fromEntries(hours) };
  });
}

/** True if a user set hours, labor type or price differently from the book. */
export function hasJudgment(line: Line): boolean {
  const isOther = line.price !== null || line.billedAs !== undefined;
  return line.book !== null && (isOther || Object.keys(judgedHours(line)).length > 0);
}

function judgedHours({ labor }: Line): TemplateHours {
  const judged = Object.entries(labor).flatMap(([type, entry]) =>
    entry.billed === null ? [] : [[type, entry.billed] as const],
  );
  return Object.fromEntries(judged) as TemplateHours;
}

type TemplateHours = TemplateItem['hours'];

/** Converts a canned job of the book to a template item. */
export function starterItem(line: TemplateLine, parts: ReadonlyMap<string, PartEntry>): TemplateItem {
  return {
    kind: 'book',
    part: line.part,
    name: parts.get(line.part)?.name ?? line.part,
    operation: line.operation,
    quantity: line.quantity,
    place: null,
    price: null,
    hours: {},
    note: '',
  };
}

export interface Skipped {
  readonly name: string;
  readonly reason: string;
}

export interface Insertion {
  readonly changes: readonly Change[];
  readonly lines: number;
  readonly skipped: readonly Skipped[];
}

/** Edits that insert a template; items that cannot be inserted are reported in `skipped`, never dropped silently. */
export function insertItems(
  items: readonly TemplateItem[],
  estimate: Pick<Estimate, 'lines' | 'unit'>,
  contents: BookContents,
  newId: () => string,
  /** The side for parts that exist on several sides. */
  near: Side | null = null,
): Insertion {
  const parts = new Map(contents.parts.map((part) => [part.code, part]));
  const operations = new Set(contents.operations.map(({ part, kind }) => operationName(part, kind)));
  const changes: Change[] = [];
  const skipped: Skipped[] = [];
  let order = estimate.lines.at(-1)?.order ?? null;
  let lines = 0;
  for (const item of items) {
    const part = item.kind === 'book' ? parts.get(item.part) : undefined;
    const reason = item.kind === 'book' ? reasonAgainst(item, part, operations, estimate) : null;
    if (reason !== null) {
      skipped.push({ name: itemName(item), reason });
      continue;
    }
    order = orderBetween(order, null);
    lines += 1;
    changes.push(
      ...changesOf(item, {
        lineId: newId(),
        order,
        place: locationFor(item, part, { estimate, contents, near }),
      }),
    );
  }
  return { changes, lines, skipped };
}

export function itemName(item: TemplateItem): string {
  return item.kind === 'book' ? item.name : (item.fields.description ?? '');
}

function reasonAgainst(
  { part: code, operation }: Extract<TemplateItem, { kind: 'book' }>,
  part: PartEntry | undefined,
  operations: ReadonlySet<string>,
  { unit }: Pick<Estimate, 'unit'>,
): string | null {
  if (part === undefined) return 'This book has no such part.';
  if (!fitsUnit(part, unit)) return 'It does not fit this vehicle.';
  return operations.has(operationName(code, operation))
    ? null
    : 'The book has no such operation on this part.';
}

interface PlacementContext {
  readonly estimate: Pick<Estimate, 'unit'>;
  readonly contents: BookContents;
  readonly near: Side | null;
}

/** The side named in a template's title: "Side swipe, road side". */
export function sideInName(name: string, sides: BookContents['sides']): Side | null {
  const text = name.toLowerCase();
  return sides.find((side) => text.includes(side.name.toLowerCase()))?.code ?? null;
}

/** The item's own location if this vehicle has it, otherwise one where the book shows the part. */
function locationFor(
  item: TemplateItem,
  part: PartEntry | undefined,
  { estimate, contents: { zones }, near }: PlacementContext,
): VehicleLocation {
  const { vehicleType } = estimate.unit;
  const has = new Set(
    zones
      .filter(({ vehicleTypes }) => vehicleType === null || vehicleTypes.includes(vehicleType))
      .map(({ side, subSide }) => zoneName(side, subSide)),
  );
  const { place } = item;
  if (place !== null && has.has(zoneName(place.side, place.subSide))) return place;
  const positions = part?.spots ?? [];
  const fitting = positions.filter(({ side, subSide }) => has.has(zoneName(side, subSide)));
  const position = fitting.find(({ side }) => side === near) ?? fitting[0] ?? positions[0];
  if (position === undefined) return place ?? { side: 'whole', subSide: 'fees', region: null };
  return { side: position.side, subSide: position.subSide, region: null };
}

function changesOf(
  item: TemplateItem,
  {
    lineId,
    order,
    place,
  }: { readonly lineId: string; readonly order: string; readonly place: VehicleLocation },
): Change[] {
  const hours = Object.entries(item.hours).map(([laborType, billed]): Change => ({
    kind: 'set-hours',
    lineId,
    laborType: laborType as LaborType,
    billed,
  }));
  if (item.kind === 'hand') {
    const { source, fields } = item;
    return [{ kind: 'add-line', lineId, order, place, source, fields }, ...hours];
  }
  const { part, operation, quantity, price, note } = item;
  const judged: Partial<LineFields> = { ...(price !== null && { price }), ...(note !== '' && { note }) };
  return [
    { kind: 'add-book-line', lineId, order, place, part, operation, quantity },
    ...(Object.keys(judged).length > 0 ? [{ kind: 'change-line', lineId, changes: judged } as const] : []),
    ...hours,
    ...laborTypeChanges(lineId, item.billedAs),
  ];
}
