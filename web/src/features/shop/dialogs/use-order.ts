import type { Problem } from '@dre/core/contract/problem';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { useEffect, useState } from 'react';
import { useShop, useShopStore } from '../open/use-shop.ts';

/** An order with the changes made here; it is read first if this screen does not have it yet. */
export function useOrder(id: string): {
  readonly order: RepairOrder | undefined;
  readonly problem: Problem | undefined;
} {
  const store = useShopStore();
  const order = useShop((state) => state.orders.get(id)?.shown);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const opened = await store.openOrder(id);
      if (!isLeft) setProblem(opened.ok ? undefined : opened.refusal);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [store, id]);
  return { order, problem };
}
