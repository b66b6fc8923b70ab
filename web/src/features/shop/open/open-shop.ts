import type { Problem } from '@dre/core/contract/problem';
import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { accept, type Result } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { fetchedRules } from '../../../offline/shop/fetched-rules.ts';
import { shopEditOutbox } from '../../../offline/shop/shop-outbox.ts';
import { ShopStore } from '../../../offline/shop/shop-store.ts';
import { openDevice } from '../../../offline/storage/open-device.ts';
import { shopTransport } from './shop-api.ts';

/** The caller that opens a shop. */
export interface ShopSession {
  readonly api: Api;
  readonly person: string;
  readonly name: string;
  readonly role: CompanyRole;
  readonly company: string;
}

/** Reads the shop and what this device has not sent yet. */
export async function openShop({
  api,
  person,
  name,
  role,
  company,
}: ShopSession): Promise<Result<ShopStore, Problem>> {
  const device = await openDevice(person);
  const outbox = shopEditOutbox(person, company);
  const transport = shopTransport(api, device);
  const [shop, pending] = await Promise.all([transport.readShop(), outbox.entries()]);
  if (!shop.ok) return shop;
  const author = { role, name };
  const deps = { transport, outbox, rules: fetchedRules, author, newId, now: () => Date.now() };
  return accept(new ShopStore(shop.value, pending, deps));
}
