/**
 * JSON with sorted keys and nothing optional about it: equal values are equal bytes, whatever order their fields
 * were written in. Fields that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${fields(value).join(',')}}`;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`${value} cannot be written down`);
  }
  return JSON.stringify(value) ?? 'null';
}

function fields(value: object): string[] {
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
}
