import type { Cells } from '../staged-rows.ts';

const labor: Readonly<Record<string, string>> = {
  refinish: 'refinish',
  blend: 'refinish',
  test: 'diagnostic',
};

/** A new operation with default hours; only Replace bills the part's price. */
export function newOperation(part: Cells, kind: string): Cells {
  const isMeasured = part['unit'] !== 'each' && (kind === 'replace' || kind === 'refinish');
  return {
    part_code: part['code'] ?? '',
    operation: kind,
    labor_type: labor[kind] ?? 'body',
    fixed_hours: isMeasured ? '0.5' : '1.0',
    hours_per_unit: isMeasured ? '0.100' : '',
    min_hours: isMeasured ? '1.0' : '',
    technicians: part['two_technicians'] === '1' ? '2' : '1',
    panel_class: kind === 'refinish' ? 'major' : 'none',
    bills_price: kind === 'replace' ? '1' : '0',
    ems_lbr_op: '',
    skill: '2',
    included: 'to be written',
    not_included: 'to be written',
    confidence: 'low',
    source: 'administrator',
  };
}
