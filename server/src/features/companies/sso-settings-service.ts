import type { changeSsoSettings, readSsoSettings } from '@dre/core/contract/companies';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../database/connection.ts';
import {
  saveSsoSettings,
  ssoSettingsOf,
  type SsoSettingsRefusal,
} from '../session/sso/sso-settings-queries.ts';
import { companyById } from './companies-queries.ts';
import type { AdminAct } from './companies-service.ts';

export async function readSettings(
  trx: Db,
  companyId: string,
): Promise<Result<ReplyOf<typeof readSsoSettings>, { kind: 'not-found' }>> {
  if ((await companyById(trx, companyId)) === undefined) return refuse({ kind: 'not-found' });
  const settings = await ssoSettingsOf(trx, companyId);
  if (settings === undefined) return accept(null);
  return accept({ ...settings, certificates: [...settings.certificates], domains: [...settings.domains] });
}

type ChangeRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

export async function changeSettings(
  { admission: { trx, identity }, requestId }: AdminAct,
  companyId: string,
  settings: BodyOf<typeof changeSsoSettings>,
  now: Date,
): Promise<Result<true, ChangeRefusal>> {
  if ((await companyById(trx, companyId)) === undefined) return refuse({ kind: 'not-found' });
  const { personId } = identity;
  const saved = await saveSsoSettings(trx, { companyId, settings, personId, requestId, now });
  return saved.ok ? accept(true) : refuse({ kind: 'invalid-request', errors: fault(saved.refusal) });
}

function fault(refusal: SsoSettingsRefusal): Readonly<Record<string, string>> {
  switch (refusal.kind) {
    case 'certificate-count':
      return { certificates: 'must be one to four certificates' };
    case 'certificate-unreadable':
      return { certificates: `certificate ${String(refusal.index + 1)} is not readable` };
    case 'entry-point-unreadable':
      return { entryPoint: 'must be a web address' };
    case 'domain-unreadable':
      return { domains: `${refusal.domain} is not a domain` };
    case 'domain-taken':
      return { domains: `${refusal.domain} belongs to another company` };
  }
}
