import type { AgreeingParty } from '@dre/core/domain/estimates/model/lifecycle/agreement';

const names: Readonly<Record<AgreeingParty, string>> = {
  customer: 'the customer',
  insurer: 'the insurer',
  warranty: 'the warranty company',
};

/** States whether the shop may start, or which payer it waits for. */
export function waitingText(shop: string, waitingFor: readonly AgreeingParty[]): string {
  if (waitingFor.length === 0) return `${shop} can order parts and start.`;
  const others = waitingFor.map((payer) => names[payer]).join(' and ');
  return `${shop} still waits for ${others} to agree, and starts then.`;
}
