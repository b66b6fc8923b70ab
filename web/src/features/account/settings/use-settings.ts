import type { Problem } from '@dre/core/contract/problem';
import { changeSettings, readSettings, type SettingsReply } from '@dre/core/contract/account/settings';
import { mergedSettings } from '@dre/core/domain/account/merge-settings';
import { numberStem } from '@dre/core/domain/account/numbering';
import { type CompanyProfile, type EstimateSettings, profileOf } from '@dre/core/domain/account/settings';
import { settingsChanges } from '@dre/core/domain/account/settings-changes';
import { settingsIssues } from '@dre/core/domain/account/settings-issues';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import type { SettingsForm } from './settings-form.ts';

export interface Conflict {
  readonly theirs: SettingsReply;
  readonly theirChanges: readonly string[];
}

/** The field values, the saved settings, and saving. */
export function useSettings(first: SettingsReply) {
  const api = useApi();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => draftOf(first));
  const [shownId, setShownId] = useState(first.settings.defaultProfile);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { settings, nextCount, refused } = draft;
  const faults = { ...settingsIssues(settings), ...refused };
  const changes = changesOf(saved, draft);

  const take = (reply: SettingsReply, next: Draft) => {
    setSaved(reply);
    setDraft(next);
    setConflict(undefined);
  };
  const send = async () => {
    const answer = await api.call(changeSettings, { body: bodyOf(saved, draft) });
    if (answer.ok) {
      take(answer.value, draftOf(answer.value));
      void showBanner({ message: 'The settings are saved.' });
    } else if (answer.refusal.status === 409) {
      const theirs = await api.call(readSettings, {});
      if (!theirs.ok) return setDraft(refusedDraft(draft, theirs.refusal));
      const theirChanges = settingsChanges(saved.settings, theirs.value.settings);
      setConflict({ theirs: theirs.value, theirChanges });
    } else {
      setDraft(refusedDraft(draft, answer.refusal));
    }
    return undefined;
  };
  const save = async () => {
    if (changes.length === 0 || isBusy) return;
    const [fault] = Object.keys(faults);
    if (fault !== undefined) {
      setShownId((id) => faultyProfile(settings, fault) ?? id);
      setDraft({ ...draft, problem: 'Something cannot be saved yet. It is said beside its field.' });
      return;
    }
    setBusy(true);
    await send();
    setBusy(false);
  };
  return {
    desk: deskOf({ saved, draft, faults, shownId, setDraft, show: setShownId }),
    saved,
    changes,
    isBusy,
    problem: draft.problem,
    conflict,
    save,
    discard: () => take(saved, draftOf(saved)),
    takeTheirs: () => conflict && take(conflict.theirs, draftOf(conflict.theirs)),
    keepBoth: () => {
      if (conflict === undefined) return;
      const merged = mergedSettings(saved.settings, conflict.theirs.settings, settings);
      const count = nextCount === saved.nextCount ? conflict.theirs.nextCount : nextCount;
      take(conflict.theirs, { ...draftOf(conflict.theirs), settings: merged, nextCount: count });
    },
  };
}

/** The values in the fields. */
interface Draft {
  readonly settings: EstimateSettings;
  readonly nextCount: number;
  /** The server's refusals by field; cleared with the next change. */
  readonly refused: Readonly<Record<string, string>>;
  readonly problem: string | undefined;
}

function draftOf({ settings, nextCount }: SettingsReply): Draft {
  return { settings, nextCount, refused: {}, problem: undefined };
}

function refusedDraft(draft: Draft, refusal: Problem): Draft {
  return { ...draft, problem: problemText(refusal), refused: withoutPrefix(refusal.errors ?? {}) };
}

function changesOf(saved: SettingsReply, { settings, nextCount }: Draft): readonly string[] {
  const changes = settingsChanges(saved.settings, settings);
  if (nextCount === saved.nextCount) return changes;
  return [...changes, `Next number ${String(saved.nextCount)} to ${String(nextCount)}`];
}

interface DeskParts {
  readonly saved: SettingsReply;
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, string>>;
  readonly shownId: string;
  readonly setDraft: (next: (draft: Draft) => Draft) => void;
  readonly show: (id: string) => void;
}

function deskOf({ saved, draft, faults, shownId, setDraft, show }: DeskParts): SettingsForm {
  const { settings, nextCount } = draft;
  const current = profileOf(settings, shownId) ?? defaultOf(settings);
  const at = settings.profiles.indexOf(current);
  const fresh = { refused: {}, problem: undefined };
  const change: SettingsForm['change'] = (next) =>
    setDraft((before) => ({ ...before, ...fresh, settings: next(before.settings) }));
  const changeCurrent: SettingsForm['changeCurrent'] = (next) =>
    change((before) => ({
      ...before,
      profiles: before.profiles.map((one) => (one.id === current.id ? next(one) : one)),
    }));
  return {
    settings,
    saved: saved.settings,
    current,
    isReadOnly: !saved.mayChange,
    nextCount,
    change,
    changeCurrent,
    changeProfile: (next) => changeCurrent((one) => ({ ...one, profile: next(one.profile) })),
    changeNextCount: (next) => setDraft((before) => ({ ...before, ...fresh, nextCount: next })),
    show,
    fault: (path) => faults[path],
    profileFault: (path) => faults[`profiles.${String(at)}.profile.${path}`],
  };
}

/** The profile with the invalid field. */
function faultyProfile(settings: EstimateSettings, fault: string): string | undefined {
  const at = /^profiles\.(\d+)\./.exec(fault)?.[1];
  return at === undefined ? undefined : settings.profiles[Number(at)]?.id;
}

function defaultOf(settings: EstimateSettings): CompanyProfile {
  const found = profileOf(settings, settings.defaultProfile) ?? settings.profiles[0];
  if (found === undefined) throw new Error('A company has a profile.');
  return found;
}

/**
 * The count continues by itself; a number is sent only where the owner entered one, or where a new prefix begins to
 * count.
 */
function bodyOf(saved: SettingsReply, { settings, nextCount }: Draft) {
  const day = new Date().toISOString();
  const isOtherStem = numberStem(saved.settings.numbering, day) !== numberStem(settings.numbering, day);
  const isNamed = nextCount !== saved.nextCount || (isOtherStem && !settings.numbering.isYearly);
  return { since: saved.revision, settings, ...(isNamed && { nextCount }) };
}

function withoutPrefix(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [path.replace(/^settings\./, ''), words]),
  );
}
