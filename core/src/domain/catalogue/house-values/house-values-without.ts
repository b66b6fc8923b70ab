import type { HouseValues } from './house-values.ts';

/** The values that are not, word for word, among `gone`. */
export function houseValuesWithout(values: HouseValues, gone: HouseValues): HouseValues {
  return {
    hours: kept(values.hours, gone.hours),
    prices: kept(values.prices, gone.prices),
    parts: kept(values.parts, gone.parts),
  };
}

export function countHouseValues({ hours, prices, parts }: HouseValues): number {
  return hours.length + prices.length + parts.length;
}

function kept<Row extends object>(rows: readonly Row[], gone: readonly Row[]): readonly Row[] {
  const texts = new Set(gone.map(rowText));
  return rows.filter((row) => !texts.has(rowText(row)));
}

function rowText(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
