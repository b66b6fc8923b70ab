import type { AgreeingParty } from '../../estimates/model/lifecycle/agreement.ts';
import type { PayerReplies } from '../model/version-work.ts';
import { payerLabels } from './order-labels.ts';

/** "the owner agreed, the insurer has yet to". */
export function payerRepliesText({ agreed, awaited }: PayerReplies): string {
  return `${namedPayers(agreed)} agreed, ${namedPayers(awaited)} ${awaited.length === 1 ? 'has' : 'have'} yet to`;
}

/** "the owner and the insurer". */
export function namedPayers(payers: readonly AgreeingParty[]): string {
  return payers.map((payer) => `the ${payerLabels[payer]}`).join(' and ');
}
