import { randomUUID } from 'node:crypto';
import type { LineAnswer, Shared } from '@dre/core/contract/shared-estimate';
import type { Change } from '@dre/core/domain/estimates/edit';
import type { Estimate } from '@dre/core/domain/estimates/estimate';
import { sayRefusal } from '@dre/core/domain/estimates/refusal-words';
import type { VersionLabel } from '@dre/core/domain/estimates/version';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { mayPropose } from '@dre/core/domain/sharing/proposal';
import { type AuditKind, record } from '../../audit/audit-queries.ts';
import { isPng } from '../../files/png.ts';
import { sendEdits } from '../estimates/edits-service.ts';
import { type EstimateRecord, lockEstimate, versionOf } from '../estimates/estimates-queries.ts';
import { answerMail } from './sharing-mail.ts';
import { countAnswers, insertAnswers, lastApproval, type NewAnswer, wasSent } from './answers-queries.ts';
import { isSameVersion, lastVersion } from './link-state.ts';
import { insertLink, type LinkRow } from './links-queries.ts';
import {
  isLiving,
  type SharedCall,
  type SharedDesk,
  SharedRefused,
  type SharedRefusal,
  type Shown,
  visitOf,
  withLink,
  writeDownRefusal,
} from './public-call.ts';
import { newToken, shareAddress } from './share-token.ts';
import { isInShop, newerLink, shownAgain } from './shared-estimate-service.ts';

/** Who answers, as they say. */
export interface Signer {
  /** Made in the browser: what is sent again counts once. */
  readonly id: string;
  readonly name: string;
}

type Answered = Promise<Result<Shared, SharedRefusal>>;

const mostAnswers = 5_000;
const superseded = conflict('There is a newer version of this estimate. Please look at that one.');
const signedBefore = conflict('This estimate has been approved already.');

interface Answering extends Shown {
  readonly link: LinkRow;
  readonly found: EstimateRecord;
  readonly call: SharedCall;
  readonly signer: Signer;
  readonly now: Date;
}

/** An answer is kept whole with everything that follows from it, or refused and only the refusal is written down. */
async function answer(
  desk: SharedDesk,
  call: SharedCall,
  { what, audience, signer }: { what: AuditKind; audience: LinkRow['audience']; signer: Signer },
  work: (answering: Answering) => Promise<readonly NewAnswer[]>,
): Answered {
  try {
    await withLink(desk.db, call.token, async ({ trx, link }) => {
      const now = desk.now();
      if (!isLiving(link, now) || link.audience !== audience) throw new SharedRefused({ kind: 'link-ended' });
      const found = await lockEstimate(trx, link.estimateId);
      if (found === undefined) throw new SharedRefused({ kind: 'link-ended' });
      if (await wasSent(trx, link.id, signer.id)) return;
      if ((await countAnswers(trx, link.id)) >= mostAnswers) throw new SharedRefused(tooMany);
      const given = await work({ trx, link, found, call, signer, now });
      const sender = { sentId: signer.id, name: signer.name.trim(), ...visitOf(call, now) };
      await insertAnswers(trx, link, sender, given);
      const detail = { link: link.id, estimate: link.estimateId, answers: String(given.length) };
      const { requestId } = call;
      await record(trx, { kind: what, at: now, companyId: link.companyId, requestId, detail });
      const about = { link, signer: sender.name, number: found.estimate.heading.number, given };
      await desk.enqueueMail(trx, answerMail(about));
    });
  } catch (cause) {
    if (!(cause instanceof SharedRefused)) throw cause;
    await writeDownRefusal(desk, call, what, cause.refusal);
    return refuse(cause.refusal);
  }
  return accept(await shownAgain(desk, call));
}

const tooMany = conflict('There are too many answers by this link. Please call the shop.');

export function approveShared(
  desk: SharedDesk,
  call: SharedCall,
  signer: Signer & { readonly signature: string; readonly isTyped: boolean },
): Answered {
  return answer(desk, call, { what: 'share-approved', audience: 'owner', signer }, async (answering) => {
    const { trx, link, found } = answering;
    const signature = Buffer.from(signer.signature.replace(/^data:image\/png;base64,/, ''), 'base64');
    if (!isPng(signature)) {
      throw new SharedRefused({ kind: 'invalid-request', errors: { signature: 'must be a PNG image' } });
    }
    refuseSuperseded(answering);
    const { stage } = found.estimate;
    const before = await lastApproval(trx, link.estimateId, link);
    if (stage === 'approved' || (before !== undefined && isInShop(found.estimate))) {
      throw new SharedRefused(signedBefore);
    }
    // The shop works already: what is agreed to is the supplement, and the repair goes on as it is.
    if (!isInShop(found.estimate))
      await edit(answering, { kind: 'approve', ...versionIn(link), ...unsigned });
    const version = await versionOf(trx, link.estimateId, link);
    const content = { isTyped: signer.isTyped, hash: version?.hash.toString('hex') ?? '' };
    return [{ kind: 'approval', text: '', content, signature }];
  });
}

export function declineShared(
  desk: SharedDesk,
  call: SharedCall,
  { reason, ...signer }: Signer & { readonly reason: string },
): Answered {
  return answer(desk, call, { what: 'share-declined', audience: 'owner', signer }, async (answering) => {
    refuseSuperseded(answering);
    const { link, found } = answering;
    const before = await lastApproval(answering.trx, link.estimateId, link);
    const { stage } = found.estimate;
    if (stage === 'approved' || (before !== undefined && isInShop(found.estimate))) {
      throw new SharedRefused(
        conflict('This estimate has been approved. Please call the shop to change that.'),
      );
    }
    const text = reason.trim();
    if (!isInShop(found.estimate)) {
      await edit(answering, { kind: 'decline', ...versionIn(link), reason: text, ...unsigned });
    }
    return [{ kind: 'decline', text }];
  });
}

/** The server writes who and when over these. */
const unsigned = { by: '', at: '' } as const;

function versionIn({ label }: LinkRow): { readonly version: VersionLabel } {
  return { version: label as VersionLabel };
}

function refuseSuperseded({ link, found }: Answering): void {
  const current = lastVersion(found.estimate);
  if (current === undefined || !isSameVersion(link, current)) throw new SharedRefused(superseded);
  if (found.estimate.stage === 'void') {
    throw new SharedRefused(conflict('The shop has withdrawn this estimate. Please call them.'));
  }
}

/** An ordinary edit, by the road every edit takes: for who made the link, with the name of who signed. */
async function edit({ trx, link, found, call, signer, now }: Answering, change: Change): Promise<void> {
  const identity = {
    personId: link.madeBy,
    sessionId: '',
    tabId: '',
    name: link.maker,
    isAdministrator: false,
  };
  const company = { companyId: link.companyId, role: 'estimator' } as const;
  const act = {
    admission: { trx, identity, company },
    requestId: call.requestId,
    now,
    signer: `${signer.name.trim()}, by share link`,
  };
  const edits = [{ id: randomUUID(), ...change }];
  const sent = await sendEdits(act, link.estimateId, { device: randomUUID(), since: found.revision, edits });
  if (!sent.ok)
    throw new SharedRefused(conflict(sent.refusal.detail ?? 'This cannot be done as things stand.'));
  const [kept] = sent.value.fates;
  if (kept?.fate.kind === 'refused') throw new SharedRefused(conflict(sayRefusal(kept.fate.refusal)));
}

export function askShared(
  desk: SharedDesk,
  call: SharedCall,
  { text, ...signer }: Signer & { readonly text: string },
): Answered {
  const about = { what: 'share-answered', audience: 'owner', signer } as const;
  return answer(desk, call, about, async () => [{ kind: 'question', text: text.trim() }]);
}

export function reviewShared(
  desk: SharedDesk,
  call: SharedCall,
  { comment, lines, ...signer }: Signer & { readonly comment: string; readonly lines: readonly LineAnswer[] },
): Answered {
  const about = { what: 'share-answered', audience: 'insurer', signer } as const;
  return answer(desk, call, about, async (answering) => {
    refuseSuperseded(answering);
    const text = comment.trim();
    const given: NewAnswer[] = [
      ...(text === '' ? [] : [{ kind: 'comment', text } as const]),
      ...lines.map((line) => lineAnswer(answering.found.estimate, line)),
    ];
    if (given.length === 0) {
      throw new SharedRefused({ kind: 'invalid-request', errors: { comment: 'Say something first.' } });
    }
    return given;
  });
}

const kindOf = { approve: 'line-approval', question: 'line-question', propose: 'proposal' } as const;

function lineAnswer(
  { lines }: Estimate,
  { lineId, answer: given, text, hours, price }: LineAnswer,
): NewAnswer {
  const line = lines.find(({ id }) => id === lineId);
  const fault = (words: string) =>
    new SharedRefused({ kind: 'invalid-request', errors: { [`lines/${lineId}`]: words } });
  if (line === undefined) throw fault('This line is not on the estimate.');
  const words = text.trim();
  if (given === 'question' && words === '') throw fault('Say what the question is.');
  const isEmpty = hours.length === 0 && price === null;
  if (given === 'propose' && isEmpty) throw fault('Propose hours or a price.');
  if (given !== 'propose' && !isEmpty) throw fault('Only a proposal has hours or a price.');
  if (!hours.every(({ type }) => mayPropose(line, type))) throw fault('These hours cannot be proposed.');
  return {
    kind: kindOf[given],
    text: words,
    lineId,
    content: { line: line.number, ...(given === 'propose' && { hours, price }) },
  };
}

/** A link of their own to the version that replaced theirs, if it was shared with the same people. */
export async function followToNewer(
  desk: SharedDesk,
  call: SharedCall,
): Promise<Result<{ readonly address: string }, SharedRefusal>> {
  return withLink(desk.db, call.token, async ({ trx, link }) => {
    const now = desk.now();
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
