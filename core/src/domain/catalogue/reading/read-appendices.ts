import { millionths } from '../../units.ts';
import { totalLossMethods, type Maker, type StateTotalLoss, type TemplateLine } from '../book/contents.ts';
import { decimalOf, type Cells } from '../book/table-row.ts';
import { operationName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { operationKinds, vehicleTypes } from '../trade-words.ts';
import type { BookLookups } from './book-lookups.ts';

/** Canned jobs, line by line. */
export function readTemplates(tables: Tables, lookups: BookLookups): readonly TemplateLine[] {
  const rows = tables('templates.csv');
  noteDuplicates(rows, ['template', 'line']);
  return rows.map((cells) => {
    const line: TemplateLine = {
      template: cells.required('template'),
      title: cells.required('title'),
      vehicleType: cells.word('vehicle_type', vehicleTypes, 'unknown-vehicle-type'),
      construction: cells.text('construction'),
      cause: cells.text('cause'),
      line: cells.count('line', 1, 9_999),
      part: cells.text('part_code'),
      operation: cells.word('operation', operationKinds, 'unknown-operation'),
      quantity: cells.quantity('quantity'),
      isOptional: cells.flag('optional'),
      note: cells.text('note'),
    };
    noteTemplateLine(cells, line, lookups);
    return line;
  });
}

function noteTemplateLine(cells: Cells, line: TemplateLine, { lists, parts, operations }: BookLookups): void {
  const part = parts.get(line.part)?.part;
  const construction = lists.constructions.get(line.construction);
  if (construction === undefined) cells.issue('construction', 'unknown-construction');
  if (!lists.causes.has(line.cause)) cells.issue('cause', 'unknown-cause');
  if (part === undefined) {
    cells.issue('part_code', 'unknown-part');
    return;
  }
  if (!operations.has(operationName(line.part, line.operation))) {
    cells.issue('operation', 'no-such-operation-on-part');
  }
  if (!part.vehicleTypes.includes(line.vehicleType)) cells.issue('part_code', 'not-on-this-vehicle-type');
  const ofSameKind = part.constructions.filter(
    (code) => lists.constructions.get(code)?.appliesTo === construction?.appliesTo,
  );
  if (construction !== undefined && ofSameKind.length > 0 && !ofSameKind.includes(construction.code)) {
    cells.issue('part_code', 'not-in-this-construction');
  }
  const isWhole = line.quantity % 1_000 === 0;
  if (line.quantity === 0 || (part.unit === 'each' && !isWhole)) cells.issue('quantity', 'quantity-missing');
}

/** World manufacturer identifiers. */
export function readMakers(tables: Tables): readonly Maker[] {
  const rows = tables('wmi.csv');
  noteDuplicates(rows, ['wmi', 'positions_12_14']);
  return rows.map((cells) => {
    if (!/^[A-HJ-NPR-Z0-9]{3}$/.test(cells.text('wmi'))) cells.issue('wmi', 'not-a-code');
    if (!/^(?:[A-HJ-NPR-Z0-9]{3})?$/.test(cells.text('positions_12_14'))) {
      cells.issue('positions_12_14', 'not-a-code');
    }
    return {
      wmi: cells.text('wmi'),
      completion: cells.text('positions_12_14'),
      name: cells.required('maker'),
      kind: cells.required('kind'),
      isVerified: cells.flag('verified'),
      note: cells.text('note'),
    };
  });
}

/** Total-loss thresholds by state. Public lists contradict each other, so a value needs its source and date. */
export function readTotalLoss(tables: Tables): readonly StateTotalLoss[] {
  const rows = tables('total-loss.csv');
  noteDuplicates(rows, ['state']);
  return rows.map((cells) => {
    const threshold = cells.text('threshold_pct') === '' ? null : percent(cells, 'threshold_pct');
    if (threshold !== null && cells.text('source') === '') cells.issue('source', 'source-missing');
    if (threshold !== null) cells.date('checked_on');
    if (!/^[A-Z]{2}$/.test(cells.text('state'))) cells.issue('state', 'not-a-code');
    return {
      state: cells.text('state'),
      name: cells.required('name'),
      method: cells.word('method', totalLossMethods),
      threshold,
      warnAt: percent(cells, 'warn_pct'),
      includesTax: cells.text('includes_tax') === '' ? null : cells.flag('includes_tax'),
      source: cells.text('source'),
      checkedOn: cells.text('checked_on'),
      note: cells.text('note'),
    };
  });
}

/** Written as 75 or 75.5. */
function percent(cells: Cells, column: string): StateTotalLoss['warnAt'] {
  const value = decimalOf(cells.text(column), 4);
  if (value === null) cells.issue(column, 'not-a-number');
  else if (value === 0 || value > 2_000_000) cells.issue(column, 'out-of-range');
  return millionths(value ?? 0);
}
