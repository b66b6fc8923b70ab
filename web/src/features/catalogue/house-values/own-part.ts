import type { BookIssue } from '@dre/core/domain/catalogue/book/book-issue';
import { checkHouseValues } from '@dre/core/domain/catalogue/house-values/check-house-values';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import {
  type HousePart,
  housePartPrefix,
  type HouseValues,
} from '@dre/core/domain/catalogue/house-values/house-values';
import { bookIssueLabels } from '@dre/core/domain/catalogue/reading/book-issue-text';
import type { OperationKind, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { cents, noTime, tenthHours } from '@dre/core/domain/units';
import { parseDecimal } from '../../../ui/fields/number-text.ts';

/** The form of a part the book does not have. */
export interface OwnPartEntry {
  readonly code: string;
  readonly name: string;
  readonly partType: string;
  readonly price: string;
  readonly vehicleTypes: readonly VehicleType[];
  /** Side and sub side in one word. */
  readonly place: string;
  readonly hours: Readonly<Record<OwnOperation, string>>;
}

export const ownOperations = ['replace', 'ri', 'repair'] as const satisfies readonly OperationKind[];
export type OwnOperation = (typeof ownOperations)[number];

export const blankPart: OwnPartEntry = {
  code: '',
  name: '',
  partType: '',
  price: '',
  vehicleTypes: [],
  place: '',
  hours: { replace: '', ri: '', repair: '' },
};

/** The values with the part added, or its errors by field. */
export function withOwnPart(
  values: HouseValues,
  entry: OwnPartEntry,
  contents: BookContents,
): Result<HouseValues, Readonly<Record<string, string>>> {
  const price = entry.price.trim() === '' ? 0 : parseDecimal(entry.price, 2);
  if (price === undefined) return refuse({ price: 'Enter an amount, as 120.00.' });
  const wrong = ownOperations.find((kind) => readHours(entry.hours[kind]) === undefined);
  if (wrong !== undefined) return refuse({ [wrong]: 'Enter hours with one decimal, or nothing.' });
  const part = ownPart(entry, price, contents);
  const next = { ...values, parts: [...values.parts, part] };
  const issues = checkHouseValues(contents, next).filter(
    ({ file, row }) => file === 'parts' && row === next.parts.length,
  );
  return issues.length === 0 ? accept(next) : refuse(errorsOf(issues));
}

function ownPart(entry: OwnPartEntry, price: number, { partTypes, zones }: BookContents): HousePart {
  const zone = zones.find(({ side, subSide }) => `${side} ${subSide}` === entry.place);
  const laborType = partTypes.find(({ code }) => code === entry.partType)?.laborType ?? 'body';
  return {
    code: `${housePartPrefix}${entry.code.trim().toUpperCase()}`,
    name: entry.name.trim(),
    partType: entry.partType,
    unit: 'each',
    price: cents(price),
    vehicleTypes: entry.vehicleTypes,
    places: zone === undefined ? [] : [{ side: zone.side, subSide: zone.subSide }],
    operations: ownOperations.flatMap((operation) => {
      const hours = readHours(entry.hours[operation]);
      if (hours === undefined || hours === null) return [];
      return [{ operation, laborType, fixed: tenthHours(hours), perUnit: null, minimum: noTime }];
    }),
  };
}

/** Null for empty text. */
function readHours(text: string): number | null | undefined {
  return text.trim() === '' ? null : parseDecimal(text, 1);
}

function errorsOf(issues: readonly BookIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { column, reason } of issues) errors[column] ??= bookIssueLabels[reason];
  return errors;
}
