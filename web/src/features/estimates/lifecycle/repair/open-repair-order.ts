import { openRepairOrder } from '@dre/core/contract/shop/shop';
import type { Api } from '../../../../lib/calls/api.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { newId } from '../../../../lib/new-id.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';

/** Opens the repair order of an approved estimate; an order it has is returned as it is. */
export async function openOrderOf(
  api: Api,
  estimateId: string,
  onOpened: (order: string) => void,
): Promise<void> {
  const reply = await api.call(openRepairOrder, { body: { id: newId(), estimateId, device: newId() } });
  if (reply.ok) onOpened(reply.value.order.id);
  else void showBanner({ message: problemText(reply.refusal), tone: 'error' });
}
