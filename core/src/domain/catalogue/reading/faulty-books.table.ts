import type { BookIssueReason } from '../book/book-issue.ts';
import type { TableFile } from '../book/columns.ts';

/**
 * A mistake in a table: the row with the `row` cells gets other values. The issue is expected in that row, in the named
 * column.
 */
export interface BookMistake {
  readonly file: TableFile;
  readonly row: Readonly<Record<string, string>>;
  readonly written: Readonly<Record<string, string>>;
  readonly column: string;
  readonly reason: BookIssueReason;
}

type Cells = Readonly<Record<string, string>>;

function mistake(
  file: TableFile,
  row: Cells,
  written: Cells,
  column: string,
  reason: BookIssueReason,
): BookMistake {
  return { file, row, written, column, reason };
}

const parts = 'parts.csv';
const operations = 'operations.csv';
const relations = 'relations.csv';
const adjacency = 'adjacency.csv';

const gasket = { code: 'AC-GASKET' };
const wall = { code: 'SW-LAM-SEC' };
const replaceWall = { part_code: 'SW-LAM-SEC', operation: 'replace' };
const replaceGasket = { part_code: 'AC-GASKET', operation: 'replace' };
const inclusion = { kind: 'includes', part_code: 'AC-PLENUM', other_part_code: 'AC-PLENUM' };
const need = { kind: 'needs', part_code: 'RF-EPDM', other_part_code: 'OP-SCAFF' };
const lower = { side_a: 'curb', sub_side_a: 'front-lower', sub_side_b: 'front-upper' };
const coil = { part_code: 'AC-COIL', consumable_code: 'COIL-CLEAN' };

export const bookMistakes: readonly BookMistake[] = [
  mistake('vehicle-types.csv', { code: 'class-b' }, { code: 'class-x' }, 'code', 'unknown-vehicle-type'),
  mistake('vehicle-types.csv', { code: 'class-b' }, { motorized: 'yes' }, 'motorized', 'not-yes-or-no'),
  mistake(
    'vehicle-types.csv',
    { code: 'class-b' },
    { default_wall: 'wall-glass' },
    'default_wall',
    'unknown-construction',
  ),
  mistake(
    'vehicle-types.csv',
    { code: 'class-b' },
    { default_wall: 'roof-tpo' },
    'default_wall',
    'construction-of-another-kind',
  ),
  mistake(
    'vehicle-types.csv',
    { code: 'class-b' },
    { default_wall: 'wall-residential' },
    'default_wall',
    'not-on-this-vehicle-type',
  ),
  mistake('constructions.csv', { code: 'roof-tpo' }, { applies_to: 'floor' }, 'applies_to', 'unknown-word'),
  mistake('constructions.csv', { code: 'roof-tpo' }, { vehicle_types: '' }, 'vehicle_types', 'empty'),
  mistake('labor-types.csv', { code: 'glass' }, { ems_code: 'GLASS' }, 'ems_code', 'not-a-code'),
  mistake('labor-types.csv', { code: 'glass' }, { starter_rate: '-1.00' }, 'starter_rate', 'negative-price'),
  mistake('operations-kinds.csv', { code: 'fee' }, { ems_lbr_op: 'OP' }, 'ems_lbr_op', 'not-a-code'),
  mistake(
    'part-types.csv',
    { code: 'panel' },
    { default_labor_type: 'magic' },
    'default_labor_type',
    'unknown-labor-type',
  ),
  mistake('sides.csv', { code: 'curb' }, { code: 'middle' }, 'code', 'unknown-side'),
  mistake('sub-sides.csv', { side: 'curb', code: 'cab' }, { side: 'middle' }, 'side', 'unknown-side'),
  mistake(
    'sub-sides.csv',
    { side: 'curb', code: 'cab' },
    { vehicle_types: 'boat' },
    'vehicle_types',
    'unknown-vehicle-type',
  ),
  mistake('sub-sides.csv', { side: 'curb', code: 'cab' }, { sort: 'last' }, 'sort', 'not-a-number'),

  mistake(adjacency, lower, { side_b: 'middle' }, 'side_b', 'unknown-side'),
  mistake(adjacency, lower, { sub_side_b: 'attic' }, 'sub_side_b', 'unknown-zone'),
  mistake(adjacency, lower, { sub_side_b: 'front-lower' }, 'sub_side_b', 'next-to-itself'),
  mistake(
    adjacency,
    lower,
    { sub_side_a: 'front-upper', sub_side_b: 'front-lower' },
    'side_b',
    'pair-not-in-order',
  ),
  mistake(adjacency, lower, { sub_side_b: 'rear-upper' }, 'sub_side_b', 'pair-without-mirror-image'),
  mistake(
    adjacency,
    lower,
    { vehicle_type: 'park-model', sub_side_b: 'mid-lower' },
    'vehicle_type',
    'pair-already-general',
  ),
  mistake(
    adjacency,
    { sub_side_b: 'cab' },
    { vehicle_type: 'park-model' },
    'sub_side_b',
    'not-on-this-vehicle-type',
  ),

  mistake(parts, gasket, { code: 'gasket' }, 'code', 'not-a-code'),
  mistake(parts, gasket, { code: 'AC-GASKET-OF-THE-ROOF' }, 'code', 'too-long'),
  mistake(parts, gasket, { code: 'AC-COIL' }, 'code', 'duplicate'),
  mistake(parts, gasket, { code: 'AC-GASKET ' }, 'code', 'space-at-the-edge'),
  mistake(parts, gasket, { part_type: 'rubber' }, 'part_type', 'unknown-part-type'),
  mistake(parts, gasket, { unit: 'meter' }, 'unit', 'unknown-word'),
  mistake(parts, gasket, { price_default: '-28.00' }, 'price_default', 'negative-price'),
  mistake(parts, gasket, { price_default: '28 dollars' }, 'price_default', 'not-a-number'),
  mistake(parts, gasket, { price_high: '1000000.00' }, 'price_high', 'out-of-range'),
  mistake(parts, gasket, { price_low: '29.00' }, 'price_low', 'prices-out-of-order'),
  mistake(parts, gasket, { price_high: '27.00' }, 'price_high', 'prices-out-of-order'),
  mistake(parts, gasket, { price_low: '0.00', price_default: '0.00' }, 'price_default', 'price-missing'),
  mistake(parts, gasket, { price_date: 'November' }, 'price_date', 'not-a-date'),
  mistake(parts, gasket, { life_months: '' }, 'life_months', 'wear-part-without-life'),
  mistake(parts, gasket, { life_months: '3' }, 'life_months', 'out-of-range'),
  mistake(parts, gasket, { two_technicians: '0' }, 'two_technicians', 'technicians-disagree'),
  mistake(parts, gasket, { painted: '1' }, 'painted', 'paint-and-refinish-disagree'),
  mistake(parts, gasket, { family: 'GASKETS' }, 'size_rank', 'family-without-rank'),
  mistake(parts, gasket, { family: 'GASKETS', size_rank: '1' }, 'family', 'family-of-one'),
  mistake(parts, gasket, { vehicle_types: 'boat' }, 'vehicle_types', 'unknown-vehicle-type'),
  mistake(parts, wall, { constructions: 'wall-glass' }, 'constructions', 'unknown-construction'),
  mistake(parts, wall, { constructions: 'wall-residential' }, 'constructions', 'not-on-this-vehicle-type'),
  mistake(
    parts,
    { code: 'SW-LAM-FULL-L' },
    { price_low: '1.00', price_default: '1.00' },
    'price_default',
    'cheaper-than-smaller-part',
  ),

  mistake('part-places.csv', { part_code: 'AC-COIL' }, { part_code: 'AC-NONE' }, 'part_code', 'unknown-part'),
  mistake('part-places.csv', { part_code: 'AC-COIL' }, { sub_side: 'attic' }, 'sub_side', 'unknown-zone'),
  mistake(
    'part-places.csv',
    { part_code: 'FC-ROOF' },
    { side: 'road', sub_side: 'cab' },
    'sub_side',
    'not-on-this-vehicle-type',
  ),
  mistake('part-places.csv', { part_code: 'AC-COIL' }, { region: '' }, 'region', 'region-missing'),
  mistake('part-places.csv', { part_code: 'AC-COIL' }, { region: 'Roof!' }, 'region', 'not-a-code'),
  mistake(
    'part-places.csv',
    { side: 'road' },
    { region: 'body.wall@R' },
    'region',
    'region-of-the-other-side',
  ),

  mistake(operations, replaceWall, { part_code: 'SW-NONE' }, 'part_code', 'unknown-part'),
  mistake(operations, replaceWall, { operation: 'polish' }, 'operation', 'unknown-operation'),
  mistake(operations, replaceWall, { labor_type: 'magic' }, 'labor_type', 'unknown-labor-type'),
  mistake(operations, replaceWall, { min_hours: '1000.0' }, 'min_hours', 'out-of-range'),
  mistake(operations, replaceWall, { fixed_hours: '0.25' }, 'fixed_hours', 'not-a-number'),
  mistake(operations, replaceWall, { min_hours: '0.0' }, 'min_hours', 'minimum-missing'),
  mistake(operations, replaceWall, { hours_per_unit: '' }, 'hours_per_unit', 'hours-per-unit-missing'),
  mistake(operations, replaceWall, { hours_per_unit: '0' }, 'hours_per_unit', 'hours-missing'),
  mistake(operations, replaceGasket, { min_hours: '1.0' }, 'min_hours', 'minimum-without-hours-per-unit'),
  mistake(
    operations,
    replaceGasket,
    { hours_per_unit: '0.1' },
    'hours_per_unit',
    'hours-per-unit-of-a-counted-part',
  ),
  mistake(operations, replaceGasket, { panel_class: 'major' }, 'panel_class', 'panel-class-without-refinish'),
  mistake(
    operations,
    { ...replaceWall, operation: 'refinish' },
    { panel_class: 'minor' },
    'panel_class',
    'panel-class-against-hours',
  ),
  mistake(
    operations,
    { ...replaceWall, operation: 'refinish' },
    { labor_type: 'body' },
    'labor_type',
    'refinish-by-other-labor',
  ),
  mistake(
    operations,
    { ...replaceWall, operation: 'blend' },
    { hours_per_unit: '0.07' },
    'fixed_hours',
    'not-half-of-refinish',
  ),
  mistake(
    operations,
    { part_code: 'SW-ALU-SHT-M', operation: 'replace' },
    { fixed_hours: '1.0' },
    'fixed_hours',
    'quicker-than-removal',
  ),
  mistake(
    operations,
    { part_code: 'SW-LAM-FULL-L', operation: 'replace' },
    { fixed_hours: '1.0' },
    'fixed_hours',
    'quicker-than-smaller-part',
  ),
  mistake(
    operations,
    { part_code: 'RF-DECK', operation: 'inspect' },
    { fixed_hours: '9.0' },
    'fixed_hours',
    'longer-than-replacement',
  ),
  mistake(operations, replaceWall, { included: 'x'.repeat(161) }, 'included', 'too-long'),

  mistake(relations, inclusion, { part_code: 'AC-NONE' }, 'part_code', 'unknown-part'),
  mistake(relations, inclusion, { other_operation: 'fee' }, 'other_operation', 'no-such-operation-on-part'),
  mistake(relations, inclusion, { other_operation: 'replace' }, 'other_operation', 'relates-to-itself'),
  mistake(
    relations,
    inclusion,
    { other_part_code: 'PM-SID-VIN', part_code: 'FC-BOXSIDE' },
    'other_part_code',
    'not-on-this-vehicle-type',
  ),
  mistake(relations, inclusion, { quantity: '1' }, 'quantity', 'not-for-this-relation'),
  mistake(relations, inclusion, { net_hours: '99.0' }, 'net_hours', 'nets-more-than-there-is'),
  mistake(
    relations,
    inclusion,
    { other_part_code: 'SW-ALU-SHT-L' },
    'net_hours',
    'includes-more-than-itself',
  ),
  mistake(relations, inclusion, { price_included: '1' }, 'price_included', 'not-for-this-relation'),
  mistake(relations, need, { net_hours: 'all' }, 'net_hours', 'not-for-this-relation'),
  mistake(relations, need, { quantity: 'area' }, 'quantity', 'quantity-against-unit'),
  mistake(relations, need, { when: 'sometimes' }, 'when', 'unknown-word'),

  mistake(
    'consumable-items.csv',
    { code: 'LAP' },
    { price_low: '99.00' },
    'price_low',
    'prices-out-of-order',
  ),
  mistake('consumables.csv', coil, { consumable_code: 'GLUE' }, 'consumable_code', 'unknown-consumable'),
  mistake('consumables.csv', coil, { part_code: 'AC-NONE' }, 'part_code', 'unknown-part'),
  mistake('consumables.csv', coil, { operation: 'fee' }, 'operation', 'no-such-operation-on-part'),
  mistake('consumables.csv', coil, { unit_price: '12.00' }, 'unit_price', 'differs-from-item'),
  mistake('consumables.csv', coil, { unit_of_measure: 'barrel' }, 'unit_of_measure', 'differs-from-item'),
  mistake('consumables.csv', coil, { quantity_fixed: '' }, 'quantity_fixed', 'quantity-missing'),
  mistake('consumables.csv', coil, { quantity_per_unit: '1' }, 'quantity_per_unit', 'quantity-against-unit'),
  mistake('consumables.csv', coil, { billing: 'extra' }, 'billing', 'billing-against-price'),

  mistake('suggestions.csv', { id: 'S001' }, { when_parts: 'AP-NONE*' }, 'when_parts', 'no-part-like-this'),
  mistake(
    'suggestions.csv',
    { id: 'S001' },
    { when_part_types: 'rubber' },
    'when_part_types',
    'unknown-part-type',
  ),
  mistake(
    'suggestions.csv',
    { id: 'S001' },
    { when_operations: 'polish' },
    'when_operations',
    'unknown-operation',
  ),
  mistake('suggestions.csv', { id: 'S001' }, { when_sides: 'middle' }, 'when_sides', 'unknown-side'),
  mistake('suggestions.csv', { id: 'S001' }, { when_causes: 'magic' }, 'when_causes', 'unknown-cause'),
  mistake(
    'suggestions.csv',
    { id: 'S001' },
    { suggest_part_code: 'OP-NONE' },
    'suggest_part_code',
    'unknown-part',
  ),
  mistake(
    'suggestions.csv',
    { id: 'S001' },
    { suggest_operation: 'fee' },
    'suggest_operation',
    'no-such-operation-on-part',
  ),
  mistake(
    'suggestions.csv',
    { id: 'S120' },
    { suggest_part_code: 'TC-LOAD', suggest_operation: 'ri' },
    'suggest_part_code',
    'not-on-this-vehicle-type',
  ),
  mistake('suggestions.csv', { id: 'S002' }, { id: 'S001' }, 'id', 'duplicate'),

  mistake(
    'templates.csv',
    { template: 'hail-fw', line: '30' },
    { part_code: 'RF-SHG' },
    'part_code',
    'not-on-this-vehicle-type',
  ),
  mistake(
    'templates.csv',
    { template: 'hail-fw', line: '30' },
    { construction: 'roof-epdm' },
    'part_code',
    'not-in-this-construction',
  ),
  mistake('templates.csv', { template: 'hail-fw', line: '30' }, { cause: 'magic' }, 'cause', 'unknown-cause'),
  mistake(
    'templates.csv',
    { template: 'hail-fw', line: '40' },
    { quantity: '2.5' },
    'quantity',
    'quantity-missing',
  ),
  mistake('wmi.csv', { wmi: '4X4' }, { wmi: 'IOQ' }, 'wmi', 'not-a-code'),
  mistake(
    'total-loss.csv',
    { state: 'TX' },
    { threshold_pct: '100', checked_on: '2026-11-15' },
    'source',
    'source-missing',
  ),
  mistake('total-loss.csv', { state: 'TX' }, { warn_pct: '0' }, 'warn_pct', 'out-of-range'),
];
