import { type HelpTopicDraft, saveHelpDraft } from '@dre/core/contract/help/help-admin';
import type { Problem } from '@dre/core/contract/problem';
import type { RichText } from '@dre/core/domain/content/rich-text';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';

/** The edited fields of a topic. */
export interface Written {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly body: RichText;
  readonly screens: readonly string[];
}

export type TopicSaveState =
  | { readonly kind: 'saved'; readonly at: Date | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export interface Autosave {
  readonly written: Written;
  readonly state: TopicSaveState;
  readonly change: (change: Partial<Written>) => void;
  /** Saves pending changes; returns the server's revision, or undefined if it refused them. */
  readonly flush: () => Promise<number | undefined>;
}

const quietMs = 800;

/** Saves the draft a moment after the last key, one call at a time, so that none overtakes another. */
export function useAutosave(draft: HelpTopicDraft): Autosave {
  const api = useApi();
  const [written, setWritten] = useState<Written>(() => writtenOf(draft));
  const [state, setState] = useState<TopicSaveState>({ kind: 'saved', at: undefined });
  const desk = useRef({
    revision: draft.revision,
    latest: written,
    kept: written,
    working: Promise.resolve(),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = async () => {
    const at = desk.current;
    if (at.latest === at.kept) return;
    const sent = at.latest;
    const body = { ...sent, screens: [...sent.screens], since: at.revision };
    const answer = await api.call(saveHelpDraft, { params: { id: draft.id }, body });
    if (!answer.ok) return setState({ kind: 'failed', problem: answer.refusal });
    at.revision = answer.value.revision;
    at.kept = sent;
    if (at.latest === sent) setState({ kind: 'saved', at: new Date() });
  };
  const flush = async () => {
    clearTimeout(timer.current);
    const at = desk.current;
    at.working = at.working.then(save);
    await at.working;
    return at.latest === at.kept ? at.revision : undefined;
  };
  const change = (part: Partial<Written>) => {
    const next = { ...desk.current.latest, ...part };
    desk.current.latest = next;
    setWritten(next);
    setState({ kind: 'waiting' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), quietMs);
  };
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  // Leaving for another topic saves pending changes of this one.
  useEffect(() => () => void leave.current(), []);
  return { written, state, change, flush };
}

export function writtenOf(
  topic: Pick<HelpTopicDraft, 'slug' | 'title' | 'lead' | 'body' | 'screens'>,
): Written {
  const { slug, title, lead, body, screens } = topic;
  return { slug, title, lead, body: body as RichText, screens };
}
