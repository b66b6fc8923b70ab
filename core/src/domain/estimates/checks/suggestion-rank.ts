import type { Side } from '../../catalogue/trade-words.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Suggestion } from './suggestions.ts';

/** A part and its family; parts of a family differ only in size. */
interface SizedPart {
  readonly code: string;
  readonly family: { readonly name: string } | null;
}

/**
 * Sorts suggestions: damaged sides first, then sure causes, then book order. Drops sizes of a part the unit carries in
 * another size.
 */
export function rankedSuggestions(
  suggestions: readonly Suggestion[],
  { lines, loss, unit }: EstimateContent,
  parts: readonly SizedPart[],
): readonly Suggestion[] {
  const familyOf = new Map(parts.map(({ code, family }) => [code, family?.name ?? null]));
  const fitted = new Set(unit.fitted);
  const fittedFamilies = new Set(unit.fitted.map((part) => familyOf.get(part) ?? null));
  const isOtherSize = ({ part }: Suggestion) => {
    const family = familyOf.get(part) ?? null;
    return family !== null && fittedFamilies.has(family) && !fitted.has(part);
  };
  const damaged = damagedSides({ lines, loss });
  const sideOf = new Map(lines.map(({ id, place }) => [id, place.side]));
  const rank = ({ line, isSure }: Suggestion) => {
    const side = sideOf.get(line);
    return (side !== undefined && damaged.has(side) ? 0 : 2) + (isSure ? 0 : 1);
  };
  return suggestions.filter((one) => !isOtherSize(one)).toSorted((one, other) => rank(one) - rank(other));
}

/** The sides of the points of impact; until one is entered, the side with the most lines. */
function damagedSides({ lines, loss }: Pick<EstimateContent, 'lines' | 'loss'>): ReadonlySet<Side> {
  if (loss.pointsOfImpact.length > 0) return new Set(loss.pointsOfImpact.map(({ side }) => side));
  const counts = new Map<Side, number>();
  for (const { place } of lines) counts.set(place.side, (counts.get(place.side) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count === most).map(([side]) => side));
}
