/** Random numbers from 0 to 1, equal for equal seeds. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const hostileTexts = [
  '',
  ' ',
  "' or '1'='1",
  "'; drop table person; --",
  '") or true --',
  '\\',
  '%',
  '_%',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  'a\u0000b',
  'a\r\nb: c',
  '\ud800',
  '\u202eabc',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  'a'.repeat(3_000),
  '😀'.repeat(200),
  '(a+)+$',
];

/** Texts in formats the contract requires. */
const fittingTexts = [
  'a',
  'Ana Lopez',
  '1',
  '12',
  '0',
  'true',
  '2026-11',
  '2026-11-01',
  '2026-11-01T00:00:00Z',
  '2026-11-01T00:00:00.000Z',
  'E01',
  'S01',
  'C01',
  'draft',
  'news',
  'parts.csv',
  'AC-SHROUD',
  'ana@example.com',
  'https://rv.example/a',
  '0a'.repeat(16),
  '0a'.repeat(32),
  'A'.repeat(43),
  '1.50',
  'W',
  'IA==',
  'data:image/png;base64,iVBORw0KGgo=',
];

const hostileValues: readonly unknown[] = [null, true, 0, -1, 1.5, 1e308, [], {}, [[]], '', { type: 'x' }];

type Schema = Readonly<Record<string, unknown>>;

export interface Fuzz {
  readonly chance: () => number;
  /** Existing ids, so that some calls reach a record. */
  readonly ids: readonly string[];
  /** From 0, only valid values, to 1. */
  readonly malice: number;
}

function one<T>(among: readonly T[], chance: () => number): T {
  return among[Math.floor(chance() * among.length)] as T;
}

/** A value for a schema: mostly valid, sometimes hostile. */
export function fuzzed(schema: unknown, fuzz: Fuzz): unknown {
  const { chance, malice } = fuzz;
  if (chance() < malice) return chance() < 0.6 ? one(hostileTexts, chance) : one(hostileValues, chance);
  const parts = (schema ?? {}) as Schema;
  if ('const' in parts) return parts['const'];
  if (Array.isArray(parts['enum'])) return one(parts['enum'] as unknown[], chance);
  const choices = parts['anyOf'] ?? parts['oneOf'];
  if (Array.isArray(choices)) return fuzzed(one(choices, chance), fuzz);
  switch (parts['type']) {
    case 'string':
      return fuzzedText(parts, fuzz);
    case 'integer':
    case 'number':
      return fuzzedNumber(parts, chance);
    case 'boolean':
      return chance() < 0.5;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: lengthOf(parts, chance) }, () => fuzzed(parts['items'], fuzz));
    case 'object':
      return fuzzedObject(parts, fuzz);
    default:
      return one(hostileValues, chance);
  }
}

function lengthOf(schema: Schema, chance: () => number): number {
  return Math.max(Number(schema['minItems'] ?? 0), Math.floor(chance() * 4));
}

function fuzzedObject(schema: Schema, fuzz: Fuzz): Record<string, unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Schema);
  const required = (schema['required'] ?? []) as readonly string[];
  const kept = properties.filter(
    ([name]) => fuzz.chance() > (required.includes(name) ? fuzz.malice / 4 : 0.5),
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, fuzzed(part, fuzz)]));
}

function fuzzedText(schema: Schema, { chance, ids }: Fuzz): string {
  const pattern = new RegExp(String(schema['pattern'] ?? ''), 'u');
  const most = Number(schema['maxLength'] ?? Number.POSITIVE_INFINITY);
  const fitting = [...ids, ...fittingTexts, ...hostileTexts].filter(
    (text) => pattern.test(text) && text.length <= most,
  );
  return fitting.length > 0 ? one(fitting, chance) : one(hostileTexts, chance);
}

function fuzzedNumber(schema: Schema, chance: () => number): number {
  const least = Number(schema['minimum'] ?? -1_000_000_000);
  const most = Number(schema['maximum'] ?? 1_000_000_000);
  return one([least, most, 0, 1, Math.round(least + chance() * (most - least))], chance);
}
