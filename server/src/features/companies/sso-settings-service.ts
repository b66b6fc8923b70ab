import type {
  changeSsoSettings,
  readOwnSsoSettings,
  readSsoSettings,
} from '@dre/core/contract/companies/sso-settings';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../database/connections/connection.ts';
import {
  saveSsoSettings,
  ssoSettingsOf,
  type SsoSettingsRefusal,
} from '../session/sso/sso-settings-queries.ts';
import { companyById } from './companies-queries.ts';
import type { CompanyAuthContext, CompanyContext, RequestContext } from '../../http/calls/authenticator.ts';
import { type ClaimIssue, claimsOf } from './domain-claims.ts';

type Settings = BodyOf<typeof changeSsoSettings>;
type Faults = {
  readonly kind: 'invalid-request';
  readonly errors: Readonly<Record<string, string>>;
};

export async function readSettings(
  trx: Db,
  companyId: string,
): Promise<Result<ReplyOf<typeof readSsoSettings>, { kind: 'not-found' }>> {
  if ((await companyById(trx, companyId)) === undefined) return refuse({ kind: 'not-found' });
  return accept(await settingsOf(trx, companyId));
}

export async function changeSettings(
  { auth: { trx, identity }, requestId, now }: RequestContext,
  companyId: string,
  settings: Settings,
): Promise<Result<true, Faults | { readonly kind: 'not-found' }>> {
  if ((await companyById(trx, companyId)) === undefined) return refuse({ kind: 'not-found' });
  return save(trx, { companyId, settings, personId: identity.personId, requestId, now });
}

const ownersOnly = {
  kind: 'forbidden',
  detail: 'Only an owner of the company can see or change this.',
} as const;

export async function readOwnSettings({
  trx,
  company,
}: CompanyAuthContext): Promise<Result<ReplyOf<typeof readOwnSsoSettings>, typeof ownersOnly>> {
  if (!may(company.role, 'manage-people-and-subscription')) return refuse(ownersOnly);
  const settings = await settingsOf(trx, company.companyId);
  const claims = await claimsOf(trx, company.companyId);
  const claimable = new Set(settings?.domains);
  for await (const domain of claims.ownersDomains) {
    if ((await claims.faultOf(domain)) === undefined) claimable.add(domain);
  }
  return accept({ settings, claimableDomains: [...claimable].toSorted() });
}

export async function changeOwnSettings(
  { auth: { trx, identity, company }, requestId, now }: CompanyContext,
  settings: Settings,
): Promise<Result<true, Faults | typeof ownersOnly>> {
  const { companyId } = company;
  if (!may(company.role, 'manage-people-and-subscription')) return refuse(ownersOnly);
  const held = new Set((await settingsOf(trx, companyId))?.domains);
  const claims = await claimsOf(trx, companyId);
  for await (const given of settings.domains) {
    const domain = given.trim().toLowerCase();
    const claimFault = held.has(domain) ? undefined : await claims.faultOf(domain);
    if (claimFault !== undefined) {
      return refuse({ kind: 'invalid-request', errors: { domains: claimWords[claimFault](domain) } });
    }
  }
  return save(trx, { companyId, settings, personId: identity.personId, requestId, now });
}

const claimWords: Record<ClaimIssue, (domain: string) => string> = {
  'public-mailbox': (domain) => `${domain} is open to everybody and belongs to no company`,
  'not-an-owners': (domain) => `no owner of this company has a confirmed address at ${domain}`,
  'others-use-it': (domain) => `people of other companies have addresses at ${domain}; please contact us`,
  taken: (domain) => `${domain} belongs to another company`,
};

async function settingsOf(trx: Db, companyId: string): Promise<Settings | null> {
  const settings = await ssoSettingsOf(trx, companyId);
  if (settings === undefined) return null;
  return { ...settings, certificates: [...settings.certificates], domains: [...settings.domains] };
}

async function save(trx: Db, change: Parameters<typeof saveSsoSettings>[1]): Promise<Result<true, Faults>> {
  const saved = await saveSsoSettings(trx, change);
  return saved.ok ? accept(true) : refuse({ kind: 'invalid-request', errors: fault(saved.refusal) });
}

function fault(refusal: SsoSettingsRefusal): Readonly<Record<string, string>> {
  switch (refusal.kind) {
    case 'certificate-count':
      return { certificates: 'must be one to four certificates' };
    case 'certificate-unreadable':
      return { certificates: `certificate ${String(refusal.index + 1)} is not readable` };
    case 'certificate-key':
      return {
        certificates: `certificate ${String(refusal.index + 1)} must have an RSA key of 2048 bits or more`,
      };
    case 'entry-point-unreadable':
      return { entryPoint: 'must be a web address' };
    case 'domain-unreadable':
      return { domains: `${refusal.domain} is not a domain` };
    case 'domain-taken':
      return { domains: `${refusal.domain} belongs to another company` };
  }
}
