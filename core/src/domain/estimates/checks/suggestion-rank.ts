import type { Side } from '../../catalogue/trade-words.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Suggestion } from './suggestions.ts';

/** A part and the family in which parts differ in size only. */
interface SizedPart {
  readonly code: string;
  readonly family: { readonly name: string } | null;
}

/**
 * What matters first: on the sides that were hit, then by how sure the cause is, then in the order of the book. What the
 * unit carries in another size is not suggested at all.
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

/** Where it was hit; while nobody has said so, the side with the most lines. */
function damagedSides({ lines, loss }: Pick<EstimateContent, 'lines' | 'loss'>): ReadonlySet<Side> {
  if (loss.pointsOfImpact.length > 0) return new Set(loss.pointsOfImpact.map(({ side }) => side));
  const counts = new Map<Side, number>();
  for (const { place } of lines) counts.set(place.side, (counts.get(place.side) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Set([...counts].filter(([, count]) => count === most).map(([side]) => side));
}
