import { useCallback, useEffect, useState } from 'react';

/** Nobody stays open at a shared tablet: the names return after this long without a touch. */
const untouchedMs = 20_000;
/** A press is confirmed this long beside the names. */
const saidMs = 8_000;

export interface PersonChoice {
  readonly person: string | undefined;
  /** The last press in a sentence; empty after a while. */
  readonly said: string;
  readonly choose: (person: string) => void;
  readonly leave: (said?: string) => void;
}

export function useSelectedPerson(): PersonChoice {
  const [person, setPerson] = useState<string>();
  const [said, setSaid] = useState('');
  const choose = useCallback((next: string) => {
    setSaid('');
    setPerson(next);
  }, []);
  const leave = useCallback((sentence = '') => {
    setPerson(undefined);
    setSaid(sentence);
  }, []);
  useEffect(() => {
    if (person === undefined) return undefined;
    let timer = setTimeout(leave, untouchedMs);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, untouchedMs);
    };
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, touched);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, touched);
    };
  }, [person, leave]);
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  return { person, said, choose, leave };
}
