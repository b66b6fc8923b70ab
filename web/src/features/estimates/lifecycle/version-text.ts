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
  const standing = versionState(version);
  if (standing === 'approved') return approvalOf(version).map(agreementSentence);
  const said = neededPayers(version).flatMap((payer) => agreementOf(version, payer) ?? []);
  const missing = standing === 'declined' ? [] : missingAgreements(version);
  const isOut = standing === 'sent' || said.length > 0;
  return [
    ...(isInShop ? [`${version.label} is ${standing}`] : []),
    ...said.map(agreementSentence),
    ...(standing === 'locked' && !isInShop && said.length === 0 ? ['not sent yet'] : []),
    ...(isOut ? waitingWords(version, missing, unanswered) : []),
  ];
}

/** A payer who answered, or who was sent nothing, is not waited for. */
function waitingWords(
  { sendings = [] }: VersionRecord,
  missing: readonly AgreeingParty[],
  unanswered: ReadonlySet<ShareAudience>,
): readonly string[] {
  const hasAnswered = (payer: AgreeingParty) => unanswered.has(payer === 'customer' ? 'owner' : 'insurer');
  const wasSent = (payer: AgreeingParty) => sendings.length === 0 || sendings.some(({ to }) => to === payer);
  const named = (words: string, of: readonly AgreeingParty[]) =>
    of.length === 0 ? [] : [`${words} ${of.map((payer) => payerNames[payer].toLowerCase()).join(' and ')}`];
  const silent = missing.filter((payer) => !hasAnswered(payer));
  return [
    ...named('to be answered:', missing.filter(hasAnswered)),
    ...named('waiting for', silent.filter(wasSent)),
    ...named(
      'not sent yet to',
      silent.filter((payer) => !wasSent(payer)),
    ),
  ];
}
