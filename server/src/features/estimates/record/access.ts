import { may } from '@dre/core/domain/companies/roles';
import { refuse, type Result } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { ActingCompany, AuthContext, CallRecords } from '../../../http/calls/authenticator.ts';

/** One act of somebody on the estimates of their company. */
export interface RequestContext {
  readonly admission: AuthContext & { readonly company: ActingCompany };
  readonly requestId: string;
  readonly now: Date;
  /** Whoever acts by a share link and has no account; the identity is then that of the link's maker. */
  readonly signer?: string;
}

export type Refused<Kind extends string> = CallRecords & { readonly kind: Kind; readonly detail?: string };
export type Outcome<T, Kind extends string> = Promise<Result<T, Refused<Kind>>>;

const notRead = { kind: 'forbidden', detail: 'Your role does not open estimates.' } as const;
const notEdited = {
  kind: 'forbidden',
  detail: 'Your role reads estimates and does not change them.',
} as const;

/** What the role of the caller lets them do. */
export function roleOf({ admission: { company } }: RequestContext): 'edit' | 'read' | undefined {
  if (may(company.role, 'edit-estimates')) return 'edit';
  return may(company.role, 'read-estimates') ? 'read' : undefined;
}

/** Why the caller may not; nothing where they may. */
export function refusedFor(context: RequestContext, need: 'edit' | 'read'): Refused<'forbidden'> | undefined {
  const role = roleOf(context);
  if (role === undefined) return notRead;
  return need === 'edit' && role === 'read' ? notEdited : undefined;
}

export async function notHere(
  context: RequestContext,
  id: string,
): Promise<Result<never, Refused<'not-found'>>> {
  return refuse(await notFoundHere(context, 'estimate', id));
}
