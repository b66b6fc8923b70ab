import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { AvailableBooks } from '@dre/core/domain/estimates/model/book-pin';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { differingRates, withRates } from '@dre/core/domain/estimates/model/own-rates';
import type { Profile } from '@dre/core/domain/estimates/model/profile';

/** The form's values: the rates when the panel opened, another profile over them, and typed changes over both. */
export interface RatesDraft {
  readonly opened: Profile;
  /** The selected company profile; null where the estimate keeps its own. */
  readonly selected: Profile | null;
  readonly profile: Profile;
}

/** The edits of a draft: a selected profile is copied first, then the typed changes apply. */
export function rateChanges({ opened, selected, profile }: RatesDraft): readonly Change[] {
  const copied = selected === null ? {} : differingFields(opened, selected);
  const typed = differingRates(selected ?? opened, profile);
  return [
    ...(Object.keys(copied).length > 0 ? [{ kind: 'set-profile', changes: copied } as const] : []),
    ...(Object.keys(typed).length > 0 ? [{ kind: 'set-rates', changes: typed } as const] : []),
  ];
}

/** The estimate with all changes applied, for a preview; null if one of them is refused. */
export function afterChanges(
  estimate: Estimate,
  changes: readonly Change[],
  books: AvailableBooks,
): Estimate | null {
  let present = estimate;
  for (const change of changes) {
    const done = applyEdit(present, change, books);
    if (!done.ok) return null;
    present = done.value;
  }
  return present;
}

/** The rates of the estimate's profile, without any of its own. */
export function asProfile(profile: Profile): Profile {
  return withRates(profile, profile.standard ?? {});
}

/** A field the estimate overrides is written even if equal, because the profile then applies to it again. */
function differingFields(present: Profile, next: Profile): Partial<Profile> {
  const { standard = {}, ...values } = present;
  const fields = Object.entries(next).filter(
    ([field, value]) =>
      field in standard || canonicalJson(values[field as keyof typeof values]) !== canonicalJson(value),
  );
  return Object.fromEntries(fields);
}
