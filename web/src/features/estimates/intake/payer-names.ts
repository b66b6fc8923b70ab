import type { Claim } from '@dre/core/domain/estimates/estimate';

export const payerNames: Record<Claim['payer'], string> = {
  insurance: 'Insurance claim',
  customer: 'Customer pay',
  warranty: 'Warranty',
};
