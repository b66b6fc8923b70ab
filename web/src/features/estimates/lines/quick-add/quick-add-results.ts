import type { BookContents, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { FoundGroup, FoundPart, GroupName } from '../../../catalogue/search/rank-parts.ts';
import type { BuilderSelection } from '../../builder/builder-context.ts';
import { type OperationOffer, operationOffers } from '../../damage/operation-offers.ts';
import type { EstimateNow } from '../../open/use-estimate.ts';
import { locationOfPart } from '../part-location.ts';

export const groupTitles: Readonly<Record<GroupName, string>> = {
  'this-side': 'This side',
  'this-vehicle': 'This vehicle',
  all: 'All',
  nearest: 'Nearest',
};

export interface QuickAddResult {
  readonly group: GroupName;
  readonly found: FoundPart;
  readonly part: PartEntry;
  readonly offers: readonly OperationOffer[];
}

const resultLimit = 10;
/** Offers for longer estimates are priced without the other lines, to keep typing fast. */
const pricedLinesLimit = 120;

/** The parts found, each with the operations it offers. */
export function quickAddResults(
  groups: readonly FoundGroup[],
  now: EstimateNow,
  at: BuilderSelection,
): readonly QuickAddResult[] {
  const parts = partsByCode(now.contents);
  const context = now.estimate.lines.length > pricedLinesLimit ? alone(now) : now;
  return groups
    .flatMap(({ group, found }) => found.map((part) => ({ group, found: part })))
    .slice(0, resultLimit)
    .flatMap(({ group, found }) => {
      const part = parts.get(found.code);
      if (part === undefined) return [];
      const place = locationOfPart(part, at, now.estimate.unit.vehicleType, now.contents);
      const offers = operationOffers(context, part, place);
      return offers.length === 0 ? [] : [{ group, found, part, offers }];
    });
}

const cache = new WeakMap<BookContents, ReadonlyMap<string, PartEntry>>();

function partsByCode(contents: BookContents): ReadonlyMap<string, PartEntry> {
  const found = cache.get(contents) ?? new Map(contents.parts.map((part) => [part.code, part]));
  cache.set(contents, found);
  return found;
}

function alone(now: EstimateNow): EstimateNow {
  const nothing = { ...now.totals, gross: 0 as typeof now.totals.gross };
  return { ...now, estimate: { ...now.estimate, lines: [] }, totals: nothing };
}
