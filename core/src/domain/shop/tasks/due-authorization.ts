import {
  approvalOf,
  declineOf,
  missingAgreements,
  neededPayers,
  versionState,
} from '../../estimates/model/lifecycle/agreement.ts';
import { hashOf, type VersionLabel, type VersionRecord } from '../../estimates/model/lifecycle/version.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { PayerReplies } from '../model/version-work.ts';

/** An authorization the estimate's agreements ask for. */
export interface DueAuthorization {
  readonly version: VersionLabel;
  readonly how: 'awaiting' | 'agreed' | 'declined';
  /** The version whose work the order then has, or waits for. */
  readonly workOf: VersionRecord;
  readonly name: string;
  readonly reason: string;
  readonly replies?: PayerReplies;
}

/**
 * The next authorization of an order that follows from the answers to the estimate's versions; null if the order is up
 * to date. Agreements are stored on the versions alone, so the order only reads them.
 */
export function dueAuthorization(
  order: RepairOrder,
  versions: readonly VersionRecord[],
): DueAuthorization | null {
  const agreed = versions.findLast((version) => versionState(version) === 'approved');
  const newest = versions.at(-1);
  const last = order.authorized.at(-1);
  if (agreed !== undefined && !isInForce(order, agreed) && !isOlder(versions, agreed, last?.inForce)) {
    const name = approvalOf(agreed)
      .map((record) => record.name)
      .join(', ');
    return { version: agreed.label, how: 'agreed', workOf: agreed, name, reason: '' };
  }
  if (newest === undefined || newest === agreed) return null;
  if (versionState(newest) === 'declined') return dueDecline(order, newest, agreed);
  const replies = repliesTo(newest);
  if (isInForce(order, newest) || isPending(order, newest, replies)) return null;
  return { version: newest.label, how: 'awaiting', workOf: newest, name: '', reason: '', replies };
}

/** True if the order waits for this version and knows who has agreed to it. */
function isPending({ pending }: RepairOrder, version: VersionRecord, { agreed }: PayerReplies): boolean {
  if (pending?.version !== version.label || pending.hash !== hashOf(version)) return false;
  return (pending.replies?.agreed ?? []).join() === agreed.join();
}

function repliesTo(version: VersionRecord): PayerReplies {
  const awaited = missingAgreements(version);
  return { agreed: neededPayers(version).filter((payer) => !awaited.includes(payer)), awaited };
}

function isInForce({ authorized }: RepairOrder, version: VersionRecord): boolean {
  const last = authorized.at(-1);
  return last?.inForce === version.label && last.hash === hashOf(version);
}

/** True if the order already has the work of a later version, at the shop's own risk. */
function isOlder(
  versions: readonly VersionRecord[],
  version: VersionRecord,
  inForce: VersionLabel | undefined,
): boolean {
  return versions.findIndex(({ label }) => label === inForce) > versions.indexOf(version);
}

/** Work of a declined version is withdrawn, or no longer waited for. */
function dueDecline(
  order: RepairOrder,
  declined: VersionRecord,
  agreed: VersionRecord | undefined,
): DueAuthorization | null {
  const isWaitedFor = order.pending?.version === declined.label;
  if (agreed === undefined || !(isWaitedFor || order.authorized.at(-1)?.inForce === declined.label)) {
    return null;
  }
  const decline = declineOf(declined);
  return {
    version: declined.label,
    how: 'declined',
    workOf: agreed,
    name: decline?.name ?? '',
    reason: decline?.note ?? '',
  };
}
