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

/** Somebody without an account who acts by a link. */
export interface LinkActor {
  readonly trx: Trx;
  readonly link: LinkRow;
  readonly found: EstimateRecord;
  readonly requestId: string;
  readonly now: Date;
  /** As they said; who said nothing is whoever the link is for. */
  readonly name?: string;
}

/** The server writes who and when over these. */
const unsigned = { by: '', at: '' } as const;

export function versionOfLink({ link, found }: Pick<LinkActor, 'link' | 'found'>): VersionRecord | undefined {
  return found.estimate.versions.find(({ label }) => label === link.label);
}

/** Whom the reader of a link speaks for: the insurer's page is the warranty company's where that pays instead. */
export function payerOf(
  { audience }: Pick<LinkRow, 'audience'>,
  version: VersionRecord | undefined,
): AgreeingParty {
  if (audience === 'owner') return 'customer';
  const paying = version?.payers ?? [];
  return paying.includes('warranty') && !paying.includes('insurer') ? 'warranty' : 'insurer';
}

/** An ordinary edit, by the road every edit takes: kept for who made the link, in the name of who uses it. */
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

/** A link that is used has sent its version; one by mail is known to have. */
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

/** What the reader says for whoever the link is for, and for nobody else who pays. */
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
