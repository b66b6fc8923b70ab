import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { mainLocation } from '@dre/core/domain/catalogue/regions/region-parts';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import type { Suggestion } from '@dre/core/domain/estimates/checks/suggestions';
import { one } from '@dre/core/domain/units';

/** Suggestions answered together: one alone, or alternatives of which one applies. */
export interface Forgotten {
  readonly key: string;
  readonly line: string;
  readonly reason: string;
  readonly choices: readonly Suggestion[];
}

/** Only the most important suggestions are listed: nobody reads a long list of advice. */
export const mostInSight = 10;

export function forgottenItems(suggestions: readonly Suggestion[]): readonly Forgotten[] {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of suggestions) {
    const { rule, line, choice } = suggestion;
    const key = choice === null ? rule : `${line} ${choice}`;
    groups.set(key, [...(groups.get(key) ?? []), suggestion]);
  }
  return Array.from(groups, ([key, choices]) => ({
    key,
    line: choices[0]?.line ?? '',
    reason: choices[0]?.reason ?? '',
    choices,
  }));
}

export function areSameItems(some: readonly Forgotten[], others: readonly Forgotten[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, line, choices }, index) => {
      const other = others[index];
      if (other?.key !== key || other.line !== line || other.choices.length !== choices.length) return false;
      return choices.every(
        ({ rule, reason }, at) => rule === other.choices[at]?.rule && reason === other.choices[at].reason,
      );
    })
  );
}

type PlacedPart = Pick<PartEntry, 'code' | 'spots'>;

export function acceptSuggestion(
  { rule, part, line: cause }: Suggestion,
  lineId: string,
  estimate: Estimate,
  parts: readonly PlacedPart[],
): Change {
  const order = orderBetween(estimate.lines.at(-1)?.order ?? null, null);
  return {
    kind: 'accept-suggestion',
    rule,
    lineId,
    order,
    place: locationOf(part, cause, estimate, parts),
    quantity: one,
  };
}

export function dismissSuggestions(choices: readonly Suggestion[]): readonly Change[] {
  return choices
    .flatMap(({ rule, also }) => [rule, ...also])
    .map((rule) => ({ kind: 'dismiss-suggestion', rule }));
}

/** The cause's sub side, if the book has the part there too; otherwise the book's main location of it. */
function locationOf(
  part: string,
  cause: string,
  { lines }: Estimate,
  parts: readonly PlacedPart[],
): VehicleLocation {
  const near = lines.find(({ id }) => id === cause)?.place;
  const spots = parts.find(({ code }) => code === part)?.spots ?? [];
  const location =
    spots.find(({ side, subSide }) => side === near?.side && subSide === near.subSide) ??
    mainLocation(spots.filter(({ side }) => side === near?.side)) ??
    mainLocation(spots);
  if (location === undefined) return { side: 'whole', subSide: 'vehicle', ...near, region: null };
  return { side: location.side, subSide: location.subSide, region: null };
}
