import { setTimeout as pause } from 'node:timers/promises';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { chanceOf } from './chance.ts';
import { type Mishap, type Phone, phonesOf, untilAllSent } from './phones.ts';

/** Deaths of one round; resolves when what died runs again. */
export interface PunchDeaths {
  readonly server: () => Promise<void>;
  readonly database: () => Promise<void>;
}

export interface PunchCounts {
  safe: number;
  lost: number;
  doubled: number;
  /** Minutes in which somebody would be on two targets. */
  overlaps: number;
  changed: number;
  phones: number;
  servers: number;
  databases: number;
}

const mishaps: readonly Mishap[] = ['none', 'none', 'request-lost', 'reply-lost', 'doubled', 'reordered'];
const targets: readonly ClockTarget[] = [
  { on: 'activity', activity: 'cleaning', order: null },
  { on: 'activity', activity: 'paid-break', order: null },
  { on: 'off' },
];
const technicians = 40;
const phonesInRound = 4;

/**
 * Forty technicians press while the network loses, doubles and reorders what they send, their clocks are wrong, and
 * phones, the server and the database are killed in turn. Every press that was on a disk is stored once, as pressed.
 */
export async function killWhilePunching(
  product: RunningProduct,
  rounds: number,
  deaths: PunchDeaths,
): Promise<PunchCounts> {
  const phones = await phonesOf(product, technicians);
  const counts = {
    safe: 0,
    lost: 0,
    doubled: 0,
    overlaps: 0,
    changed: 0,
    phones: 0,
    servers: 0,
    databases: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const chance = chanceOf('punches', round);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)];
    const death = round % 2 === 0 ? deaths.server() : deaths.database();
    for (const phone of phones) phone.trouble = () => pick(mishaps) ?? 'none';
    for (const phone of phones) if (chance() < 0.3) phone.store().press(pick(targets) ?? { on: 'off' });
    for (let kills = 0; kills < phonesInRound; kills += 1) {
      await pause(chance() * 20);
      pick(phones)?.kill();
      counts.phones += 1;
    }
    await death;
    counts[round % 2 === 0 ? 'servers' : 'databases'] += 1;
    if (round % 20 === 19)
      console.log(`  ${String(round + 1)} rounds, ${String(counts.phones)} phones killed`);
  }
  await untilAllSent(phones);
  for (const phone of phones) await compare(phone, counts);
  for (const phone of phones) phone.store().close();
  return counts;
}

async function compare(phone: Phone, counts: PunchCounts): Promise<void> {
  const { entries } = await phone.calls.get<{ entries: readonly ClockEntry[] }>('/api/shop/clock');
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  counts.safe += phone.safe.size;
  counts.doubled += entries.length - stored.size;
  for (const [id, entry] of phone.safe) {
    const found = stored.get(id);
    if (found === undefined) counts.lost += 1;
    else if (found.kind !== 'punch' || entry.kind !== 'punch' || found.at !== entry.at) counts.changed += 1;
  }
  counts.doubled += entries.filter(({ id }) => !phone.safe.has(id)).length;
  const stretches = timeline(entries);
  counts.overlaps += stretches.slice(1).filter(({ from }, at) => stretches[at]?.until !== from).length;
}
