import { useEffect, useMemo } from 'react';
import { useAfterScreen } from '../../open/use-after-screen.ts';
import { useShop, useShopStore } from '../../open/use-shop.ts';
import { type MyTask, myTasks } from './my-tasks.ts';

export interface OwnTasks {
  /** Finished ones among them: work in hand stays on the screen when it is ticked. */
  readonly tasks: readonly MyTask[];
  /** Every order with open work of this person is read, so that none that comes first is still to arrive. */
  readonly isRead: boolean;
}

/** Reads the orders with a step of this person; the list follows the shop from then on. */
export function useOwnTasks(me: string): OwnTasks {
  const store = useShopStore();
  const cards = useShop((state) => state.cards);
  const orders = useShop((state) => state.orders);
  const own = useMemo(
    () =>
      [...cards.values()]
        .filter(({ card }) => card.steps.some(({ people, isFinished }) => !isFinished && people.includes(me)))
        .map(({ card }) => card.id),
    [cards, me],
  );
  useEffect(() => {
    for (const id of own) void store.readOrder(id);
  }, [store, own]);
  const isAfterScreen = useAfterScreen();
  // Ticking follows the rules of orders, with or without a network.
  useEffect(() => {
    if (isAfterScreen) void store.fetchRules();
  }, [store, isAfterScreen]);
  const tasks = useMemo(() => myTasks(orders.values(), me), [orders, me]);
  return { tasks, isRead: own.every((id) => orders.has(id)) };
}
