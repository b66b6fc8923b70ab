import { dayOfMoment } from '../../../lib/text/format.ts';
import {
  type AgreementWay,
  missingAgreements,
  neededPayers,
  type AgreeingParty,
  type SendingWay,
} from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { RecordKind } from './life-steps.ts';

/** The fields of an event outside the product. */
export interface RecordFields {
  readonly payer: AgreeingParty;
  readonly name: string;
  readonly how: AgreementWay;
  readonly sent: SendingWay;
  readonly on: string;
  readonly note: string;
}

/** Defaults to the payer still missing, by phone, today. */
export function firstRecord(estimate: Estimate, now: Date): RecordFields {
  const last = estimate.versions.at(-1);
  const payer = (last && (missingAgreements(last)[0] ?? neededPayers(last)[0])) ?? 'customer';
  return {
    payer,
    name: nameFor(estimate, payer),
    how: 'phone',
    sent: 'in-person',
    on: dayOfMoment(now),
    note: '',
  };
}

/** The person the estimate names for a payer. */
export function nameFor({ parties }: Pick<Estimate, 'parties'>, payer: AgreeingParty): string {
  const { customer, owner, insured, adjuster, insurer } = parties;
  const people = payer === 'customer' ? [customer, owner, insured] : [adjuster, insurer];
  return people.map(({ name, company }) => name || company).find(Boolean) ?? '';
}

export function recordIssue(record: RecordKind, { name, on, note }: RecordFields): string | undefined {
  if (record === 'authorization') return note.trim() === '' ? 'Write down the reason first.' : undefined;
  if (name.trim() === '') return 'Write down who it was first.';
  return /^\d{4}-\d{2}-\d{2}$/.test(on) ? undefined : 'Choose the day it was.';
}

interface Recorded extends RecordFields {
  readonly id: string;
  readonly version: VersionLabel;
  readonly by: { readonly by: string; readonly at: string };
}

export function recordChange(record: RecordKind, fields: Recorded): Change {
  const { id, version, by, payer, how, sent, on } = fields;
  const [name, note] = [fields.name.trim(), fields.note.trim()];
  if (record === 'authorization') return { kind: 'approve', version, reason: note, ...by };
  if (record === 'sending') {
    const sending = { id, to: payer, recipient: name, how: sent, on };
    return { kind: 'record-sending', version, sending, ...by };
  }
  const agreement = { id, payer, name, how, on, note };
  return { kind: record === 'agreement' ? 'record-agreement' : 'decline', version, agreement, ...by };
}
