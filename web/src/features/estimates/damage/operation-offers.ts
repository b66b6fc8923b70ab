import type { OperationKindEntry, PartEntry } from '@dre/core/domain/catalogue/contents';
import { type OperationKind, operationKinds } from '@dre/core/domain/catalogue/trade-words';
import { applyEdit } from '@dre/core/domain/estimates/apply-edit';
import type { Line, Place } from '@dre/core/domain/estimates/line';
import { priceEstimate } from '@dre/core/domain/estimates/price';
import { add, type Cents, noMoney, noTime, subtract, type TenthHours } from '@dre/core/domain/units';
import { addFromBook } from '../lines/line-actions.ts';
import type { EstimateNow } from '../open/use-estimate.ts';

/** An operation of a part as it is offered: what the book says, and what it would do to the total. */
export interface OperationOffer {
  readonly part: PartEntry;
  readonly kind: OperationKind;
  readonly name: string;
  readonly place: Place;
  readonly hours: TenthHours;
  readonly price: Cents;
  /** What the total becomes more by; null once it is on the estimate. */
  readonly adds: Cents | null;
  /** The line that has it already. */
  readonly line: Line | null;
}

type Asked = Pick<EstimateNow, 'estimate' | 'book' | 'totals'> & {
  readonly contents: { readonly operationKinds: readonly OperationKindEntry[] };
};

/** Every operation the book has for a part, in its order. */
export function operationOffers(now: Asked, part: PartEntry, place: Place): readonly OperationOffer[] {
  const names = new Map(now.contents.operationKinds.map(({ code, name }) => [code, name]));
  return operationKinds
    .filter((kind) => now.book.operation(part.code, kind) !== undefined)
    .map((kind) => {
      const line = lineOf(now, part.code, kind, place);
      const name = names.get(kind) ?? kind;
      return { part, kind, name, place, line, ...figures(now, part, kind, place, line) };
    });
}

/** The same work at the same place; parts without a place of their own are on the estimate once. */
function lineOf({ estimate }: Asked, part: string, kind: OperationKind, place: Place): Line | null {
  const same = estimate.lines.filter(
    ({ source, operation }) => source.kind === 'book' && source.part === part && operation === kind,
  );
  return (
    same.find((line) => line.place.region !== null && line.place.region === place.region) ??
    same.find((line) => line.place.side === place.side && line.place.subSide === place.subSide) ??
    null
  );
}

const trial = 'an offer';

function figures(
  now: Asked,
  part: PartEntry,
  kind: OperationKind,
  place: Place,
  line: Line | null,
): Pick<OperationOffer, 'hours' | 'price' | 'adds'> {
  const operation = now.book.operation(part.code, kind);
  const price = operation?.billsPrice ? part.price.standard : noMoney;
  const change = addFromBook(now.estimate, trial, { part: part.code, operation: kind, place });
  const tried = applyEdit(now.estimate, change, now.book);
  if (!tried.ok) return { hours: noTime, price, adds: null };
  const { items, totals } = priceEstimate(tried.value, now.book);
  const own = items.find(({ key }) => key === trial);
  const hours = own?.hours.reduce((sum, { book }) => add(sum, book), noTime) ?? noTime;
  return { hours, price, adds: line === null ? subtract(totals.gross, now.totals.gross) : null };
}
