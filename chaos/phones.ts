import type { Problem } from '@dre/core/contract/problem';
import type { SentClockEntry } from '@dre/core/contract/shop/clock';
import { accept, refuse } from '@dre/core/domain/result';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { inDatabase } from '../e2e/support/an-owner.ts';
import { bearing, CallFailed, type Calls, callsWith, tokenOf } from '../e2e/support/calls.ts';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { ClockStore, type ClockTransport, type ReadClock } from '../web/src/offline/shop/clock-store.ts';

/** A technician's phone: the real clock store over the product's own calls, with a disk that outlives the page. */
export interface Phone {
  readonly name: string;
  readonly calls: Calls;
  readonly disk: ReadonlyMap<string, ClockEntry>;
  /** Every entry that was on the disk, whatever became of the page. */
  readonly safe: ReadonlyMap<string, ClockEntry>;
  /** Network trouble of the next sendings; it is asked before each. */
  trouble: () => Mishap;
  /** Calls that reached the network. */
  sent: number;
  /** Why the last call failed, for a trial that breaks off. */
  failure: string;
  /** Its token is not taken any more: the next call signs in again. */
  signOut(): void;
  store(): ClockStore;
  /** The page ends in the middle of whatever it does, and the next one opens on the same disk. */
  kill(): void;
}

export type Mishap = 'none' | 'request-lost' | 'reply-lost' | 'doubled' | 'reordered';

const unreachable: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };

/** Technicians of the demo company, all of them on the crew of a shop that is on. */
export async function phonesOf(product: RunningProduct, count: number): Promise<readonly Phone[]> {
  const floor = crypto.randomUUID().slice(0, 8);
  const names = Array.from({ length: count }, (_, at) => `floor-${floor}-${String(at)}`);
  await inDatabase(product, (client) => client.query(technicians, [names]));
  const owner = await tokenOf(product.url, 'owner');
  const put = async (path: string, body: object) => {
    const headers = { ...bearing(owner), 'content-type': 'application/json' };
    const reply = await fetch(product.url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new CallFailed(`${path}: ${await reply.text()}`, reply.status);
  };
  const calls = callsWith(product.url, async () => owner);
  const shop = await calls.get<{ isOn: boolean; revision: number }>('/api/shop');
  const settings = defaultShopSettings;
  if (!shop.isOn) await put('/api/shop', { revision: shop.revision, isOn: true, settings });
  const { people } = await calls.get<{ people: { id: string; name: string }[] }>('/api/shop');
  const phones: Phone[] = [];
  for (const [at, name] of names.entries()) {
    const id = crypto.randomUUID();
    const userId = people.find((person) => person.name === name)?.id ?? null;
    const member = { id, name, userId, levels: {}, certificates: [], calendar: null };
    await put(`/api/shop/crew/${id}`, { revision: 0, isRemoved: false, member });
    // Clocks of phones are wrong by up to two hours.
    phones.push(await openPhone(product, name, { person: id, skew: (at - count / 2) * 360_000 }));
  }
  return phones;
}

const technicians = `with joined as (
    insert into person (email, name, password_hash, email_verified_at)
    select called || '@demo.example', called, owner.password_hash, now()
    from person owner, unnest($1::text[]) called where owner.email = 'owner@demo.example' returning id
  )
  insert into membership (company_id, person_id, role)
  select membership.company_id, joined.id, 'technician' from joined, membership
  join person on person.id = membership.person_id where person.email = 'estimator@demo.example'`;

async function openPhone(
  { url }: RunningProduct,
  name: string,
  { person, skew }: { readonly person: string; readonly skew: number },
): Promise<Phone> {
  const [disk, safe] = [new Map<string, ClockEntry>(), new Map<string, ClockEntry>()];
  let token: Promise<string> | undefined;
  const signIn = async () => {
    try {
      return await tokenOf(url, name);
    } catch (cause) {
      token = undefined;
      throw cause;
    }
  };
  const calls = callsWith(url, () => (token ??= signIn()));
  const outbox = {
    entries: async () => [...disk.values()],
    add: async (entries: readonly ClockEntry[]) => {
      for (const entry of entries) {
        disk.set(entry.id, entry);
        safe.set(entry.id, entry);
      }
    },
    remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
  };
  const read = await calls.get<ReadClock>('/api/shop/clock');
  const device = crypto.randomUUID();
  const now = () => Date.now() + skew;
  const open = () =>
    new ClockStore({ ...read, now: Date.now() }, [...disk.values()], {
      transport: transportOf(calls, phoneOf),
      outbox,
      person,
      device,
      newId: () => crypto.randomUUID(),
      now,
    });
  const phoneOf: Phone = {
    name,
    calls,
    disk,
    safe,
    trouble: () => 'none',
    sent: 0,
    failure: '',
    signOut: () => {
      token = undefined;
    },
    store: () => store,
    kill: () => {
      store.close();
      store = open();
    },
  };
  let store = open();
  return phoneOf;
}

type Reply = { readonly outcomes: readonly SentClockEntry[]; readonly now: number };

function transportOf(calls: Calls, phone: Phone): ClockTransport {
  const post = (entries: readonly ClockEntry[]) => {
    phone.sent += 1;
    return calls.post<Reply>('/api/shop/clock', { entries });
  };
  return {
    read: async () => accept(await calls.get<ReadClock>('/api/shop/clock')),
    send: async (entries) => {
      const mishap = phone.trouble();
      if (mishap === 'request-lost') return refuse(unreachable);
      try {
        const together = [post(mishap === 'reordered' ? entries.toReversed() : entries)];
        if (mishap === 'doubled') together.push(post(entries.toReversed()));
        const [reply] = await Promise.all(together);
        return reply === undefined || mishap === 'reply-lost' ? refuse(unreachable) : accept(reply);
      } catch (cause) {
        phone.failure = String(cause);
        if (cause instanceof CallFailed && cause.status === 401) phone.signOut();
        return refuse(unreachable);
      }
    },
  };
}

/** Resolves once every phone has sent everything; the network is whole again. */
export async function untilAllSent(phones: readonly Phone[]): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (const phone of phones) phone.trouble = () => 'none';
  while (phones.some((phone) => phone.store().state().unsent > 0)) {
    if (Date.now() > deadline) {
      const left = phones.filter((phone) => phone.store().state().unsent > 0);
      throw new Error(`Punches of ${String(left.length)} phones do not arrive: ${left[0]?.failure ?? ''}`);
    }
    for (const phone of phones) phone.store().reconnect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
