import type { BookContents, SideEntry } from '../catalogue/book/contents.ts';
import { sideNames, type SideNames } from '../estimates/wording/trade-labels.ts';

/** The trade's pairs of names for the two long sides of a coach. */
export const sideNamings = ['road-curb', 'driver-passenger', 'off-door-door', 'left-right'] as const;
export type SideNaming = (typeof sideNamings)[number];

interface SideLabelPair {
  readonly road: string;
  readonly curb: string;
}

/** A company's labels for the traffic side and the curb side. */
export const sideLabels: Readonly<Record<SideNaming, SideLabelPair>> = {
  'road-curb': { road: 'Road side', curb: 'Curb side' },
  'driver-passenger': { road: 'Driver side', curb: 'Passenger side' },
  'off-door-door': { road: 'Off-door side', curb: 'Door side' },
  'left-right': { road: 'Left side', curb: 'Right side' },
};

/** The book with sides and zones in the company's terms; the book's own terms still match. */
export function withSideNames(contents: BookContents, naming: SideNaming): BookContents {
  if (naming === 'road-curb') return contents;
  const labels = sideLabels[naming];
  return {
    ...contents,
    sides: contents.sides.map((side) => withSideLabel(side, labels)),
    zones: contents.zones.map((zone) => ({ ...zone, name: textWithSideNames(zone.name, labels) })),
  };
}

function withSideLabel(side: SideEntry, labels: SideLabelPair): SideEntry {
  if (side.code !== 'road' && side.code !== 'curb') return side;
  return { ...side, name: labels[side.code], otherNames: `${side.name}, ${side.otherNames}` };
}

/** The long side a text names in any of the trade's terms: a sheet may come from another shop. */
export function longSideNamed(text: string): 'road' | 'curb' | undefined {
  const normalized = text.trim().toLowerCase();
  return (['road', 'curb'] as const).find((side) =>
    Object.values(sideLabels).some((labels) => labels[side].toLowerCase() === normalized),
  );
}

/** Labels of all sides, from a book in the company's terms. */
export function sideNamesOf(sides: readonly Pick<SideEntry, 'code' | 'name'>[]): SideNames {
  const named = (code: 'road' | 'curb') => sides.find((side) => side.code === code)?.name ?? sideNames[code];
  return { ...sideNames, road: named('road'), curb: named('curb') };
}

/**
 * For titles of the book or of a picture, never for typed text. "Left (road side) corner" becomes "Left corner" in
 * left-right naming.
 */
export function textWithSideNames(text: string, { road, curb }: SideLabelPair): string {
  return text
    .replaceAll(/\b(road|curb) side\b/gi, (found) => {
      const label = found.toLowerCase() === 'road side' ? road : curb;
      return /^[A-Z]/.test(found) ? label : label.charAt(0).toLowerCase() + label.slice(1);
    })
    .replace(/\b(left|right) \(\1 side\)/i, '$1');
}
