import { companyKinds } from '@dre/core/contract/companies/companies';

export type CompanyKind = (typeof companyKinds)[number];

export const kindLabels: Record<CompanyKind, string> = {
  dealer: 'Dealership',
  shop: 'Repair or body shop',
  insurer: 'Insurer',
};

export const kindOptions = companyKinds.map((id) => ({ id, label: kindLabels[id] }));
