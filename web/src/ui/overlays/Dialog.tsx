import { createElement } from 'react';
import { onDemand, useOnDemand } from '../primitives/on-demand.ts';
import type { DialogProps } from './overlay-props.ts';

const panel = onDemand(async () => (await import('./DialogPanel.tsx')).DialogPanel);

/** Focus moves in, stays inside, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const Panel = useOnDemand(panel, props.isOpen);
  return Panel ? createElement(Panel, props) : null;
}
