import { type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type OnDemand, useOnDemand } from '../primitives/on-demand.ts';
import type { TriggerProps } from '../primitives/trigger-context.ts';

/** Which entry of a menu gets the focus; `null`: the menu itself. */
export type FirstFocus = 'first' | 'last' | null;

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly id: string;
  readonly triggerId: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

interface Trigger<Part> {
  /** For the button that opens it, by its context. */
  readonly button: Omit<TriggerProps, 'onPress'>;
  /** What opens, once it is here. */
  readonly part: Part | undefined;
  readonly overlay: OverlayProps;
  readonly firstFocus: FirstFocus;
  readonly open: (firstFocus: FirstFocus) => void;
}

/**
 * A button and what it opens, which is fetched when the pointer or the focus reaches the button. A press that comes
 * earlier is kept: what it opens is shown on arrival, unless the focus has left the button by then.
 */
export function useTrigger<Part>(source: OnDemand<Part>): Trigger<Part> {
  const [firstFocus, setFirstFocus] = useState<FirstFocus>(null);
  const [isOpen, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const id = useId();
  const part = useOnDemand(source, isOpen);
  const isShown = isOpen && part !== undefined;
  const open = useCallback((focus: FirstFocus) => {
    setFirstFocus(focus);
    setOpen(true);
  }, []);
  const button = useMemo(
    () => ({
      ref: triggerRef,
      id: triggerId,
      'aria-expanded': isOpen,
      ...(isShown && { 'aria-controls': id }),
      onPointerEnter: source.prepare,
      onFocus: source.prepare,
      onBlur: () => {
        if (source.at() === undefined) setOpen(false);
      },
    }),
    [source, id, triggerId, isOpen, isShown],
  );
  return {
    part,
    firstFocus,
    open,
    button,
    overlay: { isOpen, onOpenChange: setOpen, id, triggerId, triggerRef },
  };
}
