import type { BookIssueReason } from '../book/book-issue.ts';
import { hoursAt, type ReadOperation } from './read-operations.ts';
import type { ReadPart } from './read-parts.ts';
import { operationName } from '../book/book-names.ts';
import type { OperationKind } from '../trade-words.ts';

/** Checks that need parts and their operations together. */
export function checkParts(
  parts: ReadonlyMap<string, ReadPart>,
  operations: ReadonlyMap<string, ReadOperation>,
): void {
  const ofPart = new Map<string, ReadOperation[]>();
  for (const read of operations.values()) {
    const existing = ofPart.get(read.operation.part);
    if (existing === undefined) ofPart.set(read.operation.part, [read]);
    else existing.push(read);
  }
  for (const read of parts.values()) {
    const own = ofPart.get(read.part.code) ?? [];
    checkPart(read, own);
    checkOrderOfHours(own);
  }
  checkFamilies(parts, operations);
}

function checkPart({ part, cells }: ReadPart, own: readonly ReadOperation[]): void {
  if (own.length === 0) cells.issue('code', 'operation-missing');
  if (part.places.length === 0) cells.issue('code', 'place-missing');
  const has = (kind: OperationKind) => own.some(({ operation }) => operation.kind === kind);
  if (has('replace') && part.price.standard === 0) cells.issue('price_default', 'price-missing');
  if (part.isPainted !== has('refinish')) cells.issue('painted', 'paint-and-refinish-disagree');
  const hasTwo = own.some(({ operation }) => operation.technicians === 2);
  if (part.hasTwoTechnicians !== hasTwo) cells.issue('two_technicians', 'technicians-disagree');
  // If two operations billed it, a part used twice on an estimate would be paid twice.
  const billing = own.filter(({ operation }) => operation.billsPrice).length;
  if (billing !== (part.price.standard > 0 ? 1 : 0)) cells.issue('price_default', 'price-not-billed-once');
}

/** Quantities at which hours are compared: fixed hours dominate small jobs, hours per foot large ones. */
const sizes = [1, 5, 20, 100];

/** Fitting a new part includes removing the old one and the minor work on it. */
function checkOrderOfHours(own: readonly ReadOperation[]): void {
  const hoursOf = (kind: OperationKind) => own.find(({ operation }) => operation.kind === kind);
  const replace = hoursOf('replace');
  if (replace === undefined) return;
  const isLonger = (other: ReadOperation | undefined, at: readonly number[]) =>
    other !== undefined &&
    at.some((size) => hoursAt(other.operation.hours, size) > hoursAt(replace.operation.hours, size));
  if (isLonger(hoursOf('ri'), sizes)) replace.cells.issue('fixed_hours', 'quicker-than-removal');
  for (const kind of ['align', 'reseal', 'inspect', 'test'] as const) {
    const small = hoursOf(kind);
    if (isLonger(small, [10])) small?.cells.issue('fixed_hours', 'longer-than-replacement');
  }
}

const comparedKinds: readonly OperationKind[] = ['replace', 'ri', 'refinish', 'overhaul', 'repair', 'reseal'];

/** Of two parts that differ in size only, the larger is neither cheaper nor quicker. */
function checkFamilies(
  parts: ReadonlyMap<string, ReadPart>,
  operations: ReadonlyMap<string, ReadOperation>,
): void {
  const families = new Map<string, ReadPart[]>();
  for (const read of parts.values()) {
    const { family } = read.part;
    if (family === null) continue;
    families.set(family.name, [...(families.get(family.name) ?? []), read]);
  }
  for (const members of families.values()) {
    const bySize = members.toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const [index, read] of bySize.entries()) {
      const smaller = bySize[index - 1];
      if (bySize.length === 1) read.cells.issue('family', 'family-of-one');
      if (smaller !== undefined) checkSizes(smaller, read, operations);
    }
  }
}

function rankOf({ part }: ReadPart): number {
  return part.family?.rank ?? 0;
}

function checkSizes(
  smaller: ReadPart,
  { part, cells }: ReadPart,
  operations: ReadonlyMap<string, ReadOperation>,
): void {
  const issue = (column: string, reason: BookIssueReason) => cells.issue(column, reason, smaller.part.code);
  if (rankOf(smaller) === part.family?.rank) issue('size_rank', 'duplicate');
  if (part.price.standard < smaller.part.price.standard) issue('price_default', 'cheaper-than-smaller-part');
  for (const kind of comparedKinds) {
    const less = operations.get(operationName(smaller.part.code, kind))?.operation;
    const more = operations.get(operationName(part.code, kind));
    if (less === undefined || more === undefined) continue;
    if (hoursAt(more.operation.hours, 10) < hoursAt(less.hours, 10)) {
      more.cells.issue('fixed_hours', 'quicker-than-smaller-part', smaller.part.code);
    }
  }
}
