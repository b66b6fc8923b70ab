import { ssoSentences } from '@dre/core/contract/session/sso';
import type { Db } from '../../database/connections/connection.ts';
import { ssoCompanyIn } from '../session/sso/sso-service.ts';

/** True if the person signs in through their company and so has no password here. Administrators keep theirs. */
export async function usesCompanyPage(
  trx: Db,
  person: { readonly email: string; readonly is_administrator: boolean } | undefined,
): Promise<boolean> {
  if (person === undefined || person.is_administrator) return false;
  return (await ssoCompanyIn(trx, person.email)) !== undefined;
}

export const noPasswordNeeded = {
  kind: 'invalid-request',
  errors: { password: ssoSentences.PasswordNotUsed },
} as const;
