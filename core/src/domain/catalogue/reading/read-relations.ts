import type { Inclusion, Need } from '../book/book.ts';
import { needConditions } from '../book/book.ts';
import { findCycle } from './cycles.ts';
import { hoursAt } from './read-operations.ts';
import type { Cells } from '../book/table-row.ts';
import { operationName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { operationKinds } from '../trade-words.ts';
import type { BookLookups } from './book-lookups.ts';

export interface Relations {
  readonly inclusions: readonly Inclusion[];
  readonly needs: readonly Need[];
}

export function readRelations(tables: Tables, lookups: BookLookups): Relations {
  const rows = tables('relations.csv');
  noteDuplicates(rows, ['kind', 'part_code', 'operation', 'other_part_code', 'other_operation']);
  const inclusions: Inclusion[] = [];
  const needs: Need[] = [];
  for (const cells of rows) {
    const ends = readEnds(cells, lookups);
    if (cells.word('kind', ['includes', 'needs']) === 'includes') {
      inclusions.push(readInclusion(cells, ends, lookups));
    } else {
      needs.push(readNeed(cells, ends, lookups));
    }
  }
  noteCycle(rows.filter((cells) => cells.text('kind') === 'includes'));
  noteCycle(rows.filter((cells) => cells.text('kind') === 'needs'));
  return { inclusions, needs };
}

type Ends = Pick<Inclusion, 'part' | 'operation' | 'otherPart' | 'otherOperation' | 'reason'>;

function readEnds(cells: Cells, { parts, operations }: BookLookups): Ends {
  const ends = {
    part: cells.text('part_code'),
    operation: cells.word('operation', operationKinds, 'unknown-operation'),
    otherPart: cells.text('other_part_code'),
    otherOperation: cells.word('other_operation', operationKinds, 'unknown-operation'),
    reason: cells.required('reason'),
  };
  const one = parts.get(ends.part)?.part;
  const other = parts.get(ends.otherPart)?.part;
  if (one === undefined) cells.issue('part_code', 'unknown-part');
  else if (!operations.has(operationName(ends.part, ends.operation))) {
    cells.issue('operation', 'no-such-operation-on-part');
  }
  if (other === undefined) cells.issue('other_part_code', 'unknown-part');
  else if (!operations.has(operationName(ends.otherPart, ends.otherOperation))) {
    cells.issue('other_operation', 'no-such-operation-on-part');
  }
  if (ends.part === ends.otherPart && ends.operation === ends.otherOperation) {
    cells.issue('other_operation', 'relates-to-itself');
  }
  if (one !== undefined && other?.vehicleTypes.some((type) => one.vehicleTypes.includes(type)) === false) {
    cells.issue('other_part_code', 'not-on-this-vehicle-type');
  }
  return ends;
}

function readInclusion(cells: Cells, ends: Ends, lookups: BookLookups): Inclusion {
  for (const column of ['quantity', 'choice']) {
    if (cells.text(column) !== '') cells.issue(column, 'not-for-this-relation');
  }
  const priceIncluded = cells.flag('price_included');
  // Only a replacement has a price that could be part of another.
  if (priceIncluded && ends.otherOperation !== 'replace') {
    cells.issue('price_included', 'not-for-this-relation');
  }
  const netHours: Inclusion['netHours'] =
    cells.text('net_hours') === 'all' ? 'all' : cells.hours('net_hours');
  const inclusion: Inclusion = { ...ends, netHours, priceIncluded };
  noteNetHours(cells, inclusion, lookups);
  return inclusion;
}

function noteNetHours(cells: Cells, inclusion: Inclusion, { operations }: BookLookups): void {
  const own = operations.get(operationName(inclusion.part, inclusion.operation))?.operation.hours;
  const other = operations.get(operationName(inclusion.otherPart, inclusion.otherOperation))?.operation.hours;
  if (own === undefined || other === undefined) return;
  const otherHours = hoursAt(other, 1);
  if (inclusion.netHours !== 'all') {
    if (inclusion.netHours > otherHours) cells.issue('net_hours', 'nets-more-than-there-is');
    return;
  }
  if (inclusion.otherOperation === 'replace' || other.perUnit !== null) return;
  const ownHours = own.perUnit === null ? hoursAt(own, 1) : own.minimum;
  if (otherHours > ownHours) cells.issue('net_hours', 'includes-more-than-itself');
}

const needQuantities = { '1': 'one', count: 'count', length: 'length', area: 'area' } as const;
const quantityOf = { each: ['1', 'count'], ft: ['length'], sqft: ['area'] } as const;

function readNeed(cells: Cells, ends: Ends, { parts }: BookLookups): Need {
  for (const column of ['net_hours', 'price_included']) {
    if (cells.text(column) !== '') cells.issue(column, 'not-for-this-relation');
  }
  const quantity = cells.word('quantity', ['1', 'count', 'length', 'area']);
  const unit = parts.get(ends.otherPart)?.part.unit;
  const fitting: readonly string[] = unit === undefined ? [quantity] : quantityOf[unit];
  if (!fitting.includes(quantity)) cells.issue('quantity', 'quantity-against-unit');
  return {
    ...ends,
    quantity: needQuantities[quantity],
    when: cells.word('when', needConditions),
    choice: cells.text('choice') === '' ? null : cells.text('choice'),
  };
}

/** An operation that includes or needs itself, directly or not, would never end. */
function noteCycle(rows: readonly Cells[]): void {
  const edges = new Map<string, string[]>();
  for (const cells of rows) {
    const [from, to] = edgeOf(cells);
    // Already reported as self-referring.
    if (from === to) continue;
    const lookups = edges.get(from);
    if (lookups === undefined) edges.set(from, [to]);
    else lookups.push(to);
  }
  const cycle = findCycle(edges);
  if (cycle === null) return;
  const ways = new Set(cycle.slice(1).map((to, index) => `${cycle[index]} ${to}`));
  // Any row of the cycle closes it; the last one is most likely the newest.
  const closing = rows.findLast((cells) => ways.has(edgeOf(cells).join(' ')));
  closing?.issue('other_part_code', 'cycle', cycle.join(' > '));
}

function edgeOf(cells: Cells): readonly [string, string] {
  return [
    operationName(cells.text('part_code'), cells.text('operation')),
    operationName(cells.text('other_part_code'), cells.text('other_operation')),
  ];
}
