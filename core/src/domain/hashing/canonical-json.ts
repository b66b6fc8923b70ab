/**
 * JSON with sorted keys: equal values give equal bytes, whatever the order of their fields. Undefined fields are left
 * out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${fields(value as Fields)}}`;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError(`${value} cannot be written down`);
  }
  return JSON.stringify(value) ?? 'null';
}

// Whole estimates are written for their hash: lists made on the way took longer than the writing.
function fields(value: Fields): string {
  let written = '';
  for (const key of Object.keys(value).toSorted()) {
    const field = value[key];
    if (field === undefined) continue;
    written += `${written === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return written;
}

/**
 * True if the values serialize alike except for the fields `besides`, checked without serializing them. False may be
 * wrong: an undefined field serializes like a missing one.
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
