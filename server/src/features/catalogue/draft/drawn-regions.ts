import { regionPattern } from '@dre/core/domain/catalogue/regions/region-pattern';
import { regionNames } from '@dre/illustrations/region-names';

const suffixes: Readonly<Record<string, 'L' | 'R'>> = { road: 'L', curb: 'R' };
const asked = new Map<string, boolean>();
const mostAsked = 2_000;

/** True if some picture has a region matching this pattern of the book, seen from a side of the vehicle. */
export function isDrawn(pattern: string, side: string): boolean {
  const suffix = suffixes[side] ?? '*';
  const name = `${suffix} ${pattern}`;
  let answer = asked.get(name);
  if (answer === undefined) {
    answer = regionNames.some(regionPattern(pattern, suffix));
    if (asked.size >= mostAsked) asked.clear();
    asked.set(name, answer);
  }
  return answer;
}
