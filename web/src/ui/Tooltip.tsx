import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  /** A `Button`: it must say the same by name, since touch shows no tooltip. */
  readonly children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={180} closeDelay={120}>
      {children}
      <AriaTooltip className={styles['tooltip'] ?? ''} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
