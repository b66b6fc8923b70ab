import type { Problem } from '@dre/core/contract/problem';
import { type ClockWork, readByPass, sendPunches } from '@dre/core/contract/shop/clock-keys';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { Api } from '../../../lib/calls/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { forgetClockPass } from '../../../offline/clock-device/clock-pass.ts';
import { deviceKey, type PassHolder } from '../../../offline/clock-device/device-keys.ts';
import { type SignedCalls, signedCalls } from '../../../offline/clock-device/signed-calls.ts';
import { ClockStore, type ClockTransport } from '../../../offline/shop/clock-store.ts';
import { fetchedRules } from '../../../offline/shop/fetched-rules.ts';
import { shopEditOutbox, shopOutbox } from '../../../offline/shop/shop-outbox.ts';
import { ShopStore } from '../../../offline/shop/shop-store.ts';
import type { ShopTransport } from '../../../offline/shop/shop-transport.ts';
import { openDevice } from '../../../offline/storage/open-device.ts';

export interface OpenPass {
  readonly holder: PassHolder;
  readonly shop: ShopStore;
  readonly clock: ClockStore;
}

const noPass: Problem = { type: 'about:blank', title: 'This device has no clock pass.', status: 403 };
/** A pass presses and does nothing else: everything else waits on the device until its person signs in. */
const afterSignIn: Problem = { type: 'about:blank', title: 'This is sent once you sign in.', status: 401 };

/** The work of the pass's person. A pass that has ended is removed from this device. */
export async function openPass(api: Api): Promise<Result<OpenPass, Problem>> {
  const holder = (await deviceKey('pass').catch(() => undefined))?.pass ?? undefined;
  if (holder === undefined) return refuse(noPass);
  const call = signedCalls(api, 'pass');
  const { person, company, crew, name } = holder;
  const presses = shopOutbox<ClockEntry>('clock', person, company);
  const edits = shopEditOutbox(person, company);
  const [work, device, pressed, edited] = await Promise.all([
    call(readByPass),
    openDevice(person),
    presses.entries(),
    edits.entries(),
  ]);
  if (!work.ok) {
    if (work.refusal.status === 403) await forgetClockPass();
    return work;
  }
  const common = { newId, now: () => Date.now() };
  const author = { role: 'technician', name } as const;
  const shopDeps = {
    ...common,
    transport: shopByPass(work.value),
    outbox: edits,
    rules: fetchedRules,
    author,
  };
  const clockDeps = { ...common, transport: clockByPass(call, work.value), outbox: presses, device };
  return accept({
    holder,
    shop: new ShopStore(work.value.shop, edited, shopDeps),
    clock: new ClockStore(work.value.clock, pressed, { ...clockDeps, person: crew }),
  });
}

function shopByPass({ shop, orders }: ClockWork): ShopTransport {
  return {
    readShop: async () => accept(shop),
    readOrder: async (id) => {
      const found = orders.find(({ order }) => order.id === id);
      return found === undefined ? refuse(afterSignIn) : accept(found);
    },
    send: async () => refuse(afterSignIn),
    listen: (_since, _onEvent, _onOpen, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve('ended'));
      }),
  };
}

function clockByPass(call: SignedCalls, { clock }: ClockWork): ClockTransport {
  return {
    read: async () => accept(clock),
    send: (entries) =>
      call(sendPunches, { punches: entries.map((entry) => ({ entry, sealed: null, done: null })) }),
  };
}
