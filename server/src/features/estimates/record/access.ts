import { may } from '@dre/core/domain/companies/roles';
import { refuse, type Result } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CallRecords, CompanyContext } from '../../../http/calls/authenticator.ts';

export interface EstimateContext extends CompanyContext {
  /** A signer without an account, let in by a share link; the identity is then the link creator's. */
  readonly signer?: string;
}

export type Refused<Kind extends string> = CallRecords & { readonly kind: Kind; readonly detail?: string };
export type Outcome<T, Kind extends string> = Promise<Result<T, Refused<Kind>>>;

const notRead = { kind: 'forbidden', detail: 'Your role does not open estimates.' } as const;
const notEdited = {
  kind: 'forbidden',
  detail: 'Your role reads estimates and does not change them.',
} as const;

/** The access the caller's role gives. */
export function roleOf({ auth: { company } }: EstimateContext): 'edit' | 'read' | undefined {
  if (may(company.role, 'edit-estimates')) return 'edit';
  return may(company.role, 'read-estimates') ? 'read' : undefined;
}

/** The refusal, if the caller may not; otherwise undefined. */
export function refusedFor(
  context: EstimateContext,
  need: 'edit' | 'read',
): Refused<'forbidden'> | undefined {
  const role = roleOf(context);
  if (role === undefined) return notRead;
  return need === 'edit' && role === 'read' ? notEdited : undefined;
}

export async function notHere(
  context: EstimateContext,
  id: string,
): Promise<Result<never, Refused<'not-found'>>> {
  return refuse(await notFoundHere(context, 'estimate', id));
}
