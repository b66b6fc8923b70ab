import { createContext, type FocusEvent, type KeyboardEvent, useContext, useRef } from 'react';

/** True inside an element that handles the arrow keys already. */
export const InOneStop = createContext(false);

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Makes several buttons one stop for Tab: the arrow keys move inside, and Tab returns to the last one. */
export function useOneStop() {
  const isInside = useContext(InOneStop);
  const left = useRef<Element>(null);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, shiftKey } = event;
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const at = buttons.findIndex((button) => button === document.activeElement);
    // An overlay opened from here is rendered elsewhere and has keys of its own.
    if (at === -1) return;
    const step = steps[key];
    if (key === 'Tab') {
      // From the first or last button the browser's own Tab leaves the group.
      left.current = document.activeElement;
      buttons.at(shiftKey ? 0 : -1)?.focus();
    } else if (step !== undefined) {
      if (at + step >= 0) buttons[at + step]?.focus();
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const onFocusCapture = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (left.current === null || currentTarget.contains(relatedTarget)) return;
    if (left.current instanceof HTMLElement) left.current.focus();
    left.current = null;
  };
  const onBlurCapture = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) left.current ??= target;
  };
  return { isInside, keys: isInside ? {} : { onKeyDownCapture, onFocusCapture, onBlurCapture } };
}
