import { type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { type OnDemand, useOnDemand } from '../primitives/on-demand.ts';
import type { TriggerProps } from '../primitives/trigger-context.ts';

/** The menu entry that gets the focus; `null`: the menu itself. */
export type FirstFocus = 'first' | 'last' | null;

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly id: string;
  readonly triggerId: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

interface Trigger<Part> {
  /** For the trigger button, passed by context. */
  readonly button: Omit<TriggerProps, 'onPress'>;
  /** The overlay, once it is loaded. */
  readonly part: Part | undefined;
  readonly overlay: OverlayProps;
  readonly firstFocus: FirstFocus;
  readonly open: (firstFocus: FirstFocus) => void;
}

/**
 * A button and its overlay, which is fetched when the pointer or the focus reaches the button. An earlier press is
 * remembered: the overlay opens on arrival, unless the focus has left the button by then.
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
