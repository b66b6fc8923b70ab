import type { LineAnswer, Shared } from '@dre/core/contract/sharing/shared-estimate';
import { agreementOf } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { answeredLine, isPaidByClaim, mayPropose } from '@dre/core/domain/sharing/proposal';
import { type AuditKind, record } from '../../../audit/audit-queries.ts';
import { isPng } from '../../../files/png.ts';
import { announce } from '../../estimates/sync/announce.ts';
import { type EstimateRecord, lockEstimate, versionOf } from '../../estimates/record/estimates-queries.ts';
import { answerMail } from './answer-mail.ts';
import { countAnswers, insertAnswers, type NewAnswer, wasSent } from './answers-queries.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { type LinkActor, payerOf, recordAnswer, recordUse, versionOfLink } from '../links/link-edit.ts';
import { isSameVersion, lastVersion } from '../links/link-state.ts';
import { insertLink, type LinkRow } from '../links/links-queries.ts';
import {
  isLiving,
  type SharedCall,
  type SharedDependencies,
  SharedRefused,
  type SharedRefusal,
  type SharedView,
  viewOf,
  withLink,
  writeDownRefusal,
} from '../public-call.ts';
import { newToken, shareAddress } from '../links/share-token.ts';
import { newerLink, sharedViewAfter } from '../shared-estimate-service.ts';

/** The person who answers, by their own statement. */
export interface Signer {
  /** Generated in the browser, so that a repeated request counts once. */
  readonly id: string;
  readonly name: string;
}

type Answered = Promise<Result<Shared, SharedRefusal>>;

const mostAnswers = 5_000;
const superseded = conflict('There is a newer version of this estimate. Please look at that one.');
const agreedBefore = conflict('This estimate has been approved already.');

interface Answering extends SharedView {
  readonly link: LinkRow;
  readonly found: EstimateRecord;
  readonly call: SharedCall;
  readonly signer: Signer;
  readonly now: Date;
}

/** Saves an answer with all its effects; if it is refused, only the refusal is recorded. */
async function answer(
  deps: SharedDependencies,
  call: SharedCall,
  { what, audience, signer }: { what: AuditKind; audience: LinkRow['audience'] | 'any'; signer: Signer },
  work: (answering: Answering) => Promise<readonly NewAnswer[]>,
): Answered {
  try {
    await withLink(deps.db, call.token, async ({ trx, link }) => {
      const now = deps.now();
      if (!isLiving(link, now) || (audience !== 'any' && link.audience !== audience)) {
        throw new SharedRefused({ kind: 'link-ended' });
      }
      const before = await lockEstimate(trx, link.estimateId);
      if (before === undefined) throw new SharedRefused({ kind: 'link-ended' });
      if (await wasSent(trx, link.id, signer.id)) return;
      if ((await countAnswers(trx, link.id)) >= mostAnswers) throw new SharedRefused(tooMany);
      await recordUse({ trx, link, found: before, requestId: call.requestId, now });
      const found = (await lockEstimate(trx, link.estimateId)) ?? before;
      const answering = { trx, link, found, call, signer, now };
      const given = await work(answering);
      const sender = { sentId: signer.id, name: signer.name.trim(), ...viewOf(call, now) };
      await insertAnswers(trx, link, sender, given);
      await notifyOfRequest(actorOf(answering), signer.id, given);
      const detail = { link: link.id, estimate: link.estimateId, answers: String(given.length) };
      const { requestId } = call;
      await record(trx, { kind: what, at: now, companyId: link.companyId, requestId, detail });
      await announce(trx, { company: link.companyId, estimate: link.estimateId, comments: true });
      const about = { link, signer: sender.name, number: found.estimate.heading.number, given };
      await deps.enqueueMail(trx, answerMail(about));
    });
  } catch (cause) {
    if (!(cause instanceof SharedRefused)) throw cause;
    await writeDownRefusal(deps, call, what, cause.refusal);
    return refuse(cause.refusal);
  }
  return accept(await sharedViewAfter(deps, call));
}

const tooMany = conflict('There are too many answers by this link. Please call the shop.');

export function approveShared(
  deps: SharedDependencies,
  call: SharedCall,
  signer: Signer & { readonly signature: string; readonly isTyped: boolean },
): Answered {
  return answer(deps, call, { what: 'share-approved', audience: 'owner', signer }, async (answering) => {
    const { trx, link } = answering;
    const signature = Buffer.from(signer.signature.replace(/^data:image\/png;base64,/, ''), 'base64');
    if (!isPng(signature)) {
      throw new SharedRefused({ kind: 'invalid-request', errors: { signature: 'must be a PNG image' } });
    }
    await agree(answering, 'signature');
    const version = await versionOf(trx, link.estimateId, link);
    const content = { isTyped: signer.isTyped, hash: version?.hash.toString('hex') ?? '' };
    return [{ kind: 'approval', text: '', content, signature }];
  });
}

/** Agrees for one payer only: the estimate is approved when all payers agree. */
async function agree(answering: Answering, how: 'signature' | 'link'): Promise<void> {
  refuseSuperseded(answering);
  if (saidBefore(answering)?.answer === 'agreed') throw new SharedRefused(agreedBefore);
  const { signer } = answering;
  await recordAnswer(actorOf(answering), 'record-agreement', { ...signer, how, note: '' });
}

function saidBefore({ link, found }: Answering) {
  const version = versionOfLink({ link, found });
  return version && agreementOf(version, payerOf(link, version));
}

function actorOf({ trx, link, found, call, now }: Answering): LinkActor {
  return { trx, link, found, requestId: call.requestId, now };
}

export function declineShared(
  deps: SharedDependencies,
  call: SharedCall,
  { reason, ...signer }: Signer & { readonly reason: string },
): Answered {
  return answer(deps, call, { what: 'share-declined', audience: 'any', signer }, async (answering) => {
    refuseSuperseded(answering);
    if (saidBefore(answering)?.answer === 'agreed') {
      throw new SharedRefused(
        conflict('This estimate has been approved. Please call the shop to change that.'),
      );
    }
    const text = reason.trim();
    await recordAnswer(actorOf(answering), 'decline', { ...signer, how: 'link', note: text });
    return [{ kind: 'decline', text }];
  });
}

function refuseSuperseded({ link, found }: Answering): void {
  const current = lastVersion(found.estimate);
  if (current === undefined || !isSameVersion(link, current)) throw new SharedRefused(superseded);
  if (found.estimate.stage === 'void') {
    throw new SharedRefused(conflict('The shop has withdrawn this estimate. Please call them.'));
  }
}

export function askShared(
  deps: SharedDependencies,
  call: SharedCall,
  { text, ...signer }: Signer & { readonly text: string },
): Answered {
  const about = { what: 'share-answered', audience: 'owner', signer } as const;
  return answer(deps, call, about, async () => [{ kind: 'question', text: text.trim() }]);
}

export function reviewShared(
  deps: SharedDependencies,
  call: SharedCall,
  { comment, lines, isAgreed = false, ...signer }: Signer & LineReview,
): Answered {
  const what = isAgreed ? 'share-approved' : 'share-answered';
  return answer(deps, call, { what, audience: 'insurer', signer }, async (answering) => {
    refuseSuperseded(answering);
    const text = comment.trim();
    if (isAgreed && lines.some((line) => line.answer !== 'approve')) throw new SharedRefused(notAsItIs);
    const version = isAgreed ? await agreedVersion(answering) : undefined;
    const given: NewAnswer[] = [
      ...(version === undefined ? [] : [{ kind: 'approval', text: '', content: version } as const]),
      ...(text === '' ? [] : [{ kind: 'comment', text } as const]),
      ...lines.map((line) => lineAnswer(answering.found.estimate, line)),
    ];
    if (given.length === 0) {
      throw new SharedRefused({ kind: 'invalid-request', errors: { comment: 'Say something first.' } });
    }
    return given;
  });
}

interface LineReview {
  readonly comment: string;
  readonly lines: readonly LineAnswer[];
  readonly isAgreed?: boolean;
}

const notAsItIs = conflict(
  'You asked for changes. Send those first, and agree once the shop has answered them.',
);

async function agreedVersion(answering: Answering) {
  await agree(answering, 'link');
  const { trx, link } = answering;
  const version = await versionOf(trx, link.estimateId, link);
  return { hash: version?.hash.toString('hex') ?? '' };
}

const kindOf = {
  approve: 'line-approval',
  question: 'line-question',
  propose: 'proposal',
  deny: 'line-denial',
} as const;

function lineAnswer(
  estimate: Estimate,
  { lineId: key, answer: given, text, hours, price }: LineAnswer,
): NewAnswer {
  const line = answeredLine(estimate, key);
  const fault = (words: string) =>
    new SharedRefused({ kind: 'invalid-request', errors: { [`lines/${key}`]: words } });
  if (line === undefined) throw fault('This line is not on the estimate.');
  if (!isPaidByClaim(line, estimate.claim)) throw fault('The customer pays this line.');
  const words = text.trim();
  if (given === 'question' && words === '') throw fault('Say what the question is.');
  if (given === 'deny' && words === '') throw fault('Say why it is not paid.');
  const isEmpty = hours.length === 0 && price === null;
  if (given === 'propose' && isEmpty) throw fault('Propose hours or a price.');
  if (given !== 'propose' && !isEmpty) throw fault('Only a proposal has hours or a price.');
  const isLine = line.id === key;
  if (!hours.every(({ type }) => isLine && mayPropose(line, type))) {
    throw fault('These hours cannot be proposed.');
  }
  return {
    kind: kindOf[given],
    text: words,
    lineId: line.id,
    content: { line: line.number, ...(!isLine && { key }), ...(given === 'propose' && { hours, price }) },
  };
}

/** Marks the version as sent once the page is used: mail scanners load pages too, so loading proves nothing. */
export async function useShared(
  deps: SharedDependencies,
  call: SharedCall,
): Promise<Result<boolean, Extract<SharedRefusal, { kind: 'link-ended' }>>> {
  try {
    return await withLink(deps.db, call.token, async ({ trx, link }) => {
      const now = deps.now();
      if (!isLiving(link, now)) return refuse(ended);
      const found = await lockEstimate(trx, link.estimateId);
      if (found === undefined) return refuse(ended);
      await recordUse({ trx, link, found, requestId: call.requestId, now });
      return accept(true);
    });
  } catch (cause) {
    // A refused edit does not keep the estimate from being read.
    if (!(cause instanceof SharedRefused)) throw cause;
    return accept(false);
  }
}

const ended = { kind: 'link-ended' } as const;

/** Creates a link for the reader to the version that replaced theirs, if it was shared with the same audience. */
export async function followToNewer(
  deps: SharedDependencies,
  call: SharedCall,
): Promise<Result<{ readonly address: string }, SharedRefusal>> {
  return withLink(deps.db, call.token, async ({ trx, link }) => {
    const now = deps.now();
    if (!isLiving(link, now)) return refuse({ kind: 'link-ended' } as const);
    const found = await lockEstimate(trx, link.estimateId);
    const newer = found && (await newerLink(trx, link, found.estimate, now));
    if (newer === undefined) return refuse(conflict('The newer version has not been shared yet.'));
    const { token, hash } = newToken();
    const { companyId, estimateId, audience, label, correction, expiresAt } = newer;
    const id = await insertLink(trx, {
      companyId,
      estimateId,
      audience,
      label,
      correction,
      expiresAt,
      hash,
      personId: newer.madeBy,
      now,
    });
    const detail = { link: id, estimate: estimateId, audience, version: label, after: link.id };
    const { requestId } = call;
    await record(trx, { kind: 'share-link-made', at: now, companyId, requestId, detail });
    return accept({ address: shareAddress(token) });
  });
}

function conflict(detail: string) {
  return { kind: 'conflict', detail } as const;
}
