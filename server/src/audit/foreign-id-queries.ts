import { sql } from 'kysely';
import type { AuthContext, ActingCompany } from '../http/calls/authenticator.ts';
import type { AuditEntry } from './audit-queries.ts';

/** A call of a company that names something by its id. */
export interface IdCall {
  readonly admission: AuthContext & { readonly company: ActingCompany };
  readonly requestId: string;
  readonly now: Date;
}

/** What a call answers for an id its company does not have. If the id is another company's, that is written down; the
 *  caller hears the same either way. */
export async function notFoundHere(
  { admission: { trx, identity, company }, requestId, now }: IdCall,
  table:
    | 'membership'
    | 'estimate'
    | 'estimate_view'
    | 'company_logo'
    | 'customer'
    | 'rv_unit'
    | 'line_template'
    | 'share_link'
    | 'share_answer'
    | 'estimate_mail',
  id: string,
): Promise<{ readonly kind: 'not-found'; readonly audit: readonly AuditEntry[] }> {
  const { rows } = await sql<{ isForeign: boolean }>`
    select is_of_another_company(${table}, ${id}) as "isForeign"`.execute(trx);
  if (rows[0]?.isForeign !== true) return { kind: 'not-found', audit: [] };
  const detail = { company: company.companyId, table, id };
  const { personId } = identity;
  return {
    kind: 'not-found',
    audit: [{ kind: 'cross-company-attempt', at: now, personId, requestId, detail }],
  };
}
