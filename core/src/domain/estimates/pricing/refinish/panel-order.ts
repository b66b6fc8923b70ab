import type { Arithmetic } from '../../model/arithmetic.ts';
import { canonicalJson, isSurelyAlike } from '../../../hashing/canonical.ts';
import type { Line } from '../../model/line.ts';
import { noOverrides, type OverrideFor } from '../../model/overrides.ts';
import type { IsGreater, Panel } from '../line-hours/panel.ts';
import { textOrder } from '../values/text-order.ts';

/**
 * More base hours are greater. Of equals neither ids nor the order or numbers of lines decide, as a copy has others
 * and must come to the same: part code, side and sub side do, then everything the line says. Lines that are still
 * equal are interchangeable, but for what somebody put in the place of their automatic values.
 */
export function panelOrder(arithmetic: Arithmetic, overrideOf: OverrideFor): IsGreater {
  if (arithmetic === 1) return isGreaterById;
  return (panel, other) => {
    if (panel.base !== other.base) return panel.base > other.base;
    const tie = compareLines(panel.task.line, other.task.line);
    if (tie !== 0) return tie < 0;
    if (panel.task.need !== other.task.need) return panel.task.need === null;
    return (
      overrideOf !== noOverrides && overridesOfPanel(panel, overrideOf) < overridesOfPanel(other, overrideOf)
    );
  };
}

function isGreaterById(panel: Panel, other: Panel): boolean {
  return panel.base === other.base ? panel.task.line.id < other.task.line.id : panel.base > other.base;
}

function compareLines(line: Line, other: Line): number {
  return (
    textOrder(partOf(line), partOf(other)) ||
    textOrder(line.place.side, other.place.side) ||
    textOrder(line.place.subSide, other.place.subSide) ||
    compareSaid(line, other)
  );
}

function partOf({ source }: Line): string {
  return source.kind === 'book' || source.kind === 'calculator' ? (source.part ?? '') : '';
}

/** Most that come this far say the same, and writing one line down takes as long as reading four. */
function compareSaid(line: Line, other: Line): number {
  return isSaidAlike(line, other) ? 0 : textOrder(contentOf(line), contentOf(other));
}

/** What two lines may differ in and still say the same; a source has a calculation's id in it. */
const unsaid: readonly string[] = ['id', 'number', 'order', 'source'] satisfies (keyof Line)[];

function isSaidAlike(line: Line, other: Line): boolean {
  return (
    isSurelyAlike(line, other, unsaid) && isSurelyAlike(withoutIds(line.source), withoutIds(other.source))
  );
}

/** Lines never change, so what one says is written down once. */
const contents = new WeakMap<Line, string>();

function contentOf(line: Line): string {
  const known = contents.get(line);
  if (known !== undefined) return known;
  const { id: _id, number: _number, order: _order, source, ...said } = line;
  const content = canonicalJson({ ...said, source: withoutIds(source) });
  contents.set(line, content);
  return content;
}

function withoutIds(source: Line['source']): object {
  if (source.kind !== 'calculator') return source;
  const { kind, piece, part } = source;
  return { kind, piece, part };
}

/** A panel whose overlap somebody replaced goes on having one, so those without come first. */
function overridesOfPanel({ task: { line } }: Panel, overrideOf: OverrideFor): string {
  return canonicalJson(overridable.map((rule) => overrideOf(`${rule}:${line.id}`) ?? null));
}

const overridable = ['overlap', 'three-stage', 'two-tone', 'gravel-guard', 'sand-and-buff', 'incl'] as const;
