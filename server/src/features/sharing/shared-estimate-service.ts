import type { OwnerQuestion, Shared, SharedPhoto } from '@dre/core/contract/sharing/shared-estimate';
import type { PaperSettings } from '@dre/core/domain/account/settings';
import { withSideNames } from '@dre/core/domain/account/side-names';
import {
  agreementOf,
  type AgreementRecord,
  missingAgreements,
  versionState,
} from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import { dollars } from '@dre/core/domain/number-text';
import { sideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { bookNames } from '@dre/core/domain/sharing/book-names';
import { insurerView } from '@dre/core/domain/sharing/insurer-view';
import { ownerView } from '@dre/core/domain/sharing/owner-view';
import { markHeight, sharedMarks } from '@dre/core/domain/sharing/photo-marks';
import type { Cents } from '@dre/core/domain/units';
import type { Db } from '../../database/connections/connection.ts';
import { currentSettings } from '../account/current-settings.ts';
import { contentsOf } from '../catalogue/open-books.ts';
import { type EstimateRecord, estimateById } from '../estimates/record/estimates-queries.ts';
import { statesOf } from '../estimates/photos/photo-queries.ts';
import { type AnswerRow, answersOf, lastApproval } from './answers/answers-queries.ts';
import { payerOf, versionOfLink } from './links/link-edit.ts';
import { isSameVersion, lastVersion } from './links/link-state.ts';
import { insertView, linksOf, type LinkRow, wasViewed } from './links/links-queries.ts';
import { isLiving, type SharedCall, type SharedDependencies, viewOf, withLink } from './public-call.ts';
import { openFollowing } from './followers/follow-service.ts';
import { removeFollowersOf } from './followers/followers-queries.ts';
import { sealShared } from './shared-address.ts';
import { sharedRepair, sharedStatus } from './shared-repair.ts';
import { sharedShop } from './shared-shop.ts';
import { lastAnswers, replyOf } from './answers/answers-to-lines.ts';
import { agreedBefore, answersBefore, supplementOf } from './shared-supplement.ts';
import { sharedVersion } from './shared-version.ts';

/** The view of a link; records that it was opened. A page that is read again was opened before. */
export function openShared(
  deps: SharedDependencies,
  call: SharedCall,
  { isAgain = false }: { readonly isAgain?: boolean } = {},
): Promise<Shared> {
  return show(deps, call, isAgain ? 'if-first' : true);
}

/** The view after the reader's own answer, which does not count as opening. */
export function sharedViewAfter(deps: SharedDependencies, call: SharedCall): Promise<Shared> {
  return show(deps, call, false);
}

async function show(
  deps: SharedDependencies,
  call: SharedCall,
  isVisit: boolean | 'if-first',
): Promise<Shared> {
  const secret = await deps.addressSecret();
  const following = await openFollowing(deps, call.token);
  return withLink(deps.db, call.token, async ({ trx, link }): Promise<Shared> => {
    const now = deps.now();
    if (link === undefined) return following ?? { kind: 'ended' };
    const { companyId, id: linkId, revokedAt } = link;
    const { settings } = await currentSettings(trx, companyId);
    const { canMail } = deps;
    if (!isLiving(link, now)) {
      const shop = await sharedShop(trx, companyId, settings.letterhead);
      // An owner follows the repair through a link that ended, without amounts.
      const status = await sharedStatus({ trx, link, secret, canMail, now });
      if (status !== undefined) return { kind: 'status', shop, ...status };
      await removeFollowersOf(trx, linkId);
      return revokedAt === null ? { kind: 'expired', shop } : { kind: 'ended' };
    }
    if (isVisit === true || (isVisit === 'if-first' && !(await wasViewed(trx, linkId)))) {
      await insertView(trx, link, viewOf(call, now));
    }
    const found = await estimateById(trx, link.estimateId);
    if (found === undefined) return { kind: 'ended' };
    return shownEstimate({ trx, link, found, settings, secret, canMail, now });
  });
}

interface Showing {
  readonly trx: Db;
  readonly link: LinkRow;
  readonly found: EstimateRecord;
  /** The company's settings of today, shown with a version that has none of its own. */
  readonly settings: PaperSettings;
  readonly secret: string;
  readonly canMail: boolean;
  readonly now: Date;
}

async function shownEstimate(showing: Showing): Promise<Shared> {
  const { trx, link, found, now } = showing;
  const { companyId } = link;
  const version = await sharedVersion(trx, companyId, found, link);
  const { letterhead, sideNaming } = version.printedWith ?? showing.settings;
  const answers = await answersOf(trx, link.estimateId);
  const current = lastVersion(found.estimate);
  const isReplaced = current === undefined || !isSameVersion(link, current);
  const common = {
    shop: await sharedShop(trx, companyId, letterhead),
    number: version.content.heading.number,
    version: [link.label, link.correction].filter(Boolean).join(' '),
    expiresAt: link.expiresAt.toISOString(),
    photos: await photosOf(showing, version.content),
    asked: answers.filter(({ linkId }) => linkId === link.id).flatMap(askedOf),
    repair: await sharedRepair(showing),
    pdf: documentAddress(showing, 'document'),
    hasNewer: isReplaced && (await newerLink(trx, link, found.estimate, now)) !== undefined,
  };
  const standing = await standingFor(showing, isReplaced);
  const contents = withSideNames(await contentsOf(trx, version.edition), sideNaming);
  const sides = { ...sideNames, ...Object.fromEntries(contents.sides.map(({ code, name }) => [code, name])) };
  const shown = { trx, companyId, found, label: link.label, version };
  const supplement = await supplementOf(shown, payerOf(link, versionOfLink(showing)));
  if (link.audience === 'insurer') {
    const view = insurerView(version.content, version.priced, bookNames(contents, sides));
    const said = lastAnswers(answers.filter(({ linkId }) => linkId === link.id));
    const keys = view.lines.flatMap(({ lineId }) => lineId ?? []);
    const agreed = [...(await agreedBefore(shown, answers, keys))];
    const before = answersBefore(shown, answers, keys, agreed);
    return { kind: 'insurer', ...common, view, supplement, ...standing, said, agreed, saidBefore: before };
  }
  const view = ownerView(version.content, version.priced, sides);
  const isSigned = standing.answered?.signature != null;
  const signedPdf = isSigned ? documentAddress(showing, 'signed-document') : null;
  return { kind: 'owner', ...common, view, supplement, ...standing, signedPdf };
}

/** Expires no later than the link itself. */
function documentAddress({ link, secret }: Showing, kind: 'document' | 'signed-document'): string {
  const holder = { companyId: link.companyId, linkId: link.id, until: link.expiresAt };
  return `/api/share-documents/${sealShared(secret, { ...holder, kind })}`;
}

type Standing = Pick<Extract<Shared, { kind: 'owner' }>, 'state' | 'answered' | 'isReplaced' | 'waitingFor'>;

/** The answers of the link's party; those of others only decide whom the shop still waits for. */
async function standingFor(showing: Showing, isReplaced: boolean): Promise<Standing> {
  const { trx, link, found } = showing;
  const version = versionOfLink(showing);
  const said = version && agreementOf(version, payerOf(link, version));
  const isApproved = version === undefined || versionState(version) === 'approved';
  // Nobody waits for answers to a replaced version.
  const waitingFor = isApproved || isReplaced ? [] : [...missingAgreements(version)];
  const state = stateFor(said?.answer, found.estimate.stage, isReplaced);
  if (said === undefined || (state !== 'approved' && state !== 'declined')) {
    return { state, answered: null, isReplaced, waitingFor };
  }
  const signed = state === 'approved' ? await lastApproval(trx, link.estimateId, link) : undefined;
  const signature = signed?.signature ? `data:image/png;base64,${signed.signature.toString('base64')}` : null;
  const { name, on: at, how } = said;
  const answered = { name, at, how, signature, reason: publicReason(said) };
  return { state, answered, isReplaced, waitingFor };
}

/** A reason the reader wrote on the share page. Reasons recorded by the shop are internal. */
function publicReason({ answer, how, note }: AgreementRecord): string {
  return answer === 'declined' && how === 'link' ? note : '';
}

function stateFor(
  answer: AgreementRecord['answer'] | undefined,
  stage: Estimate['stage'],
  isReplaced: boolean,
): Standing['state'] {
  if (answer === 'agreed') return 'approved';
  if (isReplaced) return 'replaced';
  if (stage === 'void') return 'closed';
  return answer === 'declined' ? 'declined' : 'open';
}

/** The link to the current version with the same audience. */
export async function newerLink(
  trx: Db,
  link: LinkRow,
  estimate: Estimate,
  now: Date,
): Promise<LinkRow | undefined> {
  const current = lastVersion(estimate);
  const others = await linksOf(trx, link.estimateId);
  return others.find(
    (other) =>
      current !== undefined &&
      other.audience === link.audience &&
      isLiving(other, now) &&
      isSameVersion(other, current),
  );
}

function askedOf(row: AnswerRow): OwnerQuestion[] {
  if (row.kind === 'approval' || row.kind === 'decline' || row.kind === 'line-approval') return [];
  const { id, at, text, content } = row;
  const reply = replyOf(row);
  return [{ id, at: at.toISOString(), text: text || askedWords(content), line: content.line ?? null, reply }];
}

/** A proposal without text is described by its numbers. */
function askedWords({ hours = [], price = null }: AnswerRow['content']): string {
  const said = hours.map(({ type, billed }) => `${type.replaceAll('-', ' ')} ${(billed / 10).toFixed(1)} h`);
  return [...said, ...(price === null ? [] : [`${dollars(price as Cents)} for one`])].join(', ');
}

async function photosOf(
  { trx, link, secret }: Showing,
  { photos, lines }: EstimateContent,
): Promise<SharedPhoto[]> {
  const printed = photos.filter(({ isPrinted }) => isPrinted);
  if (printed.length === 0) return [];
  const states = await statesOf(trx, [...new Set(printed.map(({ file }) => file))]);
  const there = new Set(states.flatMap(({ file, state }) => (state === 'waiting' ? [] : [file])));
  const numbers = new Map(lines.map(({ id, number }) => [id, number]));
  const holder = { companyId: link.companyId, linkId: link.id, until: link.expiresAt };
  return printed
    .filter(({ file }) => there.has(file))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map((photo) => {
      const shown = [...photo.lines, ...photo.pins.map(({ lineId }) => lineId)];
      const at = (size: 'small' | 'medium') =>
        `/api/share-files/${sealShared(secret, { ...holder, kind: 'photo', file: photo.file, size })}`;
      return {
        id: photo.id,
        caption: photo.caption,
        numbers: [...new Set(shown.flatMap((id) => numbers.get(id) ?? []))].toSorted((a, b) => a - b),
        small: at('small'),
        medium: at('medium'),
        height: markHeight(photo),
        marks: [...sharedMarks(photo)],
      };
    });
}
