import { readOrderOfEstimate } from '@dre/core/contract/shop/shop';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { useHasShop } from '../../../session/use-has-shop.ts';
import { mayHaveOrder, type ShopOfEstimate } from '../life-steps.ts';

/** The shop an estimate is repaired in; null in a company without one. Its order is read where one may lead on. */
export function useShopOf({ id, stage }: Pick<Estimate, 'id' | 'stage'>): ShopOfEstimate | null {
  const api = useApi();
  const hasShop = useHasShop();
  const isRead = hasShop && mayHaveOrder({ stage });
  const [order, setOrder] = useState<string | null>(null);
  useEffect(() => {
    if (!isRead) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      const reply = await api.call(readOrderOfEstimate, { params: { id }, signal: leaving.signal });
      if (!leaving.signal.aborted && reply.ok) setOrder(reply.value?.number ?? null);
    };
    void read();
    return () => leaving.abort();
  }, [api, id, isRead]);
  return hasShop ? { order } : null;
}
