import {
  readRepairOrder,
  readShop,
  sendShopEdits,
  type ShopStreamEvent,
  streamShop,
} from '@dre/core/contract/shop/shop';
import type { Api } from '../../../lib/calls/api.ts';
import { readEvents } from '../../../lib/calls/event-stream.ts';
import type { ShopTransport } from '../../../offline/shop/shop-transport.ts';

/** Adapts the endpoints to the store of a shop. `device` identifies this browser. */
export function shopTransport(api: Api, device: string): ShopTransport {
  return {
    readShop: () => api.call(readShop, {}),
    readOrder: (id) => api.call(readRepairOrder, { params: { id } }),
    send: ({ edits }) =>
      api.call(sendShopEdits, { body: { device, edits: edits.map(({ order, edit }) => ({ order, edit })) } }),
    async listen(since, onEvent, onOpen, signal) {
      const reply = await api.open(streamShop, { query: { since: String(since) }, signal });
      if (!reply.ok) return reply.refusal.type === '/api/docs#not-found' ? 'gone' : 'ended';
      onOpen();
      await readEvents(reply.value, (event) => onEvent(event as ShopStreamEvent));
      return 'ended';
    },
  };
}
