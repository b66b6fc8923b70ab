import type { HoursRule } from '@dre/core/domain/catalogue/book/book';
import type { BookContents, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { operationName } from '@dre/core/domain/catalogue/book/book-names';
import type { OperationKind, Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Cents } from '@dre/core/domain/units';

/** One operation of one part: the book's values beside the company's. */
export interface HouseRow {
  readonly key: string;
  readonly part: PartEntry;
  readonly operation: OperationKind;
  readonly operationName: string;
  readonly bookHours: HoursRule;
  readonly ownHours: HoursRule | null;
  /** Null if another operation of the part bills its price, or none does. */
  readonly bookPrice: Cents | null;
  readonly ownPrice: Cents | null;
}

export interface HouseFilter {
  /** Part of a name or code. */
  readonly find: string;
  readonly partType: string;
  readonly side: Side | '';
  readonly vehicleType: VehicleType | '';
  readonly onlyChanged: boolean;
}

export const everything: HouseFilter = {
  find: '',
  partType: '',
  side: '',
  vehicleType: '',
  onlyChanged: false,
};

export function houseRows(contents: BookContents, values: HouseValues): readonly HouseRow[] {
  const parts = new Map(contents.parts.map((part) => [part.code, part]));
  const names = new Map(contents.operationKinds.map(({ code, name }) => [code, name]));
  const hours = new Map(values.hours.map((own) => [operationName(own.part, own.operation), own]));
  const prices = new Map(values.prices.map(({ part, price }) => [part, price]));
  return contents.operations.flatMap(({ part: code, kind, hours: bookHours, billsPrice }) => {
    const part = parts.get(code);
    if (part === undefined) return [];
    const key = operationName(code, kind);
    const row: HouseRow = {
      key,
      part,
      operation: kind,
      operationName: names.get(kind) ?? kind,
      bookHours,
      ownHours: hours.get(key) ?? null,
      bookPrice: billsPrice ? part.price.standard : null,
      ownPrice: billsPrice ? (prices.get(code) ?? null) : null,
    };
    return [row];
  });
}

export function filteredRows(rows: readonly HouseRow[], filter: HouseFilter): readonly HouseRow[] {
  const words = filter.find.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ part, ownHours, ownPrice, operationName: operation }) => {
    const text = `${part.name} ${part.code} ${operation} ${part.synonyms.join(' ')}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.partType === '' || part.partType === filter.partType) &&
      (filter.side === '' || part.places.some(({ side }) => side === filter.side)) &&
      (filter.vehicleType === '' ||
        part.vehicleTypes.length === 0 ||
        part.vehicleTypes.includes(filter.vehicleType)) &&
      (!filter.onlyChanged || ownHours !== null || ownPrice !== null)
    );
  });
}
