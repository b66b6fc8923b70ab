import type { BookContents, SideEntry } from '../catalogue/book/contents.ts';
import { sideNames, type SideNames } from '../estimates/wording/trade-labels.ts';

/** The pairs of words the trade has for the two long sides of a coach. */
export const sideNamings = ['road-curb', 'driver-passenger', 'off-door-door', 'left-right'] as const;
export type SideNaming = (typeof sideNamings)[number];

interface SideWords {
  readonly road: string;
  readonly curb: string;
}

/** What a company calls the side by the traffic and the side by the curb. */
export const sideWords: Readonly<Record<SideNaming, SideWords>> = {
  'road-curb': { road: 'Road side', curb: 'Curb side' },
  'driver-passenger': { road: 'Driver side', curb: 'Passenger side' },
  'off-door-door': { road: 'Off-door side', curb: 'Door side' },
  'left-right': { road: 'Left side', curb: 'Right side' },
};

/** The book as a company reads it: its sides and zones in the company's words, the book's own still understood. */
export function inSideWords(contents: BookContents, naming: SideNaming): BookContents {
  if (naming === 'road-curb') return contents;
  const words = sideWords[naming];
  return {
    ...contents,
    sides: contents.sides.map((side) => sideInWords(side, words)),
    zones: contents.zones.map((zone) => ({ ...zone, name: textInWords(zone.name, words) })),
  };
}

function sideInWords(side: SideEntry, words: SideWords): SideEntry {
  if (side.code !== 'road' && side.code !== 'curb') return side;
  return { ...side, name: words[side.code], otherNames: `${side.name}, ${side.otherNames}` };
}

/** The long side somebody means by any of the trade's words: a sheet may come from another shop. */
export function longSideMeant(text: string): 'road' | 'curb' | undefined {
  const meant = text.trim().toLowerCase();
  return (['road', 'curb'] as const).find((side) =>
    Object.values(sideWords).some((words) => words[side].toLowerCase() === meant),
  );
}

/** What every side is called, by a book in the company's words. */
export function sideNamesOf(sides: readonly Pick<SideEntry, 'code' | 'name'>[]): SideNames {
  const named = (code: 'road' | 'curb') => sides.find((side) => side.code === code)?.name ?? sideNames[code];
  return { ...sideNames, road: named('road'), curb: named('curb') };
}

/** A title of the book or of a picture; never what somebody typed. "Left (road side) corner" is "Left corner" in left and right. */
export function textInWords(text: string, { road, curb }: SideWords): string {
  return text
    .replaceAll(/\b(road|curb) side\b/gi, (found) => {
      const word = found.toLowerCase() === 'road side' ? road : curb;
      return /^[A-Z]/.test(found) ? word : word.charAt(0).toLowerCase() + word.slice(1);
    })
    .replace(/\b(left|right) \(\1 side\)/i, '$1');
}
