import { sayRefusal } from '@dre/core/domain/estimates/refusal-words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from './entry.ts';
import { useIntake } from './intake-context.ts';

const untilWritten = 1_000;

export interface WrittenField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * A field that never waits: what is typed is shown as typed, kept with every key, written after a pause and on leaving,
 * and stays in the field with the reason beside it when it cannot be taken.
 */
export function useEntry(entry: Entry): WrittenField {
  const { now, write, unwritten, afterPress, desk } = useIntake();
  const [draft, setDraft] = useState(() => desk.draftOf(entry.name));
  const [isFound] = useState(draft !== undefined);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = (): string | undefined => {
    clearTimeout(timer.current);
    if (draft === undefined) return undefined;
    const fault = writeDown(draft);
    desk.typed(entry.name, fault === undefined);
    return fault;
  };
  const writeDown = (text: string): string | undefined => {
    const changes = entry.changes(text, now.estimate);
    if (!changes.ok) return changes.refusal;
    if (changes.value.length === 0) return undefined;
    const done = write(entry.name, changes.value);
    return done.ok ? undefined : sayRefusal(done.refusal);
  };
  const leave = () => {
    const fault = put();
    afterPress(() => setError(fault));
    if (fault === undefined) setDraft(undefined);
    return fault === undefined;
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
  // What an earlier visit left in the field is written at once, or told why not.
  useEffect(() => {
    if (isFound) latest.current.leave();
  }, [isFound]);

  return {
    value: draft ?? entry.text(now.estimate),
    error,
    onBlur: () => void leave(),
    onChange(text) {
      setDraft(text);
      desk.type(entry.name, text);
      clearTimeout(timer.current);
      // A fault is told on leaving, never while typing; one that is put right disappears at once.
      timer.current = setTimeout(() => {
        if (latest.current.put() === undefined) setError(undefined);
      }, untilWritten);
    },
  };
}
