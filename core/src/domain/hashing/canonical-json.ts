/**
 * JSON with sorted keys: equal values give equal bytes, whatever the order of their fields. Undefined fields are left
 * out.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written down`);
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${elements(value)}]` : `{${fields(value as Fields)}}`;
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

function elements(value: readonly unknown[]): string {
  let written = '';
  for (const element of value) written += `${written === '' ? '' : ','}${canonicalJson(element ?? null)}`;
  return written;
}

/** Names that JSON writes unchanged between quotes. */
const plainName = /^[\w-]*$/;

// Whole estimates are written for their hash: lists made on the way took longer than the writing.
function fields(value: Fields): string {
  let written = '';
  for (const key of Object.keys(value).toSorted()) {
    const field = value[key];
    if (field === undefined) continue;
    const name = plainName.test(key) ? `"${key}"` : JSON.stringify(key);
    written += `${written === '' ? '' : ','}${name}:${canonicalJson(field)}`;
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
