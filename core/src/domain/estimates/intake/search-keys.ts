import type { Estimate, PartyRole } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';

/** Parties whose names find an estimate. */
const namedParties: readonly PartyRole[] = ['customer', 'owner', 'insured', 'claimant', 'insurer'];

/** Users remember the end or the middle of numbers: four characters of a VIN, three of the others. */
const vinMinimum = 4;
const minimum = 3;
const longest = 40;
const maximumKeys = 4_000;
const maximumQueryKeys = 6;

/** All words that find an estimate by their beginning. `parts` are codes of parts that automatic lines bring. */
export function searchKeys(
  { heading, claim, loss, unit, parties, lines }: Estimate,
  parts: readonly string[] = [],
): string[] {
  const words = new Set([
    ...endings(heading.number, minimum),
    ...endings(claim.number, minimum),
    ...endings(unit.plate, minimum),
    ...endings(unit.coachVin, vinMinimum),
    ...endings(unit.chassisVin, vinMinimum),
    ...wordsOf(`${unit.year ?? ''} ${unit.make} ${unit.model}`),
    ...wordsOf(`${loss.cause} ${loss.description}`),
    ...namedParties.flatMap((role) => wordsOf(`${parties[role].name} ${parties[role].company}`)),
    ...lines.flatMap(partWords),
    ...wordsOf(parts.join(' ')),
  ]);
  return [...words].slice(0, maximumKeys);
}

/** Splits a search into words and drops punctuation, as in the stored words. */
export function queryKeys(text: string): string[] {
  const words = text.split(/\s+/).map(plain).filter(Boolean);
  return [...new Set(words)].slice(0, maximumQueryKeys);
}

/** All endings of a number, so any part of it matches as the beginning of a word. */
function endings(text: string, least: number): string[] {
  const whole = plain(text);
  return Array.from({ length: Math.max(0, whole.length - least + 1) }, (_, at) => whole.slice(at));
}

function partWords({ source, partNumber, description }: Line): string[] {
  const part = 'part' in source ? (source.part ?? '') : '';
  return wordsOf(`${part} ${partNumber} ${description}`);
}

/** Splits Smith-Jones into smithjones, smith and jones. */
function wordsOf(text: string): string[] {
  const whole = text.split(/\s+/);
  return [...whole, ...text.split(/[^\p{L}\p{N}\p{M}]+/u)].map(plain).filter((word) => word.length > 1);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, longest);
}
