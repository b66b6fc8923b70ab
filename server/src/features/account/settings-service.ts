import type { BodyOf } from '@dre/core/contract/endpoint';
import type { changeSettings, SettingsReply } from '@dre/core/contract/account/settings';
import { profileIssues } from '@dre/core/domain/account/profile-issues';
import { type EstimateSettings, withBookReview } from '@dre/core/domain/account/settings';
import { settingsChanges } from '@dre/core/domain/account/settings-changes';
import { settingsIssues } from '@dre/core/domain/account/settings-issues';
import { may } from '@dre/core/domain/companies/roles';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type { CompanyContext } from '../../http/calls/authenticator.ts';
import { timeZoneOf } from '../session/time-zone-queries.ts';
import { type CurrentSettings, currentSettings } from './current-settings.ts';
import { countOnFrom, nextCountOf } from './numbering.ts';
import { companyNamed, hasLogo, ownersOf, saveSettings } from './settings-queries.ts';

const notChanged = { kind: 'forbidden', detail: 'Only an owner changes these settings.' } as const;
const notRead = { kind: 'forbidden', detail: 'Your role does not open these settings.' } as const;
const changedMeanwhile = {
  kind: 'conflict',
  detail: 'Somebody else changed the settings meanwhile. Nothing of yours is lost.',
} as const;
/** The characters an audit entry stores of a long list of changes. */
const longestDetail = 2_000;

export async function readSettings(context: CompanyContext) {
  const { trx, company } = context.auth;
  if (!may(company.role, 'read-profiles')) return refuse(notRead);
  return accept(await replyOf(context, await currentSettings(trx, company.companyId)));
}

/** Saves the new settings whole or not at all. */
export async function saveChange(context: CompanyContext, body: BodyOf<typeof changeSettings>) {
  const { trx, company, identity } = context.auth;
  const { companyId } = company;
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  const before = await currentSettings(trx, companyId);
  if (body.since !== before.revision) return refuse(changedMeanwhile);
  const { personId, name } = identity;
  const review = { by: name, at: context.now.toISOString() };
  const settings = withBookReview(before.settings, body.settings as EstimateSettings, review);
  const errors = await errorsIn(context, settings, body.nextCount);
  if (Object.keys(errors).length > 0) return refuse({ kind: 'invalid-request', errors } as const);
  const change = { companyId, personId, name, since: body.since, settings, now: context.now };
  if (!(await saveSettings(trx, change))) return refuse(changedMeanwhile);
  const said = settingsChanges(before.settings, settings).join('; ');
  await record(trx, {
    kind: 'settings-changed',
    at: context.now,
    companyId,
    personId,
    requestId: context.requestId,
    detail: { revision: String(body.since + 1), changes: said.slice(0, longestDetail) },
  });
  return accept(await replyOf(context, await currentSettings(trx, companyId)));
}

async function errorsIn(
  { auth: { trx, company }, now }: CompanyContext,
  settings: EstimateSettings,
  next: number | undefined,
): Promise<Record<string, string>> {
  const errors = under('settings', settingsIssues(settings));
  const { logo } = settings.letterhead;
  if (logo !== null && !(await hasLogo(trx, company.companyId, logo))) {
    errors['settings.letterhead.logo'] = 'is not a picture of this company';
  }
  if (next === undefined || Object.keys(errors).length > 0) return errors;
  const options = { numbering: settings.numbering, day: await todayOf(trx, company.companyId, now), next };
  const given = await countOnFrom(trx, company.companyId, options);
  if (given !== undefined) errors['nextCount'] = `must come after ${given}, the last number given`;
  return errors;
}

export async function checkProfile({ auth: { company } }: CompanyContext, profile: Profile) {
  if (!may(company.role, 'change-profiles')) return refuse(notChanged);
  const errors = under('profile', profileIssues(profile));
  return Object.keys(errors).length > 0
    ? refuse({ kind: 'invalid-request', errors } as const)
    : accept({ profile });
}

async function replyOf(
  { auth: { trx, company }, now }: CompanyContext,
  current: CurrentSettings,
): Promise<SettingsReply> {
  const { revision, changedAt, changedBy, settings } = current;
  const { companyId, role } = company;
  const { name } = await companyNamed(trx, companyId);
  return {
    revision,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
    mayChange: may(role, 'change-profiles'),
    owners: await ownersOf(trx, companyId),
    company: name,
    nextCount: await nextCountOf(trx, companyId, settings.numbering, await todayOf(trx, companyId, now)),
    settings,
  };
}

function under(path: string, faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([field, words]) => [`${path}.${field}`, words]));
}

async function todayOf(trx: Db, companyId: string, now: Date): Promise<string> {
  return dayIn(await timeZoneOf(trx, companyId), now.getTime());
}
