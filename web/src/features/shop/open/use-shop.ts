import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import type { ShopState } from '../../../offline/shop/shop-state.ts';
import type { ShopStore } from '../../../offline/shop/shop-store.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personIn } from '../../session/token.ts';
import { openShop } from './open-shop.ts';

export type OpenedShop =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly reload: () => void }
  | { readonly kind: 'open'; readonly store: ShopStore };

/** Opens the shop of the active company for as long as its screens are shown. */
export function useOpenedShop(): OpenedShop {
  const api = useApi();
  const session = useSession();
  const { id: company = '', companies } = useActiveCompany();
  const role = companies().find(({ id }) => id === company)?.role ?? 'reviewer';
  const [tries, setTries] = useState(0);
  const [reply, setReply] = useState<{ requestKey: string; opened: Result<ShopStore, Problem> }>();
  const requestKey = `${company} ${role} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    const person = personIn(session.token());
    const { userName: name } = session.state();
    const opening = openShop({ api, person, name, role, company });
    const take = async () => {
      const opened = await opening;
      if (!isLeft) setReply({ requestKey, opened });
    };
    void take();
    const reconnect = () => void opening.then((opened) => opened.ok && opened.value.reconnect());
    window.addEventListener('online', reconnect);
    return () => {
      isLeft = true;
      window.removeEventListener('online', reconnect);
      void opening.then((opened) => opened.ok && opened.value.close());
    };
  }, [api, session, company, role, requestKey]);
  if (reply?.requestKey !== requestKey) return { kind: 'loading' };
  return reply.opened.ok
    ? { kind: 'open', store: reply.opened.value }
    : { kind: 'problem', problem: reply.opened.refusal, reload: () => setTries(tries + 1) };
}

const ShopContext = createContext<ShopStore | null>(null);

export const ShopProvider = ShopContext.Provider;

export function useShopStore(): ShopStore {
  const store = use(ShopContext);
  if (store === null) throw new Error('A screen of the shop is shown outside of its shell.');
  return store;
}

/** A part of the shop's state; `select` returns the same value while that part is unchanged. */
export function useShop<Value>(select: (state: ShopState) => Value): Value {
  const store = useShopStore();
  return useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => select(store.state()),
  );
}
