import type { OperationKindEntry, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { type Line, type VehicleLocation, unitPrice } from '@dre/core/domain/estimates/model/line';
import { bookHours } from '@dre/core/domain/estimates/pricing/line-hours/book-hours';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { type Cents, noMoney, one, subtract, type TenthHours } from '@dre/core/domain/units';
import { addFromBook } from '../lines/line-changes.ts';
import type { EstimateNow } from '../open/use-estimate.ts';

/** An operation of a part as offered, with the book's hours and price. */
export interface OperationOffer {
  readonly part: PartEntry;
  readonly kind: OperationKind;
  readonly name: string;
  readonly place: VehicleLocation;
  readonly hours: TenthHours;
  readonly price: Cents;
  /** The existing line with this operation. */
  readonly line: Line | null;
}

type OfferContext = Pick<EstimateNow, 'estimate' | 'book'> & {
  readonly contents: { readonly operationKinds: readonly OperationKindEntry[] };
};

/** Every operation the book has for a part, in the book's order. */
export function operationOffers(
  now: OfferContext,
  part: PartEntry,
  place: VehicleLocation,
): readonly OperationOffer[] {
  return now.contents.operationKinds.flatMap(({ code: kind, name }) => {
    const operation = now.book.operation(part.code, kind);
    if (operation === undefined) return [];
    const line = lineOf(now.estimate.lines, part.code, kind, place);
    const hours = bookHours(operation.hours, one);
    const listed = operation.billsPrice ? part.price.standard : noMoney;
    // The card matches the line, even if its price was changed.
    const price = line === null ? listed : unitPrice(line);
    return [{ part, kind, name, place, line, hours, price }];
  });
}

/** Finds the same work at the same location; parts without a region match by their sub side. */
export function lineOf(
  lines: readonly Line[],
  part: string,
  kind: OperationKind,
  place: VehicleLocation,
): Line | null {
  const same = linesByWork(lines).get(`${part} ${kind}`) ?? [];
  return (
    same.find((line) => line.place.region !== null && line.place.region === place.region) ??
    same.find((line) => line.place.side === place.side && line.place.subSide === place.subSide) ??
    null
  );
}

const works = new WeakMap<readonly Line[], ReadonlyMap<string, readonly Line[]>>();

/** Cached per estimate: it is looked up for every operation of every part of a zone. */
function linesByWork(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const cached = works.get(lines);
  if (cached !== undefined) return cached;
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

/** The amount the offer adds to the total; null once it is on the estimate. Calculated only for visible offers. */
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
