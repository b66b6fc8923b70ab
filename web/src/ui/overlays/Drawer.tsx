import { createElement } from 'react';
import { onDemand, useOnDemand } from '../primitives/on-demand.ts';
import type { DrawerProps } from './overlay-props.ts';

const panel = onDemand(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

/** A dialog that slides in from an edge: the menu of a small screen, details beside a list, a sheet for the thumb. */
export function Drawer(props: DrawerProps) {
  const Panel = useOnDemand(panel, props.isOpen);
  return Panel ? createElement(Panel, props) : null;
}
