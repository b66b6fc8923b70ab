import { randomUUID } from 'node:crypto';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { denialChanges, proposalChanges, proposalText } from '@dre/core/domain/sharing/proposal';
import type { Cents, TenthHours } from '@dre/core/domain/units';
import { record } from '../../../audit/audit-queries.ts';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import {
  type EstimateContext,
  type Outcome,
  type Refused,
  refusedFor,
} from '../../estimates/record/access.ts';
import { announce } from '../../estimates/sync/announce.ts';
import { sendEdits } from '../../estimates/edits/edits-service.ts';
import { lockEstimate } from '../../estimates/record/estimates-queries.ts';
import type { EnqueueMail, Mail } from '../../../mail/mail.ts';
import { answerById, type AnswerRow, insertDecision } from './answers-queries.ts';
import { companyNameOf, emailOf } from '../mail/mail-queries.ts';
import { replyMail } from './answer-mail.ts';

export interface Decision {
  readonly decision: 'accept' | 'reject' | 'reply';
  readonly text: string;
  readonly startSupplement?: boolean;
}

type Kinds = 'forbidden' | 'not-found' | 'conflict' | 'invalid-request';
type Refusal = Refused<Kinds> & { readonly errors?: Readonly<Record<string, string>> };

const kinds = { accept: 'accepted', reject: 'rejected', reply: 'replied' } as const;
const decidedBefore = conflict('Somebody has decided this already.');
const noDraft = conflict('Nothing is being written in this estimate. Start a supplement to take this.');
const notTaken = conflict('There is nothing in this to take into the estimate. Reply to it instead.');

/**
 * Accepting a proposal applies ordinary edits in the name of the person who accepts; other decisions change nothing.
 */
export async function decideAnswer(
  { enqueueMail }: { readonly enqueueMail: EnqueueMail },
  context: EstimateContext,
  id: string,
  given: Decision,
): Promise<Result<boolean, Refusal>> {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const answer = await answerById(trx, id);
  if (answer === undefined) return refuse(await notFoundHere(context, 'share_answer', id));
  const text = given.text.trim();
  if (given.decision === 'reply' && text === '') {
    return refuse({ kind: 'invalid-request', errors: { text: 'must not be empty' } });
  }
  const found = await lockEstimate(trx, answer.estimateId);
  if (found === undefined || answer.decision !== null) return refuse(decidedBefore);
  if (given.decision === 'accept') {
    const taken = await take(context, answer, found, given.startSupplement ?? false);
    if (!taken.ok) return taken;
  }
  const { companyId } = company;
  const { personId } = identity;
  const kind = kinds[given.decision];
  await insertDecision(trx, { companyId, id, kind, text, personId, now: context.now });
  const detail = { answer: id, estimate: answer.estimateId, decision: kind };
  const { requestId } = context;
  await record(trx, { kind: 'share-decided', at: context.now, companyId, personId, requestId, detail });
  await announce(trx, { company: companyId, estimate: answer.estimateId, comments: true });
  const mail = text === '' ? undefined : await replyTo(context, answer, found.estimate, text);
  if (mail !== undefined) await enqueueMail(trx, mail);
  return accept(true);
}

/** Mails to the address on the estimate; without one, only the link's page shows the reply. */
async function replyTo(
  { auth: { trx, identity, company } }: EstimateContext,
  { audience, name, text: question }: AnswerRow,
  { parties, heading }: Estimate,
  text: string,
): Promise<Mail | undefined> {
  const { customer, owner, adjuster, insurer } = parties;
  const asked = audience === 'owner' ? [customer, owner] : [adjuster, insurer];
  const to = asked.map(({ email }) => email.trim()).find((email) => isAddress.test(email));
  if (to === undefined) return undefined;
  const shop = await companyNameOf(trx, company.companyId);
  const from = await emailOf(trx, identity.personId);
  return replyMail({ to, replyTo: from, name, shop, number: heading.number, question, text });
}

const isAddress = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

async function take(
  context: EstimateContext,
  answer: AnswerRow,
  { estimate, revision }: { readonly estimate: Estimate; readonly revision: number },
  mayStart: boolean,
): Outcome<boolean, 'conflict' | 'forbidden' | 'not-found'> {
  const changes = changesFor(estimate, answer, context.now);
  if (!changes.ok) return changes;
  const isClosed = estimate.draft === null;
  if (isClosed && !mayStart) return refuse(noDraft);
  const edits = [...(isClosed ? [{ kind: 'start-supplement' } as const] : []), ...changes.value].map(
    (change): Edit => ({ id: randomUUID(), ...change }),
  );
  const sent = await sendEdits(context, estimate.id, { device: randomUUID(), since: revision, edits });
  if (!sent.ok) return sent;
  const refused = sent.value.fates.flatMap(({ fate }) => (fate.kind === 'refused' ? [fate.refusal] : []))[0];
  return refused === undefined ? accept(true) : refuse(conflict(refusalMessage(refused)));
}

function changesFor(
  estimate: Estimate,
  { kind, lineId, content, name }: AnswerRow,
  now: Date,
): Result<readonly Change[], Refused<'conflict'>> {
  const key = content.key ?? lineId;
  if (key !== null && kind === 'line-denial') {
    const denied = denialChanges(estimate, key);
    return denied.ok ? denied : refuse(conflict(proposalText[denied.refusal.kind]));
  }
  if (kind !== 'proposal' || key === null) return refuse(notTaken);
  const hours = (content.hours ?? []).map(({ type, billed }) => ({ type, billed: billed as TenthHours }));
  const proposal = { hours, price: (content.price ?? null) as Cents | null };
  const proposed = proposalChanges(estimate, key, proposal, { name, on: now.toISOString() });
  return proposed.ok ? proposed : refuse(conflict(proposalText[proposed.refusal.kind]));
}

function conflict(detail: string) {
  return { kind: 'conflict', detail } as const;
}
