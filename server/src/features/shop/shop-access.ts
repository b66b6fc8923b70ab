import { type Action, may } from '@dre/core/domain/companies/roles';
import { refuse, type Result } from '@dre/core/domain/result';
import { notFoundHere } from '../../audit/foreign-id-queries.ts';
import type { CallRecords, CompanyContext } from '../../http/calls/authenticator.ts';

export type ShopRefused<Kind extends string> = CallRecords & {
  readonly kind: Kind;
  readonly detail?: string;
};
export type ShopReply<T, Kind extends string> = Promise<Result<T, ShopRefused<Kind>>>;

/** The refusal, if the caller may do none of these; otherwise undefined. */
export function refusedUnless(
  { auth: { company } }: CompanyContext,
  ...actions: readonly Action[]
): ShopRefused<'forbidden'> | undefined {
  if (actions.some((action) => may(company.role, action))) return undefined;
  return { kind: 'forbidden', detail: 'Your role does not do this in the shop.' };
}

/** True if the caller reads every order, with prices and contacts. */
export function readsWholeShop({ auth: { company } }: CompanyContext): boolean {
  return may(company.role, 'read-shop');
}

export async function noSuchOrder(
  context: CompanyContext,
  id: string,
): Promise<Result<never, ShopRefused<'not-found'>>> {
  return refuse(await notFoundHere(context, 'repair_order', id));
}

export const shopIsOff = {
  kind: 'conflict',
  detail: 'The shop is switched off. An owner switches it on under Shop settings.',
} as const;
