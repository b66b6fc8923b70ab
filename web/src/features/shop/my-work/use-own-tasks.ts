import { useEffect, useMemo } from 'react';
import { useAfterScreen } from '../open/use-after-screen.ts';
import { useShop, useShopStore } from '../open/use-shop.ts';
import { myTasks } from './my-tasks.ts';

/** Reads the orders with a step of this person; the list follows the shop from then on. */
export function useOwnTasks(me: string) {
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
  return useMemo(
    () =>
      myTasks(
        own.flatMap((id) => orders.get(id) ?? []),
        me,
      ),
    [own, orders, me],
  );
}
