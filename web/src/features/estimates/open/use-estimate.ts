import type { Problem } from '@dre/core/contract/problem';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { arithmeticNow } from '@dre/core/domain/estimates/model/arithmetic';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import { type Priced, priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { Result } from '@dre/core/domain/result';
import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import type { OpenEstimate } from '../../../offline/sync/open-estimate-snapshot.ts';
import { registerOpenEstimate } from '../../../offline/sync/open-estimates.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { readPayload } from '../../session/token.ts';
import { type OpenedEstimate, openEstimate } from './open-estimate.ts';

export type EstimateState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly reload: () => void }
  | ({ readonly kind: 'open' } & OpenedEstimate);

/** Opens an estimate for as long as the screen is shown. */
export function useEstimate(id: string): EstimateState {
  const api = useApi();
  const session = useSession();
  const { id: company = '' } = useActiveCompany();
  const [tries, setTries] = useState(0);
  const [reply, setReply] = useState<{ requestKey: string; opened: Result<OpenedEstimate, Problem> }>();
  const requestKey = `${company} ${id} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    let unregister: (() => void) | undefined;
    const person = personOf(session.token());
    const opening = openEstimate({ api, person, company }, id);
    const take = async () => {
      const opened = await opening;
      if (isLeft) return;
      if (opened.ok) {
        unregister = registerOpenEstimate(person, opened.value.store);
        // Opened again, it says that it is no longer there.
        opened.value.store.subscribe(() => {
          if (opened.value.store.snapshot().isGone) setTries((count) => count + 1);
        });
      }
      // A transition renders in slices, so that presses meanwhile are handled.
      startTransition(() => setReply({ requestKey, opened }));
    };
    void take();
    const reconnect = () => void opening.then((opened) => opened.ok && opened.value.store.reconnect());
    window.addEventListener('online', reconnect);
    return () => {
      isLeft = true;
      unregister?.();
      window.removeEventListener('online', reconnect);
      void opening.then((opened) => opened.ok && opened.value.store.leave());
    };
  }, [api, session, company, id, requestKey]);
  if (reply?.requestKey !== requestKey) return { kind: 'loading' };
  return reply.opened.ok
    ? { kind: 'open', ...reply.opened.value }
    : { kind: 'problem', problem: reply.opened.refusal, reload: () => setTries(tries + 1) };
}

/** The estimate's current content and prices. `useEstimateSelector` reads its save state. */
export interface EstimateNow
  extends Pick<OpenEstimate, 'estimate' | 'book' | 'mayEdit' | 'undoLabel' | 'redoLabel'>, Priced {
  readonly store: EstimateStore;
  readonly contents: BookContents;
  /** The role allows edits, and a version is being written. */
  readonly mayWrite: boolean;
}

/** The same object until the estimate changes, so that sending and acknowledging re-renders nothing. */
export function useEstimateNow({
  store,
  contentsOf,
}: Pick<OpenedEstimate, 'store' | 'contentsOf'>): EstimateNow {
  const estimate = useEstimateSelector(store, (open) => open.estimate);
  const book = useEstimateSelector(store, (open) => open.book);
  const mayEdit = useEstimateSelector(store, (open) => open.mayEdit);
  const undoLabel = useEstimateSelector(store, (open) => open.undoLabel);
  const redoLabel = useEstimateSelector(store, (open) => open.redoLabel);
  const contents = contentsOf(pinOf(estimate));
  const mayWrite = mayEdit && isBeingWritten(estimate);
  const priced = useMemo(() => priceEstimate(estimate, book, arithmeticNow(estimate)), [estimate, book]);
  return useMemo(
    () => ({ estimate, book, mayEdit, mayWrite, undoLabel, redoLabel, ...priced, store, contents }),
    [estimate, book, mayEdit, mayWrite, undoLabel, redoLabel, priced, store, contents],
  );
}

/** Selects one value of an open estimate, such as its save state. Re-renders only when that value changes. */
export function useEstimateSelector<Read>(store: EstimateStore, read: (open: OpenEstimate) => Read): Read {
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store]);
  return useSyncExternalStore(subscribe, () => read(store.snapshot()));
}

export function personOf(token: string | undefined): string {
  return String((readPayload(token) as { sub?: unknown } | undefined)?.sub ?? '');
}
