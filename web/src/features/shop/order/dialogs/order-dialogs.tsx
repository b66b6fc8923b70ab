import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import type { OrderRequest } from '../order-context.ts';

const dialog = onDemand(async () => (await import('./requested-dialog.tsx')).RequestedDialog);

interface OrderDialogsProps {
  readonly request: OrderRequest | null;
  readonly onClose: () => void;
}

/** All dialogs of the order are one part, fetched with the first of them. */
export function OrderDialogs({ request, onClose }: OrderDialogsProps) {
  const Requested = useOnDemand(dialog, request !== null);
  return request === null || Requested === undefined ? null : createElement(Requested, { request, onClose });
}
