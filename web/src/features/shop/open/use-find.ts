import { useCallback, useEffect, useState } from 'react';

const pauseMs = 250;

/** The screen follows each letter; the address follows once typing pauses. `find` is the text of the address. */
export function useFind(find: string, onPause: (text: string) => void) {
  const [typed, setTyped] = useState({ text: find, seen: find, sent: find });
  // An address of another making, such as that of a back navigation, replaces the text; an own one arrives late.
  if (typed.seen !== find) {
    setTyped({ text: find === typed.sent ? typed.text : find, seen: find, sent: find });
  }
  useEffect(() => {
    if (typed.text === typed.sent) return undefined;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: now.text }));
      onPause(typed.text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onPause]);
  const type = useCallback((text: string) => setTyped((now) => ({ ...now, text })), []);
  return { text: typed.text, type };
}
