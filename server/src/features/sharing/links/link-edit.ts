import { randomUUID } from 'node:crypto';
import type { AgreeingParty } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import type { VersionLabel, VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import type { Trx } from '../../../database/connections/connection.ts';
import { sendEdits } from '../../estimates/edits/edits-service.ts';
import type { EstimateRecord } from '../../estimates/record/estimates-queries.ts';
import type { LinkRow } from './links-queries.ts';
import { SharedRefused } from '../public-call.ts';

/** A person without an account who acts by a link. */
export interface LinkActor {
  readonly trx: Trx;
  readonly link: LinkRow;
  readonly found: EstimateRecord;
  readonly requestId: string;
  readonly now: Date;
  /** The name they gave; without one, that of the party the link is for. */
  readonly name?: string;
}

/** The server overwrites author and time. */
const unsigned = { by: '', at: '' } as const;

export function versionOfLink({ link, found }: Pick<LinkActor, 'link' | 'found'>): VersionRecord | undefined {
  return found.estimate.versions.find(({ label }) => label === link.label);
}

/** The party a link's reader speaks for: on an insurer's link the warranty company, if it pays instead. */
export function payerOf(
  { audience }: Pick<LinkRow, 'audience'>,
  version: VersionRecord | undefined,
): AgreeingParty {
  if (audience === 'owner') return 'customer';
  const paying = version?.payers ?? [];
  return paying.includes('warranty') && !paying.includes('insurer') ? 'warranty' : 'insurer';
}

/** Applies an ordinary edit under the account of the link's creator, in the name of its user. */
async function editByLink(actor: LinkActor, change: Change): Promise<void> {
  const { trx, link, found, requestId, now } = actor;
  const identity = {
    personId: link.madeBy,
    sessionId: '',
    tabId: '',
    name: link.maker,
    isAdministrator: false,
  };
  const company = { companyId: link.companyId, role: 'estimator' } as const;
  const who = actor.name ?? (link.audience === 'owner' ? 'The customer' : 'The insurer');
  const context = { auth: { trx, identity, company }, requestId, now, signer: `${who}, by share link` };
  const edits = [{ id: randomUUID(), ...change }];
  const sent = await sendEdits(context, link.estimateId, {
    device: randomUUID(),
    since: found.revision,
    edits,
  });
  if (!sent.ok) throw refused(sent.refusal.detail ?? 'This cannot be done as things stand.');
  const [kept] = sent.value.fates;
  if (kept?.fate.kind === 'refused') throw refused(refusalMessage(kept.fate.refusal));
}

function refused(detail: string): SharedRefused {
  return new SharedRefused({ kind: 'conflict', detail });
}

/** A used link proves that its version was sent; a mailed one is recorded already. */
export async function recordUse(actor: LinkActor): Promise<void> {
  const { link, found, now } = actor;
  const version = versionOfLink(actor);
  if (version === undefined || found.estimate.stage === 'void') return;
  const to = payerOf(link, version);
  if (version.sendings?.some((sending) => sending.to === to)) return;
  const sending = { id: link.id, to, recipient: '', how: 'link', on: now.toISOString() } as const;
  const label = version.label;
  await editByLink(actor, { kind: 'record-sending', version: label, sending, ...unsigned });
}

interface Answer {
  readonly id: string;
  readonly name: string;
  readonly how: 'signature' | 'link';
  readonly note: string;
}

/** Records an answer for the party the link is for, and for no other payer. */
export async function recordAnswer(
  actor: LinkActor,
  kind: 'record-agreement' | 'decline',
  { id, name, how, note }: Answer,
): Promise<void> {
  const payer = payerOf(actor.link, versionOfLink(actor));
  const agreement = { id, payer, name: name.trim(), how, on: actor.now.toISOString(), note };
  const version = actor.link.label as VersionLabel;
  await editByLink({ ...actor, name: name.trim() }, { kind, version, agreement, ...unsigned });
}
