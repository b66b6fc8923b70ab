import { createElement, type ReactNode } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { PartCardProps } from './part-card.tsx';
import { useStore } from '../use-store.ts';

const partCard = onDemand(async () => (await import('./part-card.tsx')).PartCard);

/** Loaded with the first part under the pointer or the focus, or earlier while the page is idle. */
export function CardInTime(props: PartCardProps): ReactNode {
  const isOpen = useStore(props.viewport.card.at, (at) => at !== null);
  const Card = useOnDemand(partCard, isOpen);
  return Card && createElement(Card, props);
}
