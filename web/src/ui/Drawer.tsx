import { createElement } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { onDemand, useOnDemand } from './on-demand.ts';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  readonly side?: 'left' | 'right' | 'bottom';
}

const panel = onDemand(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

/** A dialog that slides in from an edge: the menu of a small screen, details beside a list, a sheet for the thumb. */
export function Drawer(props: DrawerProps) {
  const Panel = useOnDemand(panel, props.isOpen);
  return Panel ? createElement(Panel, props) : null;
}
