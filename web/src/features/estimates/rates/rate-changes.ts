import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { BookAtHand } from '@dre/core/domain/estimates/model/book-pin';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { differingRates, withRates } from '@dre/core/domain/estimates/model/own-rates';
import type { Profile } from '@dre/core/domain/estimates/model/profile';

/** What stands in the fields: the rates as they were when the panel was opened, another profile over them, what was typed over it. */
export interface RatesDraft {
  readonly opened: Profile;
  /** The profile of the company that was chosen; null where the estimate keeps its own. */
  readonly chosen: Profile | null;
  readonly profile: Profile;
}

/** The edits of a draft: a chosen profile is copied first, then what was typed over it. */
export function rateChanges({ opened, chosen, profile }: RatesDraft): readonly Change[] {
  const copied = chosen === null ? {} : differingFields(opened, chosen);
  const typed = differingRates(chosen ?? opened, profile);
  return [
    ...(Object.keys(copied).length > 0 ? [{ kind: 'set-profile', changes: copied } as const] : []),
    ...(Object.keys(typed).length > 0 ? [{ kind: 'set-rates', changes: typed } as const] : []),
  ];
}

/** The estimate with all of the changes, to show what they come to; null where one of them cannot be. */
export function afterChanges(
  estimate: Estimate,
  changes: readonly Change[],
  books: BookAtHand,
): Estimate | null {
  let present = estimate;
  for (const change of changes) {
    const done = applyEdit(present, change, books);
    if (!done.ok) return null;
    present = done.value;
  }
  return present;
}

/** The rates as the estimate's profile has them, without any of its own. */
export function asProfile(profile: Profile): Profile {
  return withRates(profile, profile.standard ?? {});
}

/** A value of the estimate's own is written too where it is the same: the profile stands for it again. */
function differingFields(present: Profile, next: Profile): Partial<Profile> {
  const { standard = {}, ...values } = present;
  const fields = Object.entries(next).filter(
    ([field, value]) =>
      field in standard || canonicalJson(values[field as keyof typeof values]) !== canonicalJson(value),
  );
  return Object.fromEntries(fields);
}
