import {
  agreementOf,
  approvalOf,
  missingAgreements,
  neededPayers,
  standingOf,
} from '@dre/core/domain/estimates/model/agreement';
import { agreementSentence, payerNames } from '@dre/core/domain/estimates/wording/agreement-words';
import type { VersionRecord } from '@dre/core/domain/estimates/model/version';

/** Who has agreed to a version and who is waited for; in the shop, how far a supplement is that no status tells of. */
export function versionWords(version: VersionRecord, isInShop: boolean): readonly string[] {
  const standing = standingOf(version);
  if (standing === 'approved') return approvalOf(version).map(agreementSentence);
  const said = neededPayers(version).flatMap((payer) => agreementOf(version, payer) ?? []);
  const waited = standing === 'declined' ? [] : missingAgreements(version);
  const isWaiting = waited.length > 0 && (standing === 'sent' || said.length > 0);
  return [
    ...(isInShop ? [`${version.label} is ${standing}`] : []),
    ...said.map(agreementSentence),
    ...(standing === 'locked' && !isInShop && said.length === 0 ? ['not sent yet'] : []),
    ...(isWaiting
      ? [`waiting for ${waited.map((payer) => payerNames[payer].toLowerCase()).join(' and ')}`]
      : []),
  ];
}
