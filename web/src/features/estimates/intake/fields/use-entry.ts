import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormField } from './entry.ts';
import { isOvertaken } from './entry-drafts.ts';
import { useIntake } from '../intake-context.ts';

const untilWritten = 1_000;

export interface WrittenField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * A field that never waits: text is shown as typed, stored with every key, applied after a pause and on leaving.
 * Invalid text stays in the field with the reason beside it.
 */
export function useEntry(entry: FormField): WrittenField {
  const { now, write, unwritten, afterPress, store } = useIntake();
  const [found] = useState(() => store.draftOf(entry.name));
  const [isStale] = useState(() => found !== undefined && isOvertaken(found, entry.text(now.estimate)));
  const [draft, setDraft] = useState(isStale ? undefined : found?.text);
  const [error, setError] = useState(isStale ? staleText(found?.text ?? '') : undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = (): string | undefined => {
    clearTimeout(timer.current);
    if (draft === undefined) return undefined;
    const issue = writeDown(draft);
    store.typed(entry.name, issue === undefined);
    return issue;
  };
  const writeDown = (text: string): string | undefined => {
    const changes = entry.changes(text, now.estimate);
    if (!changes.ok) return changes.refusal;
    if (changes.value.length === 0) return undefined;
    const done = write(entry.name, changes.value);
    return done.ok ? undefined : refusalMessage(done.refusal);
  };
  const leave = () => {
    const issue = put();
    afterPress(() => setError(issue));
    if (issue === undefined) setDraft(undefined);
    return issue === undefined;
  };
  const latest = useRef({ put, leave });
  useLayoutEffect(() => {
    latest.current = { put, leave };
  });

  useLayoutEffect(() => {
    const flush = () => latest.current.leave();
    unwritten.add(flush);
    return () => {
      latest.current.put();
      unwritten.delete(flush);
    };
  }, [unwritten]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A draft of an earlier visit is applied at once, or its error is shown.
  const dropped = isStale ? entry.name : undefined;
  useEffect(() => {
    if (dropped !== undefined) store.typed(dropped, true);
    else if (found !== undefined) latest.current.leave();
  }, [dropped, found, store]);

  return {
    value: draft ?? entry.text(now.estimate),
    error,
    onBlur: () => void leave(),
    onChange(text) {
      setDraft(text);
      store.type(entry.name, text, entry.text(now.estimate));
      clearTimeout(timer.current);
      // Errors appear on leaving the field, never while typing; a corrected one disappears at once.
      timer.current = setTimeout(() => {
        if (latest.current.put() === undefined) setError(undefined);
      }, untilWritten);
    },
  };
}

function staleText(text: string): string {
  return `This was changed meanwhile. You had typed “${text}”.`;
}
