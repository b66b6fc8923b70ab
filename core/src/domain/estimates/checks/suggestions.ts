import type { Book, Need, NeedCondition, SuggestionRule } from '../../catalogue/book/book.ts';
import { matchesPattern } from '../../catalogue/regions/pattern.ts';
import { operationName } from '../../catalogue/book/book-names.ts';
import type { OperationKind, Side } from '../../catalogue/trade-words.ts';
import type { EstimateContent, RvUnit } from '../model/estimate.ts';
import { fitsUnit } from '../../catalogue/book/fits-unit.ts';
import { isInTotals, isPriced, type Line } from '../model/line.ts';
import { needName } from '../model/suggested-operation.ts';

/** Work that commonly belongs with what is on the estimate but is missing. */
export interface Suggestion {
  /** The key under which it is answered; an answered suggestion is not offered again. */
  readonly rule: string;
  /** Other rules that suggest the same work; they are answered together. */
  readonly also: readonly string[];
  readonly part: string;
  readonly operation: OperationKind;
  /** The combined reasons of all these rules. */
  readonly reason: string;
  /** Id of the first line that causes it. */
  readonly line: string;
  /** The condition of an optional need; null for rules. */
  readonly when: NeedCondition | null;
  /** Suggestions of one line with the same `choice` are alternatives. */
  readonly choice: string | null;
  /** True if the cause names the part, the loss or the work itself, not only a part type. */
  readonly isSure: boolean;
}

/** The book's rules in their order, then optional needs of operations. */
export function suggestionsFor(content: EstimateContent, book: Book): readonly Suggestion[] {
  const estimate = readEstimate(content, book);
  const forgotten = book.suggestions.flatMap((rule) => forgottenItem(rule, estimate, content, book));
  return namedOnce([...forgotten, ...offeredNeeds(estimate, content, book)]);
}

/**
 * Merges suggestions of the same work into one with all causes. Alternatives are not merged, as each is a question of
 * its own.
 */
function namedOnce(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const byWork = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const work = operationName(suggestion.part, suggestion.operation);
    const first = byWork.get(work);
    if (first === undefined) byWork.set(work, suggestion);
    else if (first.choice === null && suggestion.choice === null) byWork.set(work, merged(first, suggestion));
  }
  return [...byWork.values()];
}

function merged(first: Suggestion, second: Suggestion): Suggestion {
  const isNamed = first.rule === second.rule || first.also.includes(second.rule);
  return {
    ...first,
    also: isNamed ? first.also : [...first.also, second.rule],
    reason: isCoveredBy(first.reason, second.reason)
      ? first.reason
      : bothReasons(first.reason, second.reason),
    isSure: first.isSure || second.isSure,
  };
}

/** "Corner molding clamps the sheet end" adds nothing to "Sheet ends are clamped under a corner molding." */
function isCoveredBy(first: string, second: string): boolean {
  if (first.includes(second)) return true;
  const covered = new Set(stems(first));
  return !second.endsWith('.') && stems(second).every((stem) => covered.has(stem));
}

const stemLetters = 5;

/** The meaningful words, reduced to stems so that endings do not matter. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.map((word) => word.slice(0, stemLetters));
}

/** Reasons of rules are whole sentences; reasons of needs are clauses. */
function bothReasons(first: string, second: string): string {
  return first.endsWith('.')
    ? `${first} ${second.slice(0, 1).toUpperCase()}${second.slice(1)}`
    : `${first}; ${second}`;
}

/** One kind of work on the estimate; repeated lines count once. */
interface Work {
  readonly part: string | null;
  readonly partType: string | null;
  readonly operation: OperationKind;
  readonly side: Side;
  readonly line: string;
}

interface PartOperation {
  readonly part: string;
  readonly operation: OperationKind;
}

interface EstimateWork {
  /** Work that is repaired; work outside the totals causes no suggestions. */
  readonly works: readonly Work[];
  /** Operations on the estimate, including those a line adds automatically. */
  readonly operations: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

function readEstimate({ lines, unit }: EstimateContent, book: Book): EstimateWork {
  const works = new Map<string, Work>();
  const written: PartOperation[] = [];
  const parts = new Set<string>();
  for (const line of lines) {
    if (!isPriced(line)) continue;
    const part = partOf(line);
    if (part !== null) parts.add(part);
    for (const operation of operationsOf(line)) {
      if (part !== null) written.push({ part, operation });
      const key = `${part ?? ''} ${operation} ${line.place.side}`;
      if (works.has(key) || !isInTotals(line)) continue;
      const partType = part === null ? null : (book.part(part)?.partType ?? null);
      works.set(key, { part, partType, operation, side: line.place.side, line: line.id });
    }
  }
  return { works: [...works.values()], operations: withNeeds(written, unit, book), parts };
}

function partOf({ source }: Line): string | null {
  return source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
}

/** Refinish may be on the line of the panel's own operation. */
function operationsOf({ operation, refinish }: Line): ReadonlySet<OperationKind> {
  const operations = new Set<OperationKind>();
  if (operation !== null) operations.add(operation);
  if (refinish !== null) operations.add(refinish.mode === 'blend' ? 'blend' : 'refinish');
  return operations;
}

/** Automatically added operations count as being on the estimate, even when the user left them out. */
function withNeeds(written: readonly PartOperation[], unit: RvUnit, book: Book): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [...written];
  for (const { part, operation } of open) {
    const name = operationName(part, operation);
    if (names.has(name)) continue;
    names.add(name);
    for (const need of book.needsOf(part, operation)) {
      const other = isAutomatic(need, unit) ? book.part(need.otherPart) : undefined;
      if (other !== undefined && fitsUnit(other, unit)) {
        open.push({ part: need.otherPart, operation: need.otherOperation });
      }
    }
  }
  return names;
}

/** Added automatically; among alternatives, only the one the unit is known to carry. */
function isAutomatic({ when, choice, otherPart }: Need, unit: RvUnit): boolean {
  return when === 'always' && (choice === null || unit.fitted.includes(otherPart));
}

function forgottenItem(
  rule: SuggestionRule,
  estimate: EstimateWork,
  content: EstimateContent,
  book: Book,
): readonly Suggestion[] {
  const { unit, loss } = content;
  if (!allows(rule.whenCauses, loss.cause) || !allows(rule.whenVehicleTypes, unit.vehicleType)) return [];
  if (!isOpen(rule.id, rule.suggestPart, rule.suggestOperation, estimate, content, book)) return [];
  if (rule.unlessParts.some((pattern) => hasPartLike(estimate.parts, pattern))) return [];
  const cause = estimate.works.find((work) => fires(rule, work));
  if (cause === undefined) return [];
  const { id, suggestPart: part, suggestOperation: operation, reason } = rule;
  const isSure = rule.whenParts.length > 0 || rule.whenCauses.length > 0;
  const { line } = cause;
  return [{ rule: id, also: [], part, operation, reason, line, when: null, choice: null, isSure }];
}

function fires(rule: SuggestionRule, { part, partType, operation, side }: Work): boolean {
  return (
    allows(rule.whenOperations, operation) &&
    allows(rule.whenSides, side) &&
    allows(rule.whenPartTypes, partType) &&
    (rule.whenParts.length === 0 ||
      (part !== null && rule.whenParts.some((pattern) => matchesPattern(pattern, part))))
  );
}

/** An empty list allows anything; a list with entries rejects unknown values. */
function allows<Value extends string>(allowed: readonly Value[], value: Value | null): boolean {
  return allowed.length === 0 || (value !== null && allowed.includes(value));
}

function hasPartLike(parts: ReadonlySet<string>, pattern: string): boolean {
  for (const part of parts) if (matchesPattern(pattern, part)) return true;
  return false;
}

function isOpen(
  rule: string,
  partCode: string,
  operation: OperationKind,
  estimate: EstimateWork,
  { unit, answeredSuggestions }: EstimateContent,
  book: Book,
): boolean {
  if (answeredSuggestions[rule] !== undefined) return false;
  if (estimate.operations.has(operationName(partCode, operation))) return false;
  const part = book.part(partCode);
  return part !== undefined && fitsUnit(part, unit);
}

function offeredNeeds(estimate: EstimateWork, content: EstimateContent, book: Book): readonly Suggestion[] {
  const offers: Suggestion[] = [];
  for (const { part, operation, line } of estimate.works) {
    const needs = part === null ? [] : book.needsOf(part, operation);
    for (const need of needs) {
      const { otherPart, otherOperation, reason, when, choice } = need;
      const rule = needName(need);
      if (isAnswered(need, needs, estimate, content.unit)) continue;
      if (!isOpen(rule, otherPart, otherOperation, estimate, content, book)) continue;
      const isSure = when === 'always' || when === 'matching-size';
      const work = { part: otherPart, operation: otherOperation };
      offers.push({ rule, also: [], ...work, reason, line, when, choice, isSure });
    }
  }
  return offers;
}

/** True if the line adds it automatically, or the estimate or the unit already answers the question. */
function isAnswered(need: Need, needs: readonly Need[], estimate: EstimateWork, unit: RvUnit): boolean {
  const { otherPart, otherOperation, when, choice } = need;
  if (isAutomatic(need, unit)) return true;
  // Fitting a new part includes removing the old one.
  const isReplaced = estimate.operations.has(operationName(otherPart, 'replace'));
  if (isReplaced && (otherOperation === 'ri' || when === 'if-not-replaced')) return true;
  if (choice === null) return false;
  const alternatives = needs.filter((other) => other.choice === choice);
  const isSelected = alternatives.some((other) =>
    estimate.operations.has(operationName(other.otherPart, other.otherOperation)),
  );
  const isFittedOtherwise =
    !unit.fitted.includes(otherPart) && alternatives.some((other) => unit.fitted.includes(other.otherPart));
  return isSelected || isFittedOtherwise;
}
