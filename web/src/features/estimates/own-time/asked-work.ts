import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import { limits } from '@dre/core/domain/estimates/model/limits';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';

/** The work of a line as the server is asked about it. */
export interface AskedQuery {
  readonly part: string;
  readonly operation: OperationKind;
  readonly quantity: string;
  readonly edition: string;
  readonly vehicleType?: NonNullable<Estimate['unit']['vehicleType']>;
  readonly houseRevision?: string;
}

/** Null for a line the shop has no time of its own for: paint, work written by hand, or another operation than the book's. */
export function askedQuery(line: Line, estimate: Estimate): AskedQuery | null {
  const { source, book, operation, quantity } = line;
  if (source.kind !== 'book' || book === null || operation === null || quantity <= 0) return null;
  const isOfBook = Object.entries(line.labor).some(
    ([type, entry]) => type !== 'refinish' && entry.book !== null,
  );
  if (!isOfBook || (book.operation !== undefined && book.operation !== operation)) return null;
  const { edition, houseRevision } = book.pin ?? pinOf(estimate);
  const { vehicleType } = estimate.unit;
  return {
    part: source.part,
    operation,
    quantity: String(quantity),
    edition: String(edition),
    ...(vehicleType !== null && { vehicleType }),
    ...(houseRevision !== null && { houseRevision: String(houseRevision) }),
  };
}

/** Takes the figures over: judged hours, and beside them what they rest on. */
export function ownTimeChanges(line: Line, figures: MeasuredHours): readonly Change[] {
  const measured = [...(line.measured ?? []), figures].slice(-limits.agreedValues);
  const { laborType, hours: billed } = figures;
  return [
    { kind: 'change-line', lineId: line.id, changes: { measured } },
    { kind: 'set-hours', lineId: line.id, laborType, billed },
  ];
}

/** The page of house values with the median staged; null where it is no value of one piece of this operation. */
export function houseValueAddress(line: Line, figures: MeasuredHours): string | null {
  const { part, operation, quantity, level, hours, laborType } = figures;
  const isOfOperation = level === 'vehicle' || level === 'operation';
  const isByPiece = line.labor[laborType]?.book?.perUnit === null && quantity === 1_000;
  if (!isOfOperation || !isByPiece) return null;
  return `/account/house-values?${new URLSearchParams({ part, operation, hours: String(hours) }).toString()}`;
}
