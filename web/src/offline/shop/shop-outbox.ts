import { type EntryOutbox, openOutbox } from '../outbox/outbox.ts';
import type { PendingShopEdit } from './shop-transport.ts';

const stores = ['edit', 'clock'] as const;

/** The outboxes of a person's shop on this device. Each company has a database of its own. */
export function shopOutbox<Entry extends { readonly id: string }>(
  store: (typeof stores)[number],
  person: string,
  company: string,
): EntryOutbox<Entry> {
  return openOutbox<Entry>(
    { database: `dre-shop-${person}-${company}`, version: 1, stores },
    store,
    localJournal(),
  );
}

export function shopEditOutbox(person: string, company: string): EntryOutbox<PendingShopEdit> {
  return shopOutbox('edit', person, company);
}

function localJournal(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
