import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import type { OrderChange } from '../../../offline/shop/apply-order-changes.ts';
import { writeOrder } from '../dialogs/write-order.ts';
import { useShopStore } from '../open/use-shop.ts';

/** Writes changes of any orders, which are read first if need be. A refusal stays until the next change. */
export function useWriteParts() {
  const store = useShopStore();
  const [refusal, setRefusal] = useState<string | null>(null);
  const write = async (changes: readonly OrderChange[], done: string): Promise<boolean> => {
    const orders = [...new Set(changes.map(({ order }) => order))];
    const opened = await Promise.all(orders.map((order) => store.openOrder(order)));
    const unread = opened.find((one) => !one.ok);
    const refused =
      unread !== undefined && !unread.ok ? problemText(unread.refusal) : writeOrder(store, changes, done);
    setRefusal(refused);
    return refused === null;
  };
  return { write, refusal, forget: () => setRefusal(null) };
}
