import { percentOfHours } from '../../../rounding.ts';
import { larger, noTime, subtract, type Millionths, type TenthHours } from '../../../units.ts';
import { type BilledHours, billedHours } from '../values/billed-hours.ts';
import { bookTerms } from './book-hours.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import { sourceOf, typedTerm } from './labor-hours.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import { baseHours, type Panel } from './panel.ts';
import type { RefinishRules } from '../../model/profile.ts';

/** A whole panel with its edges, before overlap. `need` explains a required line. */
export function fullPanelHours(line: Line, entry: RefinishEntry, need: HoursTerm | undefined): BilledHours {
  const { book, base } = baseHours(line, entry);
  const { edges } = entry;
  const terms = baseTerms(line, entry, book, need);
  return billedHours(
    {
      type: 'refinish',
      book,
      billed: (base + edges) as TenthHours,
      isIncluded: false,
      source: sourceOf(line, 'refinish', entry),
      terms: edges === 0 ? terms : [...terms, edgesTerm(edges)],
    },
    line.book,
  );
}

/** A blend's hours, split between its own line and the clear coat's. */
export interface BlendHours {
  readonly onPanel: BilledHours;
  readonly onClear: TenthHours;
}

export function blendHours(panel: Panel, mode: 'blend' | 'break-point', rules: RefinishRules): BlendHours {
  const { entry, base, book, task } = panel;
  const percent = blendPercent(panel, rules);
  const blend = percentOfHours(base, percent);
  const onClear = hasClear(panel) ? subtract(blend, percentOfHours(blend, rules.blendOnPanel)) : noTime;
  const terms: readonly HoursTerm[] = [
    ...baseTerms(task.line, entry, book, task.need?.term),
    { kind: mode, numbers: [base, percent], amount: blend - base },
    ...(onClear === 0 ? [] : [{ kind: 'on-clear-line', numbers: [blend], amount: 0 - onClear } as const]),
    ...(entry.edges === 0 ? [] : [edgesTerm(entry.edges)]),
  ];
  const billed = (blend - onClear + entry.edges) as TenthHours;
  const source = sourceOf(task.line, 'refinish', entry);
  const found = { type: 'refinish', book, billed, isIncluded: false, source, terms } as const;
  const onPanel = billedHours(found, task.line.book);
  return { onPanel, onClear };
}

/** The hours that clear coat, a third stage and a second tone are percentages of. */
export function netHours({ base, entry }: Panel, overlap: TenthHours): TenthHours {
  return (larger(noTime, subtract(base, overlap)) + entry.edges) as TenthHours;
}

/** Single-stage paint needs no clear coat. */
export function hasClear({ entry }: Panel): boolean {
  return entry.system !== 'single-stage';
}

function baseTerms(
  line: Line,
  entry: RefinishEntry,
  book: TenthHours,
  need: HoursTerm | undefined,
): readonly HoursTerm[] {
  const terms = entry.billed === null ? stepsOf(entry, line) : [typedTerm(line, 'refinish', entry, book)];
  return need === undefined ? terms : [need, ...terms];
}

function stepsOf({ book }: RefinishEntry, { quantity, unit }: Line): readonly HoursTerm[] {
  return book === null ? [] : bookTerms(book, quantity, unit);
}

function edgesTerm(edges: TenthHours): HoursTerm {
  return { kind: 'edges', numbers: [edges], amount: edges };
}

function blendPercent({ entry }: Panel, rules: RefinishRules): Millionths {
  if (entry.mode === 'break-point') return rules.breakPoint;
  return entry.system === 'three-stage' ? rules.blendThreeStage : rules.blend;
}
