import { X509Certificate } from 'node:crypto';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { sql } from 'kysely';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import type { SsoDefaultRole } from '../../../database/tables/tables.ts';
import { hasUsableKey, readCertificate } from './certificate.ts';

/** The single sign-on settings of one company. */
export interface SsoSettings {
  readonly enabled: boolean;
  /** The provider's sign-in address. */
  readonly entryPoint: string;
  /** The provider's own name in everything it issues. */
  readonly idpEntityId: string;
  /** One to four PEM certificates; any of them may have signed. */
  readonly certificates: readonly string[];
  /** E-mail domains in lower case; the provider may vouch for no other address. */
  readonly domains: readonly string[];
  /** The role of people at their first sign-in. */
  readonly defaultRole: SsoDefaultRole;
}

export type SsoSettingsRefusal =
  | { readonly kind: 'certificate-unreadable'; readonly index: number }
  | { readonly kind: 'certificate-key'; readonly index: number }
  | { readonly kind: 'certificate-count' }
  | { readonly kind: 'entry-point-unreadable' }
  | { readonly kind: 'domain-unreadable'; readonly domain: string }
  | { readonly kind: 'domain-taken'; readonly domain: string };

export interface SsoChange {
  readonly companyId: string;
  readonly settings: SsoSettings;
  /** The person who makes the change. */
  readonly personId: string;
  readonly requestId: string;
  readonly now: Date;
}

/** The settings of a company, or undefined if it never had any. */
export function ssoSettingsOf(trx: Db, companyId: string): Promise<SsoSettings | undefined> {
  return actingFor(trx, companyId, async () => {
    const row = await trx
      .selectFrom('sso_connection')
      .select(['enabled', 'entry_point', 'idp_entity_id', 'certificates', 'default_role'])
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const domains = await trx
      .selectFrom('sso_domain')
      .select('domain')
      .where('company_id', '=', companyId)
      .orderBy('domain')
      .execute();
    return {
      enabled: row.enabled,
      entryPoint: row.entry_point,
      idpEntityId: row.idp_entity_id,
      certificates: row.certificates,
      domains: domains.map(({ domain }) => domain),
      defaultRole: row.default_role,
    };
  });
}

/** Replaces a company's settings and records it. On a refusal the caller must roll back its transaction. */
export async function saveSsoSettings(
  trx: Db,
  change: SsoChange,
): Promise<Result<undefined, SsoSettingsRefusal>> {
  const readable = readSettings(change.settings);
  if (!readable.ok) return readable;
  const { companyId, personId, requestId, now } = change;
  return actingFor(trx, companyId, async () => {
    const taken = await replaceDomains(trx, companyId, readable.value.domains);
    if (taken !== undefined) return refuse({ kind: 'domain-taken', domain: taken });
    await upsertConnection(trx, companyId, readable.value, now);
    const detail = detailOf(readable.value);
    await record(trx, { kind: 'sso-changed', at: now, companyId, personId, requestId, detail });
    return accept(undefined);
  });
}

/** Recorded so that later readers can tell which keys were trusted when. */
function detailOf({ enabled, domains, entryPoint, certificates }: SsoSettings): Record<string, string> {
  const keys = certificates.map((pem) => new X509Certificate(pem).fingerprint256);
  return { enabled: String(enabled), domains: domains.join(' '), entryPoint, keys: keys.join(' ') };
}

function readSettings(settings: SsoSettings): Result<SsoSettings, SsoSettingsRefusal> {
  const { certificates } = settings;
  if (certificates.length < 1 || certificates.length > 4) return refuse({ kind: 'certificate-count' });
  if (!isWebAddress(settings.entryPoint)) return refuse({ kind: 'entry-point-unreadable' });
  const read = certificates.map(readCertificate);
  const unreadable = read.indexOf(undefined);
  if (unreadable >= 0) return refuse({ kind: 'certificate-unreadable', index: unreadable });
  const pems = read.filter((pem) => pem !== undefined);
  const unusable = pems.findIndex((pem) => !hasUsableKey(pem));
  if (unusable >= 0) return refuse({ kind: 'certificate-key', index: unusable });
  const domains = [...new Set(settings.domains.map((domain) => domain.trim().toLowerCase()))];
  const strange = domains.find((domain) => !isDomain.test(domain));
  if (strange !== undefined) return refuse({ kind: 'domain-unreadable', domain: strange });
  return accept({ ...settings, domains, certificates: pems });
}

const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

async function upsertConnection(trx: Db, companyId: string, settings: SsoSettings, now: Date): Promise<void> {
  const values = {
    entry_point: settings.entryPoint,
    idp_entity_id: settings.idpEntityId,
    certificates: [...settings.certificates],
    default_role: settings.defaultRole,
    enabled: settings.enabled,
    changed_at: now,
  };
  await trx
    .insertInto('sso_connection')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute();
}

/** Returns the first domain that another company already holds. */
async function replaceDomains(
  trx: Db,
  companyId: string,
  domains: readonly string[],
): Promise<string | undefined> {
  await trx.deleteFrom('sso_domain').where('company_id', '=', companyId).execute();
  if (domains.length === 0) return undefined;
  const added = await trx
    .insertInto('sso_domain')
    .values(domains.map((domain) => ({ company_id: companyId, domain })))
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .execute();
  const own = new Set(added.map(({ domain }) => domain));
  return domains.find((domain) => !own.has(domain));
}

/** Administrators act for no company; the company they edit is set for this work only. */
async function actingFor<T>(trx: Db, companyId: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string | null }>`
    select current_setting('app.company', true) as before`.execute(trx);
  await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
  const done = await work();
  await sql`select set_config('app.company', ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return done;
}
