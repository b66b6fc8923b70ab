import { sql } from 'kysely';
import type { CompanyContext } from '../http/calls/authenticator.ts';
import type { AuditEntry } from './audit-queries.ts';

/** The refusal for an id the company does not have. Another company's id is recorded, with the same reply to the caller. */
export async function notFoundHere(
  { auth: { trx, identity, company }, requestId, now }: CompanyContext,
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
    | 'estimate_mail'
    | 'repair_order'
    | 'shop_location'
    | 'crew_member'
    | 'vendor'
    | 'purchase_order'
    | 'clock_key',
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
