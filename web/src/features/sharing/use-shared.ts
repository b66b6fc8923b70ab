import type { Endpoint } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import type { confirmFollowing, stopFollowing } from '@dre/core/contract/sharing/repair-followers';
import {
  followToNewer,
  openShared,
  type Shared,
  useShared as usedCall,
} from '@dre/core/contract/sharing/shared-estimate';
import { useEffect, useRef, useState } from 'react';
import type { CallParts } from '../../lib/calls/api.ts';
import { newId } from '../../lib/new-id.ts';
import { useRefreshWhileVisible } from './refresh-shared.ts';
import { useApi } from '../../lib/calls/services.ts';
import { useQuery } from '../../lib/calls/use-query.ts';

type AnswerCall = Endpoint & { readonly reply: (typeof openShared)['reply'] };
type Fields<E extends Endpoint> = Omit<NonNullable<CallParts<E>['body']>, 'token' | 'id'>;

export interface SharedEstimateState {
  readonly token: string;
  readonly shared: Shared | undefined;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
  readonly isBusy: boolean;
  /** Sends an answer; returns the reason it was refused, or undefined. */
  readonly send: <E extends AnswerCall>(endpoint: E, fields: Fields<E>) => Promise<Problem | undefined>;
  /** Confirms or stops the mails of this page. */
  readonly changeMails: (
    endpoint: typeof confirmFollowing | typeof stopFollowing,
  ) => Promise<Problem | undefined>;
  readonly goToNewer: () => Promise<Problem | undefined>;
}

/** The content behind the link, and the possible answers. */
export function useShared(token: string): SharedEstimateState {
  const api = useApi();
  const { data, error, refetch } = useQuery(openShared, { body: { token } }, token);
  const [answered, setAnswered] = useState<Shared>();
  const [isBusy, setBusy] = useState(false);
  // An answer keeps its id until it arrived, so a repeated send after a lost connection counts once.
  const [ids, setIds] = useState<Readonly<Record<string, string>>>({});
  useFirstInput(data !== undefined && 'shop' in data, () => void api.call(usedCall, { body: { token } }));
  const shared = answered ?? data;
  const turn = useRef(0);
  // What an answer returned meanwhile is newer than what was asked for before it.
  const refresh = async () => {
    const before = turn.current;
    const reply = await api.call(openShared, { body: { token, isAgain: true } });
    if (reply.ok && before === turn.current && !isSame(reply.value, shared)) setAnswered(reply.value);
  };
  useRefreshWhileVisible(shared !== undefined && !isBusy, () => void refresh());
  return {
    token,
    shared,
    problem: error,
    isBusy,
    reload: () => {
      setAnswered(undefined);
      refetch();
    },
    send: async (endpoint, fields) => {
      const id = ids[endpoint.path] ?? newId();
      turn.current += 1;
      setIds({ ...ids, [endpoint.path]: id });
      setBusy(true);
      const parts = { body: { token, id, ...fields } } as unknown as CallParts<typeof endpoint>;
      const reply = await api.call(endpoint, parts);
      setBusy(false);
      if (!reply.ok) return reply.refusal;
      setIds(({ [endpoint.path]: _arrived, ...others }) => others);
      setAnswered(reply.value as Shared);
      return undefined;
    },
    changeMails: async (endpoint) => {
      setBusy(true);
      const reply = await api.call(endpoint, { body: { token } });
      setBusy(false);
      if (!reply.ok) return reply.refusal;
      setAnswered(reply.value);
      return undefined;
    },
    goToNewer: async () => {
      const reply = await api.call(followToNewer, { body: { token } });
      if (!reply.ok) return reply.refusal;
      window.location.assign(reply.value.address);
      return undefined;
    },
  };
}

/** Drawn anew only when something changed, so that pictures stay and nothing moves under the reader. */
function isSame(one: Shared, other: Shared | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Reports once that a person is present: mail scanners fetch the page, but press nothing. */
function useFirstInput(isVisible: boolean, report: () => void): void {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(() => {
    if (!isVisible) return undefined;
    const ending = new AbortController();
    const first = (event: Event) => {
      if (!event.isTrusted) return;
      ending.abort();
      latest.current();
    };
    for (const input of inputs) {
      window.addEventListener(input, first, { passive: true, capture: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, [isVisible]);
}
