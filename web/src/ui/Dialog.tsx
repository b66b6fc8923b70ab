import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from './on-demand.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Esc, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

const panel = onDemand(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/** Focus goes in, stays in, and comes back to where it was. */
export function Dialog(props: DialogProps) {
  const Panel = useOnDemand(panel, props.isOpen);
  return Panel ? createElement(Panel, props) : null;
}
