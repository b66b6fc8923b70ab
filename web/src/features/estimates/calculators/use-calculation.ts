import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { calculate } from '@dre/core/domain/estimates/calculators/calculate';
import type {
  CalculatedLine,
  CalculationInputs,
  CalculationRefusal,
} from '@dre/core/domain/estimates/model/calculation';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { type Cents, subtract } from '@dre/core/domain/units';
import { useMemo, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { type ItemRow, itemRow } from '../lines/grid/line-rows.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { type AddedRow, addedRows } from '../totals/totals-rows.ts';
import { blankEntry, calculateChange, linesLeftOut, withAnswer } from './calculator-entry.ts';
import type { CalculatorRequest } from './calculator-labels.ts';

/** A calculation being edited: the estimate changes only when it is applied. */
export interface OpenCalculation {
  readonly calculationId: string;
  readonly isExisting: boolean;
  readonly inputs: CalculationInputs;
  readonly answer: (name: string, value: unknown) => void;
  readonly calculatedLines: readonly CalculatedLine[];
  readonly refusal: CalculationRefusal | null;
  readonly leftOut: readonly string[];
  readonly leaveOut: (piece: string, isOut: boolean) => void;
  /** Null while there is nothing to apply. */
  readonly change: Change | null;
  /** The effect on the estimate; null while there is nothing to apply. */
  readonly effect: CalculationEffect | null;
}

/** A calculation's effect on the total, and the rows behind it. */
export interface CalculationEffect {
  readonly adds: Cents;
  /** Rows the rules add below its lines: clear coat, required operations. */
  readonly automatic: readonly ItemRow[];
  readonly figures: readonly AddedRow[];
}

export function useCalculation(request: CalculatorRequest): OpenCalculation {
  const { now, selection } = useBuilder();
  const { estimate, book } = now;
  const existing = 'calculation' in request ? estimate.calculations[request.calculation] : undefined;
  const [calculationId] = useState(() => existing?.id ?? newId());
  const [inputs, setInputs] = useState(() => existing?.inputs ?? blank(request, now, selection.get().zone));
  const [leftOut, setLeftOut] = useState(() =>
    existing === undefined ? [] : linesLeftOut(estimate, existing.id, pieceIdsOf(existing.inputs, now)),
  );
  const result = useMemo(() => calculate(inputs, book), [inputs, book]);
  const calculatedLines = useMemo(() => (result.ok ? result.value : []), [result]);
  const change = useMemo(() => {
    const pieceIds = calculatedLines.map(({ piece }) => piece);
    if (pieceIds.every((piece) => leftOut.includes(piece))) return null;
    return calculateChange({ calculationId, inputs, pieceIds, leftOut }, estimate, newId);
  }, [calculationId, inputs, calculatedLines, leftOut, estimate]);
  const effect = useMemo(() => (change === null ? null : effectOf(change, now)), [change, now]);
  return {
    calculationId,
    isExisting: existing !== undefined,
    inputs,
    answer: (name, value) => setInputs((last) => withAnswer(last, name, value, book)),
    calculatedLines,
    refusal: result.ok ? null : result.refusal,
    leftOut,
    leaveOut: (piece, isOut) =>
      setLeftOut((last) => (isOut ? [...last, piece] : last.filter((one) => one !== piece))),
    change,
    effect,
  };
}

function effectOf(change: Change, { estimate, book, items, totals }: EstimateNow): CalculationEffect | null {
  const outcome = applyEdit(estimate, change, book);
  if (!outcome.ok) return null;
  const after = priceEstimate(outcome.value, book);
  const before = new Set(items.map(({ key }) => key));
  const automatic = after.items.filter(({ key, parent }) => parent !== null && !before.has(key));
  return {
    adds: subtract(after.totals.gross, totals.gross),
    automatic: automatic.map((item) => itemRow(item, outcome.value.profile)),
    figures: addedRows(totals, after.totals),
  };
}

function pieceIdsOf(inputs: CalculationInputs, { book }: EstimateNow): readonly string[] {
  const result = calculate(inputs, book);
  return result.ok ? result.value.map(({ piece }) => piece) : [];
}

function blank(request: CalculatorRequest, now: EstimateNow, zone: string | null): CalculationInputs {
  const calculator = 'calculator' in request ? request.calculator : 'refinish';
  const { unit } = now.estimate;
  const place = startLocation(now, calculator === 'roofing' ? 'roof' : null, zone);
  const answers = Object.entries(('calculator' in request && request.answers) || {});
  return answers.reduce(
    (inputs, [name, value]) => withAnswer(inputs, name, value, now.book),
    blankEntry(calculator, place, unit, now.book),
  );
}

/** Starts in the zone selected in the picture; a roof calculation in a zone of the roof. */
function startLocation(
  { estimate, contents }: EstimateNow,
  side: 'roof' | null,
  zone: string | null,
): VehicleLocation {
  const { vehicleType } = estimate.unit;
  const zones = contents.zones.filter(
    ({ vehicleTypes }) => vehicleType === null || vehicleTypes.includes(vehicleType),
  );
  const fitting = zones.filter((one) => side === null || one.side === side);
  const selected = fitting.find((one) => `${one.side}/${one.subSide}` === zone) ?? fitting[0] ?? zones[0];
  return { side: selected?.side ?? 'whole', subSide: selected?.subSide ?? '', region: null };
}
