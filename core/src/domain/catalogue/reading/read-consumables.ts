import { thousandths } from '../../units.ts';
import type { ConsumableItem, ConsumableUse } from '../book/contents.ts';
import { readPrice } from './read-parts.ts';
import type { Cells } from '../book/table-row.ts';
import { operationName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { operationKinds } from '../trade-words.ts';
import type { BookLookups } from './book-lookups.ts';

export function readConsumableItems(tables: Tables): ReadonlyMap<string, ConsumableItem> {
  const rows = tables('consumable-items.csv');
  noteDuplicates(rows, ['code']);
  return new Map(
    rows.map((cells) => [
      cells.text('code'),
      {
        code: cells.required('code'),
        name: cells.required('name'),
        unitOfMeasure: cells.required('unit_of_measure'),
        price: readPrice(cells),
        priceSource: cells.required('price_source'),
        priceDate: cells.date('price_date'),
      },
    ]),
  );
}

export function readConsumables(
  tables: Tables,
  items: ReadonlyMap<string, ConsumableItem>,
  lookups: BookLookups,
): readonly ConsumableUse[] {
  const rows = tables('consumables.csv');
  noteDuplicates(rows, ['part_code', 'operation', 'consumable_code']);
  return rows.map((cells) => readUse(cells, items, lookups));
}

function readUse(
  cells: Cells,
  items: ReadonlyMap<string, ConsumableItem>,
  lookups: BookLookups,
): ConsumableUse {
  const { parts, operations } = lookups;
  const part = cells.text('part_code');
  const operation = cells.word('operation', operationKinds, 'unknown-operation');
  const unit = parts.get(part)?.part.unit;
  if (unit === undefined) cells.issue('part_code', 'unknown-part');
  else if (!operations.has(operationName(part, operation))) {
    cells.issue('operation', 'no-such-operation-on-part');
  }
  if (unit === 'each' && cells.text('quantity_per_unit') !== '') {
    cells.issue('quantity_per_unit', 'quantity-against-unit');
  }
  return {
    part,
    operation,
    ...readItem(cells, items),
    ...readQuantities(cells),
    billing: readBilling(cells, lookups),
  };
}

/** Unit and price are repeated so that the table is readable by itself; they must equal the item's. */
function readItem(
  cells: Cells,
  items: ReadonlyMap<string, ConsumableItem>,
): Pick<ConsumableUse, 'code' | 'name' | 'unitOfMeasure' | 'unitPrice'> {
  const code = cells.text('consumable_code');
  const item = items.get(code);
  const unitPrice = cells.money('unit_price');
  if (item === undefined) cells.issue('consumable_code', 'unknown-consumable');
  else {
    if (item.unitOfMeasure !== cells.text('unit_of_measure')) {
      cells.issue('unit_of_measure', 'differs-from-item');
    }
    if (item.price.standard !== unitPrice) cells.issue('unit_price', 'differs-from-item');
  }
  return { code, name: item?.name ?? code, unitOfMeasure: cells.text('unit_of_measure'), unitPrice };
}

function readQuantities(cells: Cells): Pick<ConsumableUse, 'quantityFixed' | 'quantityPerUnit'> {
  const quantity = (column: string) => (cells.text(column) === '' ? thousandths(0) : cells.quantity(column));
  const quantities = {
    quantityFixed: quantity('quantity_fixed'),
    quantityPerUnit: quantity('quantity_per_unit'),
  };
  if (quantities.quantityFixed + quantities.quantityPerUnit === 0) {
    cells.issue('quantity_fixed', 'quantity-missing');
  }
  return quantities;
}

/** A priced part that is never replaced includes its material in its price, which must not be billed again. */
function readBilling(cells: Cells, { parts, operations }: BookLookups): ConsumableUse['billing'] {
  const billing = cells.word('billing', ['extra', 'in-price']);
  const part = parts.get(cells.text('part_code'))?.part;
  if (part === undefined) return billing;
  const isMaterial = part.price.standard > 0 && !operations.has(operationName(part.code, 'replace'));
  if ((billing === 'in-price') !== isMaterial) cells.issue('billing', 'billing-against-price');
  return billing;
}
