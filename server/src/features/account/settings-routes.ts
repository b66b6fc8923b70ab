import {
  addLogo,
  changeSettings,
  checkProfile,
  readLogo,
  readSettings,
  readSideNaming,
} from '@dre/core/contract/account/settings';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { currentSideNaming } from './current-settings.ts';
import { isBookReviewedBy } from './settings-queries.ts';

/** Loaded with the first settings request: the start does not need it. */
const service = () => import('./settings-service.ts');
const logos = () => import('./logo-service.ts');

export function settingsRoutes(app: FastifyInstance, now: () => Date): void {
  mount(app, readSettings, async (call) => (await service()).readSettings({ ...call, now: now() }));
  mount(app, readSideNaming, async ({ auth: { trx, company } }) =>
    accept({
      sideNaming: await currentSideNaming(trx, company.companyId),
      isBookReviewed: await isBookReviewedBy(trx, company.companyId),
    }),
  );
  mount(app, changeSettings, async ({ body, ...call }) =>
    (await service()).saveChange({ ...call, now: now() }, body),
  );
  mount(app, checkProfile, async ({ body, ...call }) =>
    (await service()).checkProfile({ ...call, now: now() }, body.profile),
  );
  mount(app, addLogo, async ({ body, ...call }) =>
    (await logos()).addLogo({ ...call, now: now() }, body.image),
  );
  mount(app, readLogo, async ({ params, ...call }) =>
    (await logos()).readLogo({ ...call, now: now() }, params.id),
  );
}
