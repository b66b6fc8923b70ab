import { randomUUID } from 'node:crypto';
import type { VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { Trx } from '../../../database/connections/connection.ts';
import { sendEdits } from '../../estimates/edits/edits-service.ts';
import { lockEstimate } from '../../estimates/record/estimates-queries.ts';
import { payerOf } from '../links/link-edit.ts';
import { admitMailed, estimateMailById } from './mail-queries.ts';

/** A sent mail marks its version as sent. A waiting or refused mail does not. */
export async function recordMailed(trx: Trx, mailId: string, now: Date): Promise<void> {
  const id = await admitMailed(trx, mailId);
  const mail = id && (await estimateMailById(trx, id));
  if (!mail) return;
  const found = await lockEstimate(trx, mail.estimateId);
  const version = found?.estimate.versions.find(({ label }) => label === mail.version);
  if (found === undefined || version === undefined) return;
  const to = payerOf({ audience: mail.audience === 'customer' ? 'owner' : 'insurer' }, version);
  const sending = {
    id: mail.id,
    to,
    recipient: mail.to.join(', '),
    how: 'mail',
    on: now.toISOString(),
  } as const;
  const label: VersionLabel = version.label;
  const edits = [
    { id: randomUUID(), kind: 'record-sending', version: label, sending, by: '', at: '' } as const,
  ];
  const identity = {
    personId: mail.personId,
    sessionId: '',
    tabId: '',
    name: mail.by,
    isAdministrator: false,
  };
  const company = { companyId: mail.companyId, role: 'estimator' } as const;
  // A refused edit, as on an estimate voided meanwhile, stays in the log and changes nothing.
  await sendEdits({ auth: { trx, identity, company }, requestId: randomUUID(), now }, mail.estimateId, {
    device: randomUUID(),
    since: found.revision,
    edits,
  });
}
