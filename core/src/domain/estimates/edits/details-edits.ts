import { accept, refuse } from '../../result.ts';
import { claimIssue, detailsIssue, profileIssue } from './check-details.ts';
import type { Estimate, RvUnit } from '../model/estimate.ts';
import { profileBefore, ratesOf, withProfile, withRates } from '../model/own-rates.ts';
import type { Profile } from '../model/profile.ts';
import { type EditHandlers, type Outcome, presentValues } from './edit-handler.ts';

/** Customer, unit, claim, loss, profile and rates: only the named fields change. */
export const particularsEdits: EditHandlers<
  'set-heading' | 'set-party' | 'set-claim' | 'set-loss' | 'set-unit' | 'set-profile' | 'set-rates'
> = {
  'set-heading': {
    apply: (estimate, { changes }) => {
      const issue = detailsIssue(changes);
      if (issue !== null) return refuse(issue);
      return accept({ ...estimate, heading: { ...estimate.heading, ...changes } });
    },
    undo: ({ heading }, { changes }) => ({
      kind: 'set-heading',
      changes: presentValues(heading, changes),
    }),
  },
  'set-party': {
    apply: (estimate, { role, changes }) => {
      const issue = detailsIssue(changes);
      if (issue !== null) return refuse(issue);
      const party = { ...estimate.parties[role], ...changes };
      return accept({ ...estimate, parties: { ...estimate.parties, [role]: party } });
    },
    undo: ({ parties }, { role, changes }) => ({
      kind: 'set-party',
      role,
      changes: presentValues(parties[role], changes),
    }),
  },
  'set-claim': {
    apply: (estimate, { changes }) => {
      const claim = { ...estimate.claim, ...changes };
      const issue = detailsIssue(changes) ?? claimIssue(claim);
      return issue === null ? accept({ ...estimate, claim }) : refuse(issue);
    },
    undo: ({ claim }, { changes }) => ({ kind: 'set-claim', changes: presentValues(claim, changes) }),
  },
  'set-loss': {
    apply: (estimate, { changes }) => {
      const issue = detailsIssue(changes);
      if (issue !== null) return refuse(issue);
      return accept({ ...estimate, loss: { ...estimate.loss, ...changes } });
    },
    undo: ({ loss }, { changes }) => ({ kind: 'set-loss', changes: presentValues(loss, changes) }),
  },
  'set-unit': {
    apply: (estimate, { changes }) => {
      const issue = detailsIssue(changes);
      if (issue !== null) return refuse(issue);
      return accept({ ...estimate, unit: withoutEmptyFields({ ...estimate.unit, ...changes }) });
    },
    undo: ({ unit }, { changes }) => ({
      kind: 'set-unit',
      changes: presentValues<RvUnit>({ height: null, width: null, checkedVins: [], ...unit }, changes),
    }),
  },
  'set-profile': {
    apply: (estimate, { changes }) => priced(estimate, withProfile(estimate.profile, changes), changes),
    undo: ({ profile }, { changes }) => ({
      kind: 'set-profile',
      changes: profileBefore(profile, changes),
    }),
  },
  'set-rates': {
    apply: (estimate, { changes }) => priced(estimate, withRates(estimate.profile, changes), changes),
    undo: ({ profile }, { changes }) => ({ kind: 'set-rates', changes: ratesOf(profile, changes) }),
  },
};

/** Estimates from before units had these fields are the same as those nobody measured or checked: they are absent. */
function withoutEmptyFields({ height, width, checkedVins = [], ...unit }: RvUnit): RvUnit {
  return {
    ...unit,
    ...(checkedVins.length > 0 && { checkedVins }),
    ...(height !== undefined && height !== null && { height }),
    ...(width !== undefined && width !== null && { width }),
  };
}

function priced(estimate: Estimate, profile: Profile, changes: object): Outcome {
  const issue = profileIssue(profile, changes);
  return issue === null ? accept({ ...estimate, profile }) : refuse(issue);
}
