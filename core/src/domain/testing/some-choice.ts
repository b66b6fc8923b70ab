import type { Estimate } from '../estimates/model/estimate.ts';
import { orderBetween } from '../estimates/model/order-key.ts';

/** One of several, by a random number. */
export function pick<const T>(roll: number, choices: readonly T[]): T {
  return choices[roll % choices.length] as T;
}

/** Ids count everything the estimate ever contained, so equal histories give equal ids. */
export function freshId({ lines, photos, notes, removed }: Estimate): string {
  const held = [lines, photos, notes, ...Object.values(removed).map(Object.keys)];
  return `id-${held.reduce((count, things) => count + things.length, 0)}`;
}

export function someLine({ lines, removed }: Estimate, roll: number): string {
  return pick(roll, [...lines.map(({ id }) => id), ...Object.keys(removed.lines), 'no such line']);
}

export function somePhoto({ photos, removed }: Estimate, roll: number): string {
  return pick(roll, [...photos.map(({ id }) => id), ...Object.keys(removed.photos), 'no such photo']);
}

export function someNote({ notes, removed }: Estimate, roll: number): string {
  return pick(roll, [...notes.map(({ id }) => id), ...Object.keys(removed.notes), 'no such note']);
}

export function someOrder({ lines }: Estimate, roll: number): string {
  const index = roll % (lines.length + 1);
  return orderBetween(lines[index - 1]?.order ?? null, lines[index]?.order ?? null);
}

export function newComponents({ lastLineNumber }: Estimate, calculation: number, roll: number) {
  const start = (component: string) => ({
    lineId: `${component}-${calculation}-${lastLineNumber}`,
    order: orderBetween(null, roll % 2 === 0 ? 'V' : 'k'),
  });
  return Object.fromEntries(
    ['surface', 'decking', 'penetrations', 'edges', 'paint', 'design'].map((component) => [
      component,
      start(component),
    ]),
  );
}
