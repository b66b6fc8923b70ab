import type { Payer } from '@dre/core/domain/estimates/model/agreement';

const names: Readonly<Record<Payer, string>> = {
  customer: 'the customer',
  insurer: 'the insurer',
  warranty: 'the warranty company',
};

/** Whether the shop may start, or for whom it waits. */
export function waitingWords(shop: string, waitingFor: readonly Payer[]): string {
  if (waitingFor.length === 0) return `${shop} can order parts and start.`;
  const others = waitingFor.map((payer) => names[payer]).join(' and ');
  return `${shop} still waits for ${others} to agree, and starts then.`;
}
