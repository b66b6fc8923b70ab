import type { OperationKindEntry, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { type Line, type Place, unitPrice } from '@dre/core/domain/estimates/model/line';
import { bookHours } from '@dre/core/domain/estimates/pricing/line-hours/book-hours';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { type Cents, noMoney, one, subtract, type TenthHours } from '@dre/core/domain/units';
import { addFromBook } from '../lines/line-changes.ts';
import type { EstimateNow } from '../open/use-estimate.ts';

/** An operation of a part as it is offered: what the book says, and what it would do to the total. */
export interface OperationOffer {
  readonly part: PartEntry;
  readonly kind: OperationKind;
  readonly name: string;
  readonly place: Place;
  readonly hours: TenthHours;
  readonly price: Cents;
  /** The line that has it already. */
  readonly line: Line | null;
}

type Asked = Pick<EstimateNow, 'estimate' | 'book'> & {
  readonly contents: { readonly operationKinds: readonly OperationKindEntry[] };
};

/** Every operation the book has for a part, in its order. */
export function operationOffers(now: Asked, part: PartEntry, place: Place): readonly OperationOffer[] {
  return now.contents.operationKinds.flatMap(({ code: kind, name }) => {
    const operation = now.book.operation(part.code, kind);
    if (operation === undefined) return [];
    const line = lineOf(now.estimate.lines, part.code, kind, place);
    const hours = bookHours(operation.hours, one);
    const listed = operation.billsPrice ? part.price.standard : noMoney;
    // The card says what the line says, also where another price was typed.
    const price = line === null ? listed : unitPrice(line);
    return [{ part, kind, name, place, line, hours, price }];
  });
}

/** The same work at the same place; parts without a place of their own are on the estimate once. */
export function lineOf(lines: readonly Line[], part: string, kind: OperationKind, place: Place): Line | null {
  const same = linesByWork(lines).get(`${part} ${kind}`) ?? [];
  return (
    same.find((line) => line.place.region !== null && line.place.region === place.region) ??
    same.find((line) => line.place.side === place.side && line.place.subSide === place.subSide) ??
    null
  );
}

const works = new WeakMap<readonly Line[], ReadonlyMap<string, readonly Line[]>>();

/** Asked for every operation of every part of a zone, so an estimate's lines are gone through once. */
function linesByWork(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const known = works.get(lines);
  if (known !== undefined) return known;
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.source.kind !== 'book') continue;
    const key = `${line.source.part} ${line.operation}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, [line]);
    else same.push(line);
  }
  works.set(lines, found);
  return found;
}

const trial = 'an offer';

/** What the total becomes more by; null once it is on the estimate. Reckoned only for what is looked at. */
export function addedByOffer(
  now: Pick<EstimateNow, 'estimate' | 'book' | 'totals'>,
  { part, kind, place, line }: OperationOffer,
): Cents | null {
  if (line !== null) return null;
  const change = addFromBook(now.estimate, trial, { part: part.code, operation: kind, place });
  const tried = applyEdit(now.estimate, change, now.book);
  if (!tried.ok) return null;
  return subtract(priceEstimate(tried.value, now.book).totals.gross, now.totals.gross);
}
