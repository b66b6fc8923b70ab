import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';
import type { TooltipTrigger } from './tooltip-trigger.ts';

export interface TooltipBubbleProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly trigger: TooltipTrigger;
  readonly children: ReactNode;
}

/** The bubble of a `Tooltip`, fetched on first use. */
export function TooltipBubble({ id, isOpen, triggerRef, trigger, children }: TooltipBubbleProps) {
  useEffect(() => (isOpen ? hideByEscape(trigger) : undefined), [isOpen, trigger]);
  const named = { id, triggerRef };
  const state = useMemo(
    () => ({
      isOpen,
      shouldSkipAnimation: false,
      open: (atOnce = false) => trigger.show(atOnce),
      close: (atOnce = false) => {
        if (!isBroughtIntoView()) trigger.hide(atOnce);
      },
    }),
    [isOpen, trigger],
  );
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip
        {...named}
        className={styles['tooltip'] ?? ''}
        offset={6}
        UNSTABLE_portalContainer={hintHost()}
      >
        {children}
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  );
}

/** Everything on a page lies in a landmark. Hints lie outside their target's landmark, so they have their own. */
function hintHost(): HTMLElement {
  const there = document.querySelector<HTMLElement>('body > [data-hints]');
  if (there !== null) return there;
  const host = document.createElement('div');
  host.dataset['hints'] = '';
  host.role = 'region';
  host.ariaLabel = 'Hints';
  return document.body.appendChild(host);
}

function hideByEscape(trigger: TooltipTrigger): () => void {
  const hide = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    trigger.hide(true);
  };
  document.addEventListener('keydown', hide, true);
  return () => document.removeEventListener('keydown', hide, true);
}

/** Focus scrolls a button into view, and scrolling closes tooltips: its own tooltip would close at once. */
function isBroughtIntoView(): boolean {
  return globalThis.event?.type === 'scroll' && document.activeElement?.matches(':focus-visible') === true;
}
