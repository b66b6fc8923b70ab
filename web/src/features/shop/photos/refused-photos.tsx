import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useShopOutbox, useShopPhotos } from './use-shop-photos.ts';

const list = onDemand(
  async () => (await import('../../estimates/photos/strip/refused-files.tsx')).RefusedFiles,
);

/** Files of an order that are no photos, are too large or were refused, each with the reason. */
export function RefusedPhotos({ order }: { readonly order: string }) {
  const { store } = useShopPhotos();
  const isNeeded = useShopOutbox(
    store,
    ({ refused, arrivals, isFull }) =>
      isFull ||
      refused.some(({ estimate }) => estimate === order) ||
      [...arrivals.values()].some(({ photo, stage }) => photo.estimate === order && stage === 'refused'),
  );
  const RefusedFiles = useOnDemand(list, isNeeded);
  if (!isNeeded || store === undefined || RefusedFiles === undefined) return null;
  return createElement(RefusedFiles, { store, estimate: order });
}
