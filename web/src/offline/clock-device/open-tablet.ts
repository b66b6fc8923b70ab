import type { Api } from '../../lib/calls/api.ts';
import { newId } from '../../lib/new-id.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { deviceKey } from './device-keys.ts';
import { signedCalls } from './signed-calls.ts';
import { type TabletPress, TabletStore } from './tablet-store.ts';

/** The shared clock of this browser; undefined if it was never enrolled. */
export async function openTablet(api: Api): Promise<TabletStore | undefined> {
  const key = await deviceKey('tablet').catch(() => undefined);
  if (key === undefined) return undefined;
  const place = { database: 'dre-clock-tablet', version: 1, stores: ['clock'] };
  const outbox = openOutbox<TabletPress>(place, 'clock', localStorage);
  const store = new TabletStore(await outbox.entries(), {
    call: signedCalls(api, 'tablet'),
    outbox,
    pins: localStorage,
    device: key.id,
    newId,
    now: () => Date.now(),
  });
  await store.refresh();
  return store;
}
