import { issueClockPass } from '@dre/core/contract/shop/clock-keys';
import type { Api } from '../../lib/calls/api.ts';
import { newId } from '../../lib/new-id.ts';
import { newDeviceKey } from './clock-crypto.ts';
import { deviceKey, forgetDeviceKey, type PassHolder, storeDeviceKey } from './device-keys.ts';
import { hasClockPass, noteClockPass } from './pass-flag.ts';

/** A pass is renewed once half of its 30 days are over. */
const renewedMs = 15 * 24 * 3_600_000;

/**
 * Gives this browser a clock pass of the person who is signed in, unless it has one. The server refuses it where others
 * sign in, too; then there is none, and one of somebody else is removed.
 */
export async function ensureClockPass(
  api: Api,
  holder: Omit<PassHolder, 'crew' | 'expiresAt'>,
): Promise<void> {
  const { person, company } = holder;
  const existing = (await deviceKey('pass'))?.pass;
  const isOwn = existing?.person === person && existing.company === company;
  if (isOwn && hasClockPass() && Date.parse(existing.expiresAt) - Date.now() > renewedMs) return;
  if (existing !== undefined && existing !== null && existing.person !== person) await forgetClockPass();
  const { privateKey, publicKey } = await newDeviceKey();
  const id = newId();
  const reply = await api.call(issueClockPass, { body: { id, publicKey } });
  if (!reply.ok) return;
  const { crew, expiresAt } = reply.value;
  await storeDeviceKey({ kind: 'pass', id, privateKey, number: 0, pass: { ...holder, crew, expiresAt } });
  noteClockPass(person);
}

export async function forgetClockPass(): Promise<void> {
  noteClockPass(null);
  await forgetDeviceKey('pass');
}
