import type { ShareAudience } from '@dre/core/contract/sharing/sharing';
import {
  agreementOf,
  approvalOf,
  missingAgreements,
  neededPayers,
  type AgreeingParty,
  versionState,
} from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { agreementSentence, payerNames } from '@dre/core/domain/estimates/wording/agreement-text';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';

/**
 * The payers who agreed to a version and those still missing; in the shop, the state of a supplement, which the
 * estimate's status does not show. `unanswered` are the readers whose answer waits for the shop.
 */
export function versionText(
  version: VersionRecord,
  isInShop: boolean,
  unanswered: ReadonlySet<ShareAudience> = new Set(),
): readonly string[] {
  const state = versionState(version);
  if (state === 'approved') return approvalOf(version).map(agreementSentence);
  const agreements = neededPayers(version).flatMap((payer) => agreementOf(version, payer) ?? []);
  const missing = state === 'declined' ? [] : missingAgreements(version);
  const isOut = state === 'sent' || agreements.length > 0;
  return [
    ...(isInShop ? [`${version.label} is ${state}`] : []),
    ...agreements.map(agreementSentence),
    ...(state === 'locked' && !isInShop && agreements.length === 0 ? ['not sent yet'] : []),
    ...(isOut ? waitingText(version, missing, unanswered) : []),
  ];
}

/** A payer who answered, or who was sent nothing, is not waited for. */
function waitingText(
  { sendings = [] }: VersionRecord,
  missing: readonly AgreeingParty[],
  unanswered: ReadonlySet<ShareAudience>,
): readonly string[] {
  const hasAnswered = (payer: AgreeingParty) => unanswered.has(payer === 'customer' ? 'owner' : 'insurer');
  const wasSent = (payer: AgreeingParty) => sendings.length === 0 || sendings.some(({ to }) => to === payer);
  const named = (text: string, of: readonly AgreeingParty[]) =>
    of.length === 0 ? [] : [`${text} ${of.map((payer) => payerNames[payer].toLowerCase()).join(' and ')}`];
  const silent = missing.filter((payer) => !hasAnswered(payer));
  return [
    ...missing
      .filter(hasAnswered)
      .map((payer) => `the ${payerNames[payer].toLowerCase()} waits for your answer`),
    ...named('waiting for', silent.filter(wasSent)),
    ...named(
      'not sent yet to',
      silent.filter((payer) => !wasSent(payer)),
    ),
  ];
}
