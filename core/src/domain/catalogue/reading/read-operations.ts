import { larger, noTime, tenthHours, type TenthHours } from '../../units.ts';
import { hoursFor, percentOfHours } from '../../rounding.ts';
import { millionths, thousandths } from '../../units.ts';
import type { HoursRule } from '../book/book.ts';
import { confidences, type OperationEntry } from '../book/contents.ts';
import { isEmsOperation } from './read-lists.ts';
import type { ReadPart } from './read-parts.ts';
import type { Cells } from '../book/table-row.ts';
import { operationName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { laborTypes, operationKinds, panelClasses, type Unit } from '../trade-words.ts';

export interface ReadOperation {
  readonly operation: OperationEntry;
  readonly cells: Cells;
}

export function readOperations(
  tables: Tables,
  parts: ReadonlyMap<string, ReadPart>,
): ReadonlyMap<string, ReadOperation> {
  const rows = tables('operations.csv');
  noteDuplicates(rows, ['part_code', 'operation']);
  const operations = new Map(
    rows.map((cells) => {
      const part = parts.get(cells.text('part_code'))?.part;
      if (part === undefined) cells.issue('part_code', 'unknown-part');
      const operation = readOperation(cells, part?.unit ?? 'each');
      return [operationName(operation.part, operation.kind), { operation, cells }];
    }),
  );
  for (const read of operations.values()) noteRefinish(read, operations);
  return operations;
}

function readOperation(cells: Cells, unit: Unit): OperationEntry {
  const kind = cells.word('operation', operationKinds, 'unknown-operation');
  const isCharge = kind === 'sublet' || kind === 'fee';
  const isMeasured = unit !== 'each' && (kind === 'replace' || kind === 'refinish');
  const emsCode = cells.text('ems_lbr_op');
  if (emsCode !== '' && !isEmsOperation(emsCode)) cells.issue('ems_lbr_op', 'not-a-code');
  for (const column of ['included', 'not_included']) {
    if (cells.required(column).length > 160) cells.issue(column, 'too-long');
  }
  return {
    part: cells.required('part_code'),
    kind,
    laborType: cells.word('labor_type', laborTypes, 'unknown-labor-type'),
    hours: readHours(cells, { unit, isCharge, isMeasured }),
    technicians: cells.word('technicians', ['1', '2']) === '2' ? 2 : 1,
    panelClass: cells.word('panel_class', panelClasses),
    billsPrice: cells.flag('bills_price'),
    included: cells.text('included'),
    notIncluded: cells.text('not_included'),
    source: cells.required('source'),
    emsCode,
    skill: cells.count('skill', 1, 3),
    confidence: cells.word('confidence', confidences),
  };
}

function readHours(
  cells: Cells,
  { unit, isCharge, isMeasured }: { unit: Unit; isCharge: boolean; isMeasured: boolean },
): HoursRule {
  const fixed = cells.hours('fixed_hours');
  if (cells.text('hours_per_unit') === '') {
    if (cells.text('min_hours') !== '') cells.issue('min_hours', 'minimum-without-hours-per-unit');
    if (fixed === 0 && !isCharge) cells.issue('fixed_hours', 'hours-missing');
    if (isMeasured) cells.issue('hours_per_unit', 'hours-per-unit-missing');
    return { fixed, perUnit: null, minimum: noTime };
  }
  const perUnit = cells.hoursPerUnit('hours_per_unit');
  const minimum = cells.hours('min_hours');
  if (unit === 'each') cells.issue('hours_per_unit', 'hours-per-unit-of-a-counted-part');
  if (perUnit === 0) cells.issue('hours_per_unit', 'hours-missing');
  if (minimum === 0 || minimum < fixed) cells.issue('min_hours', 'minimum-missing');
  return { fixed, perUnit, minimum };
}

/** Hours of an operation for a number of units; operations counted by the piece use one. */
export function hoursAt({ fixed, perUnit, minimum }: HoursRule, units: number): TenthHours {
  if (perUnit === null) return fixed;
  return larger(minimum, hoursFor(fixed, perUnit, thousandths(units * 1_000)));
}

const major = tenthHours(10);
const half = millionths(500_000);

function noteRefinish(
  { operation, cells }: ReadOperation,
  operations: ReadonlyMap<string, ReadOperation>,
): void {
  const { kind, panelClass, hours } = operation;
  if (kind !== 'refinish' && panelClass !== 'none') {
    cells.issue('panel_class', 'panel-class-without-refinish');
  }
  if (kind === 'refinish' && panelClass !== 'none') {
    const isMajor = hoursAt(hours, 0) >= major;
    if (isMajor !== (panelClass === 'major')) cells.issue('panel_class', 'panel-class-against-hours');
  }
  if (kind !== 'refinish' && kind !== 'blend') return;
  if (operation.laborType !== 'refinish') cells.issue('labor_type', 'refinish-by-other-labor');
  if (kind !== 'blend') return;
  const refinish = operations.get(operationName(operation.part, 'refinish'))?.operation;
  if (refinish === undefined) cells.issue('operation', 'no-such-operation-on-part', 'refinish');
  else if (
    hours.fixed !== percentOfHours(refinish.hours.fixed, half) ||
    !isHalfPerUnit(hours, refinish.hours)
  ) {
    cells.issue('fixed_hours', 'not-half-of-refinish');
  }
}

/** Halves of thousandths are rounded, so the double may differ by one thousandth. */
function isHalfPerUnit(blend: HoursRule, refinish: HoursRule): boolean {
  if (refinish.perUnit === null) return true;
  return blend.perUnit !== null && Math.abs(2 * blend.perUnit - refinish.perUnit) <= 1;
}
