import type { NeedCondition } from '@dre/core/domain/catalogue/book/book';
import type { Cells } from '../staged-rows.ts';

/** The form of a new relation. */
export interface RelationEntry {
  readonly kind: 'includes' | 'needs';
  readonly operation: string;
  readonly otherPart: string | null;
  readonly otherOperation: string;
  readonly when: NeedCondition;
  readonly reason: string;
}

const quantities: Readonly<Record<string, string>> = { each: '1', ft: 'length', sqft: 'area' };

/** The relation as a row of the book; null while something is missing. */
export function relationCells(part: string, entry: RelationEntry, otherUnit: string): Cells | null {
  const { kind, operation, otherPart, otherOperation, when } = entry;
  const reason = entry.reason.trim();
  if (operation === '' || otherPart === null || otherOperation === '' || reason === '') return null;
  const isNeed = kind === 'needs';
  return {
    kind,
    part_code: part,
    operation,
    other_part_code: otherPart,
    other_operation: otherOperation,
    net_hours: isNeed ? '' : 'all',
    price_included: isNeed ? '' : '0',
    quantity: isNeed ? (quantities[otherUnit] ?? '1') : '',
    when: isNeed ? when : 'always',
    choice: '',
    reason,
  };
}
