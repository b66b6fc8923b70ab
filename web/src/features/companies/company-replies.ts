import type { listCompanies, readOwnCompany } from '@dre/core/contract/companies/companies';
import type { ReplyOf } from '@dre/core/contract/endpoint';

/** A company as administrators list it. */
export type ListedCompany = ReplyOf<typeof listCompanies>['items'][number];

/** One's own company, as its people see it. */
export type OwnCompany = ReplyOf<typeof readOwnCompany>;
