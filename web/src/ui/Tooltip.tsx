import { type ReactElement, type ReactNode, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  /** A `Button`: it must say the same by name, since touch shows no tooltip. */
  readonly children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger
      delay={180}
      closeDelay={120}
      isOpen={isOpen}
      onOpenChange={(isWanted) => setOpen(isWanted || isBroughtIntoView())}
    >
      {children}
      <AriaTooltip className={styles['tooltip'] ?? ''} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Taking focus scrolls a button into view, and scrolling closes tooltips: the one that explains it would be gone at once. */
function isBroughtIntoView(): boolean {
  return globalThis.event?.type === 'scroll' && document.activeElement?.matches(':focus-visible') === true;
}
