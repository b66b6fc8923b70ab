import type { Book } from '../../catalogue/book/book.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import { lineFromBook } from '../model/line-from-book.ts';
import { calculate } from '../calculators/calculate.ts';
import type { Change, LineFields } from '../model/edit.ts';
import type { EstimateContent } from '../model/estimate.ts';
import { bookHours } from '../pricing/line-hours/book-hours.ts';
import { laborTypeChanges } from '../model/labor-type.ts';
import { type LaborEntry, type Line, unitPrice } from '../model/line.ts';

/** Edits that write one estimate's lines into another, and the number of lines the book no longer has. */
export interface CopiedLines {
  readonly changes: readonly Change[];
  readonly byHand: number;
  /** Maps each original line id to its copy. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Copies lines as edits. Book and calculator values are looked up again; typed values are copied. */
export function copiedLines(
  { lines, calculations }: Pick<EstimateContent, 'lines' | 'calculations'>,
  book: Book,
  newId: () => string,
): CopiedLines {
  const changes: Change[] = [];
  const ids = new Map<string, string>();
  for (const { id, inputs } of Object.values(calculations)) {
    const own = lines.filter(({ source }) => source.kind === 'calculator' && source.calculation === id);
    const copy = own.length === 0 ? undefined : copiedCalculation(inputs, own, book, newId);
    if (copy === undefined) continue;
    changes.push(...copy.changes);
    for (const line of own) ids.set(line.id, copy.lineIdOf(line));
  }
  let byHand = 0;
  for (const line of lines) {
    if (ids.has(line.id)) continue;
    const lineId = newId();
    const fromBook = copiedFromBook(line, book, lineId);
    if (fromBook === undefined && line.book !== null) byHand += 1;
    changes.push(...(fromBook ?? copiedByHand(line, lineId)));
    ids.set(line.id, lineId);
  }
  return { changes, byHand, ids };
}

function copiedCalculation(
  inputs: EstimateContent['calculations'][string]['inputs'],
  own: readonly Line[],
  book: Book,
  newId: () => string,
): { readonly changes: Change[]; lineIdOf(line: Line): string } | undefined {
  const pieces = calculate(inputs, book);
  if (!pieces.ok) return undefined;
  const starts = Object.fromEntries(
    own.map((line) => [pieceOf(line), { lineId: newId(), order: line.order }] as const),
  );
  const names = pieces.value.map(({ piece }) => piece);
  // If the calculator no longer produces one of the lines, they are copied one by one.
  if (own.some((line) => !names.includes(pieceOf(line)))) return undefined;
  const leftOut = names.filter((name) => starts[name] === undefined);
  const lineIdOf = (line: Line) => starts[pieceOf(line)]?.lineId ?? '';
  const changes: Change[] = [
    { kind: 'calculate', calculationId: newId(), inputs, lines: starts, leftOut },
    ...own.flatMap((line) => {
      const { quantity: _quantity, unit: _unit, ...fields } = fieldsOf(line);
      const lineId = lineIdOf(line);
      return [{ kind: 'change-line', lineId, changes: fields } as const, ...typedHours(line, lineId)];
    }),
  ];
  return { changes, lineIdOf };
}

function pieceOf({ source }: Line): string {
  return source.kind === 'calculator' ? source.piece : '';
}

function copiedFromBook(line: Line, book: Book, lineId: string): Change[] | undefined {
  const { source, place, quantity, order } = line;
  const operation = line.book?.operation ?? line.operation;
  if (source.kind !== 'book' || operation === null) return undefined;
  const pick = { part: source.part, operation, quantity, place };
  const fresh = lineFromBook(book, pick);
  if (!fresh.ok) return undefined;
  const changes = differing(fresh.value, fieldsOf(line));
  return [
    { kind: 'add-book-line', lineId, order, ...pick },
    ...(Object.keys(changes).length > 0 ? [{ kind: 'change-line', lineId, changes } as const] : []),
    ...typedHours(line, lineId),
    ...typedRefinish(line, lineId),
  ];
}

/** Values from the book or a calculator become manual values. */
function copiedByHand(line: Line, lineId: string): Change[] {
  const { place, order, source } = line;
  const kind = source.kind === 'book' || source.kind === 'calculator' ? 'manual' : source.kind;
  const fields = { ...fieldsOf(line), price: line.book === null ? line.price : unitPrice(line) };
  const hours = (entry: LaborEntry) =>
    entry.billed ?? (entry.book === null ? null : bookHours(entry.book, line.quantity));
  return [
    { kind: 'add-line', lineId, order, source: kind, place, fields },
    ...entries(line.labor).map(
      ([laborType, entry]) => ({ kind: 'set-hours', lineId, laborType, billed: hours(entry) }) as const,
    ),
    ...laborTypeChanges(lineId, line.billedAs),
    ...typedRefinish(
      line.refinish === null
        ? line
        : { ...line, refinish: { ...line.refinish, billed: hours(line.refinish) } },
      lineId,
    ),
  ];
}

function typedHours({ labor, billedAs }: Line, lineId: string): Change[] {
  const typed = entries(labor)
    .filter(([, { billed }]) => billed !== null)
    .map(([laborType, { billed }]) => ({ kind: 'set-hours', lineId, laborType, billed }) as const);
  return [...typed, ...laborTypeChanges(lineId, billedAs)];
}

function entries(labor: Line['labor']): [LaborType, LaborEntry][] {
  return Object.entries(labor) as [LaborType, LaborEntry][];
}

function typedRefinish({ refinish }: Line, lineId: string): Change[] {
  if (refinish === null) return [];
  const { book: _book, ...changes } = refinish;
  return [{ kind: 'change-refinish', lineId, changes }];
}

function fieldsOf(line: Line): LineFields {
  const { description, operation, partNumber, partSource, quantity, unit, price, priceAdjustment } = line;
  const { sublet, charge, taxable, betterment, payer, priorDamage, state, note } = line;
  const part = { description, operation, partNumber, partSource, quantity, unit, price, priceAdjustment };
  return { ...part, sublet, charge, taxable, betterment, payer, priorDamage, state, note };
}

function differing(fresh: LineFields, requested: LineFields): Partial<LineFields> {
  return Object.fromEntries(
    Object.entries(requested).filter(
      ([field, value]) => JSON.stringify(fresh[field as keyof LineFields]) !== JSON.stringify(value),
    ),
  );
}
