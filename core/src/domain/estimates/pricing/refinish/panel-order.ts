import { canonicalJson, isSurelyAlike } from '../../../hashing/canonical-json.ts';
import type { Line } from '../../model/line.ts';
import { noOverrides, type OverrideFor } from '../../model/overrides.ts';
import type { IsGreater, Panel } from '../line-hours/panel.ts';
import type { PricingCache } from '../values/pricing-cache.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import { textOrder } from '../values/text-order.ts';

/**
 * More base hours are greater. Between equals part code, side and sub side decide, then the line's content. Ids, order
 * and numbers do not: a copied estimate has others and must cost the same. Lines still equal are interchangeable but
 * for overrides of their automatic values.
 */
export function panelOrder({ arithmetic, overrideFor, cache }: PricingContext): IsGreater {
  if (arithmetic === 1) return isGreaterById;
  return (panel, other) => {
    if (panel.base !== other.base) return panel.base > other.base;
    const tie = compareLines(panel.task.line, other.task.line, cache);
    if (tie !== 0) return tie < 0;
    if (panel.task.need !== other.task.need) return panel.task.need === null;
    return (
      overrideFor !== noOverrides &&
      overridesOfPanel(panel, overrideFor) < overridesOfPanel(other, overrideFor)
    );
  };
}

function isGreaterById(panel: Panel, other: Panel): boolean {
  return panel.base === other.base ? panel.task.line.id < other.task.line.id : panel.base > other.base;
}

function compareLines(line: Line, other: Line, cache: PricingCache): number {
  return (
    textOrder(partOf(line), partOf(other)) ||
    textOrder(line.place.side, other.place.side) ||
    textOrder(line.place.subSide, other.place.subSide) ||
    compareContents(line, other, cache)
  );
}

function partOf({ source }: Line): string {
  return source.kind === 'book' || source.kind === 'calculator' ? (source.part ?? '') : '';
}

/** Most lines that get this far are alike, and writing one as text takes as long as reading four. */
function compareContents(line: Line, other: Line, cache: PricingCache): number {
  if (cache.equalLines.get(line) === other) return 0;
  if (!isAlike(line, other)) return textOrder(textOf(line, cache), textOf(other, cache));
  cache.equalLines.set(line, other);
  return 0;
}

/** Fields in which equal lines may differ; a source contains a calculation's id. */
const ignored: readonly string[] = ['id', 'number', 'order', 'source'] satisfies (keyof Line)[];

function isAlike(line: Line, other: Line): boolean {
  return (
    isSurelyAlike(line, other, ignored) && isSurelyAlike(withoutIds(line.source), withoutIds(other.source))
  );
}

function textOf(line: Line, { lineTexts }: PricingCache): string {
  const cached = lineTexts.get(line);
  if (cached !== undefined) return cached;
  const { id: _id, number: _number, order: _order, source, ...content } = line;
  const text = canonicalJson({ ...content, source: withoutIds(source) });
  lineTexts.set(line, text);
  return text;
}

function withoutIds(source: Line['source']): object {
  if (source.kind !== 'calculator') return source;
  const { kind, piece, part } = source;
  return { kind, piece, part };
}

/** A panel with an overridden overlap keeps having one, so panels without overrides come first. */
function overridesOfPanel({ task: { line } }: Panel, overrideFor: OverrideFor): string {
  return canonicalJson(overridable.map((rule) => overrideFor(`${rule}:${line.id}`) ?? null));
}

const overridable = ['overlap', 'three-stage', 'two-tone', 'gravel-guard', 'sand-and-buff', 'incl'] as const;
