import { canonicalJson } from '../../hashing/canonical-json.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { minuteOf, type UtcMinute } from '../../units.ts';
import { activities, type ClockEntry, type ClockTarget } from '../model/clock-entry.ts';
import { shopLimits } from '../model/shop-limits.ts';
import { effectivePresses, pressedAt } from './timeline.ts';

export type ClockRefusal =
  | { readonly kind: 'entry-changed'; readonly id: string }
  | { readonly kind: 'entry-from-the-future'; readonly at: number }
  | { readonly kind: 'pay-period-closed'; readonly until: UtcMinute }
  | { readonly kind: 'entry-of-another-person' }
  | { readonly kind: 'correction-without-reason' }
  | { readonly kind: 'correction-without-change' }
  | { readonly kind: 'entry-not-valid'; readonly field: string };

export type ClockRefusalKind = ClockRefusal['kind'];

/** The server's time, and the end of the last closed pay period. */
export interface ClockLimits {
  readonly now: UtcMinute;
  readonly closedUntil: UtcMinute | null;
}

/** Clocks of devices are corrected by an offset, which is right to about two minutes. */
const tolerance = 2;

/** Adds an entry to one person's log. The log only grows; an entry it has already changes nothing. */
export function addClockEntry(
  log: readonly ClockEntry[],
  entry: ClockEntry,
  limits: ClockLimits,
): Result<readonly ClockEntry[], ClockRefusal> {
  const present = log.find(({ id }) => id === entry.id);
  if (present !== undefined) {
    return canonicalJson(present) === canonicalJson(entry)
      ? accept(log)
      : refuse({ kind: 'entry-changed', id: entry.id });
  }
  const refusal = entryRefusal(log, entry) ?? timeRefusal(timesOf(log, entry), limits);
  return refusal === null ? accept([...log, entry]) : refuse(refusal);
}

function entryRefusal(log: readonly ClockEntry[], entry: ClockEntry): ClockRefusal | null {
  if (entry.id === '' || entry.id.length > shopLimits.shortText) return notValid('id');
  if (log.some(({ person }) => person !== entry.person)) return { kind: 'entry-of-another-person' };
  if (!Number.isSafeInteger(entry.at)) return notValid('at');
  if (entry.kind === 'punch') {
    if (!Number.isSafeInteger(entry.offset)) return notValid('offset');
    return targetRefusal(entry.target);
  }
  if (entry.why.trim() === '') return { kind: 'correction-without-reason' };
  if (entry.why.length > shopLimits.text) return notValid('why');
  if (entry.settles !== undefined) return settlementRefusal(log, entry.punch);
  if (entry.newAt === null && entry.newTarget === null) return { kind: 'correction-without-change' };
  if (entry.newAt !== null && !Number.isSafeInteger(entry.newAt)) return notValid('newAt');
  return entry.newTarget === null ? null : targetRefusal(entry.newTarget);
}

/** Only a marked punch is in doubt. One that has not arrived yet may be. */
function settlementRefusal(log: readonly ClockEntry[], punch: string): ClockRefusal | null {
  const settled = log.find(({ id }) => id === punch);
  if (settled === undefined || (settled.kind === 'punch' && settled.mark !== undefined)) return null;
  return notValid('settles');
}

function notValid(field: string): ClockRefusal {
  return { kind: 'entry-not-valid', field };
}

function targetRefusal(target: ClockTarget): ClockRefusal | null {
  const isPossible = target.on !== 'activity' || activities.includes(target.activity);
  return isPossible ? null : notValid('target');
}

/** The times an entry changes: a correction touches where its punch lies and where it goes. */
function timesOf(log: readonly ClockEntry[], entry: ClockEntry): readonly number[] {
  if (entry.kind === 'punch') return [pressedAt(entry)];
  const present = effectivePresses(log).find(({ punch }) => punch.id === entry.punch);
  return [...(present === undefined ? [] : [present.at]), ...(entry.newAt === null ? [] : [entry.newAt])];
}

function timeRefusal(times: readonly number[], { now, closedUntil }: ClockLimits): ClockRefusal | null {
  for (const at of times) {
    if (minuteOf(at) > now + tolerance) return { kind: 'entry-from-the-future', at };
    if (closedUntil !== null && minuteOf(at) < closedUntil) {
      return { kind: 'pay-period-closed', until: closedUntil };
    }
  }
  return null;
}
