import { randomUUID } from 'node:crypto';
import type { LineAnswer } from '@dre/core/contract/sharing/shared-estimate';
import {
  type AgreeingParty,
  agreementOf,
  neededPayers,
} from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { VersionLabel } from '@dre/core/domain/estimates/model/lifecycle/version';
import { cents } from '@dre/core/domain/units';
import { createShareLink } from '../features/sharing/links/links-service.ts';
import { linksOf } from '../features/sharing/links/links-queries.ts';
import {
  approveShared,
  askShared,
  reviewShared,
  useShared,
} from '../features/sharing/answers/answer-service.ts';
import type { SharedCall, SharedDependencies } from '../features/sharing/public-call.ts';
import { openShared } from '../features/sharing/shared-estimate-service.ts';
import {
  asDemoPerson,
  type DemoCompany,
  type DemoRole,
  granted,
  readDemoEstimate,
  sendDemoEdits,
} from './demo-people.ts';
import { demoCustomer } from './demo-particulars.ts';
import type { DemoEstimate } from './demo-plan.ts';
import { demoId } from './demo-random.ts';
import { demoSignature } from './demo-signature.ts';

/** One demo estimate while it is written. */
export interface DemoStep {
  readonly company: DemoCompany;
  readonly estimate: DemoEstimate;
  readonly id: string;
  readonly role: DemoRole;
  /** The time so many days and minutes after the estimate was begun. */
  readonly at: (days: number, minutes?: number) => Date;
}

interface Round {
  readonly day: number;
  readonly isDeclined: boolean;
}

/** Sends a version and brings the answers its payers gave: by link where the plan says so, otherwise by hand. */
export async function agreeInDemo(step: DemoStep, version: VersionLabel, round: Round): Promise<void> {
  const { estimate } = step;
  if (usesLinks(estimate)) await answerByLinks(step, round);
  else await recordSending(step, version, round.day);
  if (estimate.status === 'sent') return;
  if (round.isDeclined) return decline(step, version, round.day);
  await agreeByHand(step, version, round.day);
}

/** Nine estimates went out by link: the seven newest that wait or were agreed to, and two older ones. */
const byLink = new Set([15, 37, 40, 43, 44, 48, 49, 50, 54]);

function usesLinks({ number }: DemoEstimate): boolean {
  return byLink.has(number);
}

async function recordSending(
  { company, estimate, id, role, at }: DemoStep,
  version: VersionLabel,
  day: number,
) {
  const customer = demoCustomer(estimate.unit.customer);
  const sending = (to: AgreeingParty, recipient: string): Change => ({
    kind: 'record-sending',
    version,
    sending: {
      id: demoId(company.id, `${id} ${version} sent ${to}`),
      to,
      recipient,
      how: to === 'customer' ? 'in-person' : 'portal',
      on: at(day).toISOString(),
    },
    by: '',
    at: '',
  });
  const others =
    estimate.payer === 'customer'
      ? []
      : [sending(estimate.payer === 'warranty' ? 'warranty' : 'insurer', estimate.adjuster)];
  await sendDemoEdits(company, id, { role, now: at(day), step: `send ${version}` }, [
    sending('customer', customer.name),
    ...others,
  ]);
}

async function decline({ company, estimate, id, role, at }: DemoStep, version: VersionLabel, day: number) {
  const change: Change = {
    kind: 'decline',
    version,
    reason: 'Sells the unit as it is.',
    agreement: {
      id: demoId(company.id, `${id} declined`),
      payer: 'customer',
      name: demoCustomer(estimate.unit.customer).name,
      how: 'phone',
      on: at(day + 2).toISOString(),
      note: 'Sells the unit as it is.',
    },
    by: '',
    at: '',
  };
  await sendDemoEdits(company, id, { role, now: at(day + 2), step: 'decline' }, [change]);
}

/** Payers who have not answered by their link answered by phone or on paper. */
async function agreeByHand(
  { company, estimate, id, role, at }: DemoStep,
  version: VersionLabel,
  day: number,
) {
  const { versions } = await readDemoEstimate(company, id);
  const locked = versions.find(({ label }) => label === version);
  if (locked === undefined) throw new Error('A demo version is not there.');
  const missing = neededPayers(locked).filter((payer) => agreementOf(locked, payer)?.answer !== 'agreed');
  const changes = missing.map((payer): Change => ({
    kind: 'record-agreement',
    version,
    agreement: {
      id: demoId(company.id, `${id} ${version} ${payer}`),
      payer,
      name: payer === 'customer' ? demoCustomer(estimate.unit.customer).name : estimate.adjuster,
      how: payer === 'customer' ? 'paper' : 'phone',
      on: at(day + 2).toISOString(),
      note: '',
    },
    by: '',
    at: '',
  }));
  await sendDemoEdits(company, id, { role, now: at(day + 2), step: `agree ${version}` }, changes);
}

/** An interrupted first start may have made the links already; then what is missing is recorded by hand. */
async function answerByLinks(step: DemoStep, { day }: Round): Promise<void> {
  const { company, estimate, id, role, at } = step;
  const made = await asDemoPerson(company, { role, now: at(day) }, async (context) => {
    const known = await linksOf(context.auth.trx, id);
    if (known.some(({ label }) => label !== 'E01') || (day === 2 && known.length > 0)) return undefined;
    const owner = granted(await createShareLink(context, id, { audience: 'owner', days: 90 }));
    const insurer =
      estimate.payer === 'customer'
        ? undefined
        : granted(await createShareLink(context, id, { audience: 'insurer', days: 90 }));
    return { owner: owner.address, insurer: insurer?.address };
  });
  if (made === undefined) return;
  await answerAsOwner(step, made.owner, day);
  if (made.insurer !== undefined) await answerAsInsurer(step, made.insurer, day);
}

function callAt(step: DemoStep, address: string, now: Date): [SharedDependencies, SharedCall] {
  return [
    {
      db: step.company.db,
      now: () => now,
      // The people of the demo have no mailboxes.
      enqueueMail: async () => randomUUID(),
      addressSecret: async () => 'demo',
      publicUrl: new URL('https://demo.example'),
      canMail: false,
    },
    {
      token: address.split('/').at(-1) ?? '',
      peer: '203.0.113.20',
      requestId: randomUUID(),
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    },
  ];
}

/** Opens the page some minutes before the reader answers on it. */
async function readerOf(
  step: DemoStep,
  address: string,
  answeringAt: Date,
): Promise<[SharedDependencies, SharedCall]> {
  const openedAt = new Date(answeringAt.getTime() - 7 * 60_000);
  const opening = callAt(step, address, openedAt);
  await openShared(...opening);
  granted(await useShared(...opening));
  return callAt(step, address, answeringAt);
}

async function answerAsOwner(step: DemoStep, address: string, day: number): Promise<void> {
  const { company, estimate, id, at } = step;
  const { name } = demoCustomer(estimate.unit.customer);
  const [deps, call] = await readerOf(step, address, at(day, 90));
  if (estimate.status === 'sent') {
    const signer = { id: demoId(company.id, `${id} question`), name };
    if (estimate.number % 2 === 0) {
      granted(
        await askShared(deps, call, {
          ...signer,
          text: 'When could you start, and do I need to empty the tanks?',
        }),
      );
    }
    return;
  }
  const [later, signing] = await readerOf(step, address, at(day + 1, 30));
  const signer = { id: demoId(company.id, `${id} ${String(day)} signed`), name };
  granted(
    await approveShared(later, signing, { ...signer, signature: await demoSignature(name), isTyped: false }),
  );
}

/** While it waits, the insurer asks for less on one line and questions another; later the insurer agrees. */
async function answerAsInsurer(step: DemoStep, address: string, day: number): Promise<void> {
  const { company, estimate, id, at } = step;
  const [deps, call] = await readerOf(step, address, at(day + 1, 60));
  const signer = { id: demoId(company.id, `${id} ${String(day)} insurer`), name: estimate.adjuster };
  if (estimate.status !== 'sent') {
    const agreed = { ...signer, comment: '', lines: [], isAgreed: true };
    return void granted(await reviewShared(deps, call, agreed));
  }
  const answers = firstReview(await readDemoEstimate(company, id));
  granted(await reviewShared(deps, call, { ...signer, comment: 'First review.', lines: answers }));
}

/**
 * The dearest part without a photo is questioned, the dearest of the others offered at less; three more lines are
 * approved.
 */
function firstReview({ lines, photos }: Estimate): LineAnswer[] {
  const pictured = new Set(photos.flatMap((photo) => photo.lines));
  const priced = lines
    .filter(({ operation }) => operation === 'replace')
    .toSorted((one, other) => (other.book?.price ?? 0) - (one.book?.price ?? 0));
  const questioned = priced.find(({ id }) => !pictured.has(id));
  const offered = priced.find((line) => line !== questioned);
  return priced.slice(0, 5).map((line) => {
    const { id, book } = line;
    const answer = { lineId: id, hours: [], price: null };
    if (line === questioned) return { ...answer, answer: 'question', text: 'Please send a photo of this.' };
    if (line !== offered || book === null) return { ...answer, answer: 'approve', text: '' };
    const price = cents(Math.round((book.price * 0.9) / 100) * 100);
    return { ...answer, answer: 'propose', text: 'Our supplier quotes less for this part.', price };
  });
}
