import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { MinimapProps } from './open-minimap.tsx';
import { useStore } from '../use-store.ts';

const map = onDemand(async () => (await import('./open-minimap.tsx')).OpenMinimap);

/** Shows the visible part of a zoomed picture. For the keyboard, keys and buttons do the same. */
export function Minimap(props: MinimapProps) {
  const isZoomed = useStore(props.view.live, (current) => (current?.zoom ?? 1) > 1.02);
  const OpenMinimap = useOnDemand(map, isZoomed);
  return isZoomed && OpenMinimap ? createElement(OpenMinimap, props) : null;
}
