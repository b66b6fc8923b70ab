import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/connections/connection.ts';
import { type SsoSettings, saveSsoSettings } from '../../features/session/sso/sso-settings-queries.ts';
import type { TestIdentityProvider } from './identity-provider.ts';
import { aCompany, aPerson } from '../people.ts';

/** A company whose people sign in through this identity provider. */
export async function anSsoCompany(
  db: Db,
  idp: TestIdentityProvider,
  change: Partial<SsoSettings> & Parameters<typeof aCompany>[1] = {},
): Promise<{ readonly id: string; readonly name: string }> {
  const { subscription, trialEndsAt, ...settings } = change;
  const { id } = await aCompany(db, {
    ...(subscription && { subscription }),
    ...(trialEndsAt && { trialEndsAt }),
  });
  const { id: personId } = await aPerson(db, { administrator: true });
  const saved = await db.transaction().execute((trx) =>
    saveSsoSettings(trx, {
      companyId: id,
      settings: {
        enabled: true,
        entryPoint: idp.entryPoint,
        idpEntityId: idp.entityId,
        certificates: [idp.certificate],
        domains: [],
        defaultRole: 'estimator',
        ...settings,
      },
      personId,
      requestId: randomUUID(),
      now: new Date(),
    }),
  );
  if (!saved.ok) throw new Error(`The settings were refused: ${saved.refusal.kind}`);
  return db.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}
