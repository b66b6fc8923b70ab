/**
 * A fingerprint of 64 bits of a value, as 16 hexadecimal digits: equal for equal values, whatever the order of their
 * fields. It notices changes, many times faster than a cryptographic hash, and proves nothing to anybody.
 */
export function fingerprint(value: unknown): string {
  const digits = (lane: number) => (laneOf(value, lane) >>> 0).toString(16).padStart(8, '0');
  return `${digits(0x9e3779b9)}${digits(0x85ebca6b)}`;
}

function laneOf(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string':
      return textLane(value, seed);
    case 'number':
      return numberLane(value, seed ^ 1);
    case 'boolean':
      return mixed(seed ^ 2, value ? 1 : 0);
    case 'object':
      if (value === null) return mixed(seed ^ 3, 0);
      return Array.isArray(value) ? listLane(value, seed) : fieldsLane(value, seed);
    default:
      return mixed(seed ^ 4, 0);
  }
}

function listLane(list: readonly unknown[], seed: number): number {
  let lane = mixed(seed ^ 5, list.length);
  for (const item of list) lane = mixed(lane, laneOf(item, seed));
  return lane;
}

/** A sum, so that the order of the fields does not count; undefined fields are left out. */
function fieldsLane(fields: object, seed: number): number {
  let lane = seed ^ 6;
  for (const name of Object.keys(fields)) {
    const field = (fields as Readonly<Record<string, unknown>>)[name];
    if (field !== undefined) lane = (lane + mixed(textLane(name, seed), laneOf(field, seed))) | 0;
  }
  return mixed(lane, 6);
}

function textLane(text: string, seed: number): number {
  let lane = seed ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    lane = Math.imul(lane ^ text.charCodeAt(index), 0x01000193);
  }
  return mixed(lane, 7);
}

function numberLane(value: number, seed: number): number {
  const low = value | 0;
  const lane = mixed(seed, low);
  return low === value ? lane : mixed(lane, textLane(String(value), seed));
}

/** The finishing steps of MurmurHash3, which spread every bit. */
function mixed(lane: number, value: number): number {
  let mix = Math.imul(value ^ lane, 0xcc9e2d51);
  mix = Math.imul((mix << 15) | (mix >>> 17), 0x1b873593) ^ lane;
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  return mix ^ (mix >>> 13);
}
