import type { Claim } from '@dre/core/domain/estimates/model/estimate';

export const payerNames: Record<Claim['payer'], string> = {
  insurance: 'Insurance claim',
  customer: 'Customer pay',
  warranty: 'Warranty',
};
