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

/**
 * Whether values are written down alike but for some fields, found without writing them. What it calls different may
 * still be alike: a field that is undefined is written like one that is missing.
 */
export function isSurelyAlike(value: unknown, other: unknown, besides: readonly string[] = []): boolean {
  if (value === other) return true;
  if (typeof value !== 'object' || typeof other !== 'object' || value === null || other === null)
    return false;
  if (Array.isArray(value) !== Array.isArray(other)) return false;
  const keys = Object.keys(value);
  if (keys.length !== Object.keys(other).length) return false;
  const [ours, theirs] = [value as Fields, other as Fields];
  return keys.every(
    (key) => key in theirs && (besides.includes(key) || isSurelyAlike(ours[key], theirs[key])),
  );
}

type Fields = Readonly<Record<string, unknown>>;
