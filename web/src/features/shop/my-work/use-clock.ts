import { readClock, sendClockEntries } from '@dre/core/contract/shop/clock';
import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { newId } from '../../../lib/new-id.ts';
import { ClockStore, type ClockState, type ClockTransport } from '../../../offline/shop/clock-store.ts';
import { shopOutbox } from '../../../offline/shop/shop-outbox.ts';
import { openDevice } from '../../../offline/storage/open-device.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personIn } from '../../session/token.ts';

export type OpenedClock =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly reload: () => void }
  | { readonly kind: 'open'; readonly clock: ClockStore };

/** The clock of a member of the crew, open as long as the screen is shown. Presses of earlier pages are sent again. */
export function useClock(crewId: string): OpenedClock {
  const api = useApi();
  const session = useSession();
  const { id: company = '' } = useActiveCompany();
  const [tries, setTries] = useState(0);
  const [reply, setReply] = useState<{ requestKey: string; opened: Result<ClockStore, Problem> }>();
  const requestKey = `${company} ${crewId} ${String(tries)}`;
  useEffect(() => {
    let isLeft = false;
    const opening = openClock(api, { person: personIn(session.token()), company, crewId });
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
  }, [api, session, company, crewId, requestKey]);
  if (reply?.requestKey !== requestKey) return { kind: 'loading' };
  return reply.opened.ok
    ? { kind: 'open', clock: reply.opened.value }
    : { kind: 'problem', problem: reply.opened.refusal, reload: () => setTries(tries + 1) };
}

async function openClock(
  api: Api,
  { person, company, crewId }: { person: string; company: string; crewId: string },
): Promise<Result<ClockStore, Problem>> {
  const outbox = shopOutbox<ClockEntry>('clock', person, company);
  const transport = clockTransport(api, crewId);
  const [device, pending, read] = await Promise.all([openDevice(person), outbox.entries(), transport.read()]);
  if (!read.ok) return read;
  const deps = { transport, outbox, person: crewId, device, newId, now: () => Date.now() };
  return { ok: true, value: new ClockStore(read.value, pending, deps) };
}

function clockTransport(api: Api, crewId: string): ClockTransport {
  return {
    read: () => api.call(readClock, { query: { crew: crewId } }),
    send: (entries) => api.call(sendClockEntries, { body: { entries: [...entries] } }),
  };
}

export function useClockState(clock: ClockStore): ClockState {
  return useSyncExternalStore(
    (onChange) => clock.subscribe(onChange),
    () => clock.state(),
  );
}
