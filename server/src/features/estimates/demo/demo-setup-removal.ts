import { firstSettings } from '@dre/core/domain/account/settings';
import {
  countHouseValues,
  houseValuesWithout,
} from '@dre/core/domain/catalogue/house-values/house-values-without';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { companyNamed, saveSettings, settingsOf } from '../../account/settings-queries.ts';
import {
  insertHouseRevision,
  newestHouseRevision,
  newestHouseRevisionUntil,
} from '../../catalogue/house-queries.ts';
import { removeUnchangedTemplates } from '../templates/templates-queries.ts';

type SetupContext = Pick<CompanyContext, 'auth' | 'now'>;

/** Templates, house values and settings of the demo would price and head the own estimates. Changed ones stay. */
export async function removeDemoSetup(context: SetupContext, startedAt: Date): Promise<void> {
  const { trx, company } = context.auth;
  await removeUnchangedTemplates(trx, company.companyId, startedAt);
  await removeHouseValues(context, startedAt);
  await resetSettings(context, startedAt);
}

/** Estimates keep the revision they were priced with, so the values go by a further one. */
async function removeHouseValues({ auth, now }: SetupContext, startedAt: Date): Promise<void> {
  const { trx, identity } = auth;
  const { companyId } = auth.company;
  const newest = await newestHouseRevision(trx, companyId);
  const demo = await newestHouseRevisionUntil(trx, companyId, startedAt);
  if (newest === undefined || demo === undefined) return;
  const content = houseValuesWithout(newest.content, demo.content);
  if (countHouseValues(content) === countHouseValues(newest.content)) return;
  await insertHouseRevision(trx, {
    company_id: companyId,
    revision: newest.revision + 1,
    made_at: now,
    made_by: identity.personId,
    made_by_name: identity.name,
    content: JSON.stringify(content),
  });
}

/** Settings nobody saved are those of a new company again: no tax, terms, address or words of the demo. */
async function resetSettings({ auth, now }: SetupContext, startedAt: Date): Promise<void> {
  const { trx, identity } = auth;
  const { companyId } = auth.company;
  const found = await settingsOf(trx, companyId);
  if (found === undefined || found.changed_at > startedAt) return;
  const settings = firstSettings(await companyNamed(trx, companyId));
  const { personId, name } = identity;
  await saveSettings(trx, { companyId, personId, name, since: found.revision, settings, now });
}
