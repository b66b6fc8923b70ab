import { limits } from '@dre/core/domain/estimates/model/limits';
import { type StagedRow } from '@dre/core/contract/catalogue/book-draft';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { parseDecimal } from '../../../../ui/fields/number-text.ts';
import { newOperation } from '../drawer/new-operation.ts';
import { newRow } from '../staged-rows.ts';
import { plain } from './part-edits.ts';

/** The form of a new part. */
export interface NewPartEntry {
  readonly code: string;
  readonly name: string;
  readonly partType: string;
  readonly unit: string;
  readonly price: string;
  readonly vehicleTypes: string;
  /** Side and sub side in one word. */
  readonly place: string;
}

export const blankPart: NewPartEntry = {
  code: '',
  name: '',
  partType: '',
  unit: 'each',
  price: '',
  vehicleTypes: '*',
  place: '',
};

/** The rows of a new part: itself, its first location and the operation that fits it; or its errors by field. */
export function newPartRows(
  entry: NewPartEntry,
  today: string,
): Result<readonly StagedRow[], Readonly<Record<string, string>>> {
  const code = entry.code.trim().toUpperCase();
  const name = entry.name.trim();
  const price = parseDecimal(entry.price, 2);
  const [side = '', subSide = ''] = entry.place.split(' ');
  const errors = {
    ...(!/^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/.test(code) && { code: 'Write a number like DR-ENTRY-30.' }),
    ...(code.length > 16 && { code: 'A number has at most 16 characters.' }),
    ...(name === '' && { name: 'A part needs a name.' }),
    ...(entry.partType === '' && { partType: 'Choose a part type.' }),
    ...((price === undefined || price <= 0 || price > limits.price) && {
      price: 'Enter a price, as 120.00.',
    }),
    ...(entry.vehicleTypes === '' && { vehicleTypes: 'Choose at least one vehicle.' }),
    ...(subSide === '' && { place: 'Choose where it is found.' }),
  };
  if (Object.keys(errors).length > 0) return refuse(errors);
  const cost = plain(price ?? 0, 2);
  const part = {
    code,
    name,
    part_type: entry.partType,
    unit: entry.unit,
    price_low: cost,
    price_default: cost,
    price_high: cost,
    price_source: 'administrator',
    price_date: today,
    wear_part: '0',
    life_months: '',
    two_technicians: '0',
    painted: '0',
    family: '',
    size_rank: '',
    constructions: '',
    vehicle_types: entry.vehicleTypes,
    synonyms: '',
    note: '',
  };
  return accept([
    newRow('parts.csv', part),
    newRow('part-places.csv', { part_code: code, side, sub_side: subSide, region: '', sort: '10' }),
    newRow('operations.csv', newOperation(part, 'replace')),
  ]);
}
