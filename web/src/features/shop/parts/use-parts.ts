import { readParts, readVendors } from '@dre/core/contract/shop/parts';
import { type PurchaseOrderReply, readPurchaseOrders } from '@dre/core/contract/shop/purchase-orders';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useMay } from '../../session/use-may.ts';
import { useToday } from '../open/shop-day.ts';
import { useFind } from '../open/use-find.ts';
import { useShop } from '../open/use-shop.ts';
import { type PartFilters, partFilters, type PartsSearch, partsSearchOf } from './view/parts-address.ts';
import { openParts, partsView } from './view/parts-view.ts';

export type VendorEntry = ReplyOf<typeof readVendors>['vendors'][number];

/** The parts desk as its address asks for it, with everything it knows. */
export function useParts() {
  const { address, show } = usePartsAddress();
  const find = useFind(
    address.find,
    useCallback((text: string) => show({ ...address, find: text }, true), [address, show]),
  );
  const today = useToday();
  const zone = useCompanyZone();
  const mayOrder = useMay()('handle-parts');
  const cards = useShop((state) => state.cards);
  const orders = useShop((state) => state.orders);
  const [asked, setAsked] = useState(0);
  const version = `${today} ${String(useSettled(cards))} ${String(asked)}`;
  const served = useQuery(readParts, { query: { day: today } }, version);
  const { purchases, vendors, canMail } = usePurchasing(mayOrder, version);
  const all = useMemo(
    () => (served.data === undefined ? undefined : openParts(served.data.rows, orders, { today, purchases })),
    [served.data, orders, today, purchases],
  );
  const { queue, vendor, order } = address;
  const found = find.text;
  const view = useMemo(
    () => partsView(all ?? [], { queue, find: found, vendor, order }),
    [all, queue, found, vendor, order],
  );
  return {
    address,
    show,
    find,
    today,
    zone,
    mayOrder,
    all: all ?? [],
    view,
    isLoading: all === undefined && served.error === undefined,
    problem: all === undefined ? served.error : undefined,
    reload: () => setAsked((count) => count + 1),
    purchases,
    vendors,
    canMail,
  };
}
export type Parts = ReturnType<typeof useParts>;

function usePartsAddress() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => partFilters(search as PartsSearch), [search]);
  const show = useCallback(
    (next: PartFilters, replace = false) =>
      void navigate({ to: '/shop/parts', search: partsSearchOf(next), replace, resetScroll: false }),
    [navigate],
  );
  return { address, show };
}

const settleMs = 400;

/** Rises once a value has changed and stayed so for a moment. */
function useSettled(value: unknown): number {
  const [changes, setChanges] = useState(0);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return undefined;
    const timer = setTimeout(() => {
      seen.current = value;
      setChanges((count) => count + 1);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return changes;
}

interface Purchasing {
  readonly version: string;
  readonly purchases: readonly PurchaseOrderReply[];
  readonly vendors: readonly VendorEntry[];
  readonly canMail: boolean;
}

/** Purchase orders and vendors, for those who order parts. */
function usePurchasing(mayOrder: boolean, version: string) {
  const api = useApi();
  const [known, setKnown] = useState<Purchasing>({ version: '', purchases: [], vendors: [], canMail: false });
  useEffect(() => {
    if (!mayOrder) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const [orders, entries] = await Promise.all([
        api.call(readPurchaseOrders, { signal }),
        api.call(readVendors, { signal }),
      ]);
      if (signal.aborted || !orders.ok || !entries.ok) return;
      const { items, canMail } = orders.value;
      setKnown({ version, purchases: items, vendors: entries.value.vendors, canMail });
    };
    void read();
    return () => controller.abort();
  }, [api, mayOrder, version]);
  return known;
}
