import {
  changeAdministrator,
  changeColleagueAccess,
  changeColleagueRole,
  changeCompany,
  changeDevicesPerPerson,
  changeTimeZone,
  changeUserAccess,
  createCompany,
  endColleagueSessions,
  endUserSessions,
  inviteColleague,
  inviteColleagueAgain,
  inviteUserAgain,
  listCompanies,
  listOwnCompanies,
  listUsers,
  readOwnCompany,
  removeColleague,
} from '@dre/core/contract/companies/companies';
import {
  changeOwnSsoSettings,
  changeSsoSettings,
  readOwnSsoSettings,
  readSsoSettings,
} from '@dre/core/contract/companies/sso-settings';
import { accept } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import * as people from './colleagues-service.ts';
import * as companies from './companies-service.ts';
import type { InvitationDependencies } from './invitation-service.ts';
import * as sso from './sso-settings-service.ts';
import * as users from './users-service.ts';

export function companiesRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, listOwnCompanies, async ({ auth }) => accept(await companies.ownCompanies(auth, deps.now())));
  mount(app, readOwnCompany, async ({ auth }) => accept(await companies.ownCompany(auth, deps.now())));
  mount(app, changeTimeZone, ({ body, ...context }) =>
    companies.changeTimeZone({ ...context, now: deps.now() }, body.timeZone),
  );
  mount(app, changeDevicesPerPerson, ({ body, ...context }) =>
    companies.changeDevicesPerPerson({ ...context, now: deps.now() }, body.devicesPerPerson),
  );
  colleagueRoutes(app, deps);
  mount(app, listCompanies, async ({ auth, query }) =>
    accept(await companies.listCompanies(auth.trx, query, deps.now())),
  );
  mount(app, createCompany, async ({ body, ...context }) =>
    accept(await companies.createCompany(deps, { ...context, now: deps.now() }, body)),
  );
  mount(app, changeCompany, ({ params, body, ...context }) =>
    companies.changeCompany({ ...context, now: deps.now() }, params.id, body),
  );
  userRoutes(app, deps);
  ssoSettingsRoutes(app, deps);
}

function ssoSettingsRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, readOwnSsoSettings, ({ auth }) => sso.readOwnSettings(auth));
  mount(app, changeOwnSsoSettings, ({ body, ...context }) =>
    sso.changeOwnSettings({ ...context, now: deps.now() }, body),
  );
  mount(app, readSsoSettings, ({ auth, params }) => sso.readSettings(auth.trx, params.id));
  mount(app, changeSsoSettings, ({ params, body, ...context }) =>
    sso.changeSettings({ ...context, now: deps.now() }, params.id, body),
  );
}

function colleagueRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, inviteColleague, ({ body, ...context }) =>
    people.invite(deps, { ...context, now: deps.now() }, body),
  );
  mount(app, changeColleagueRole, ({ params, body, ...context }) =>
    people.changeRole({ ...context, now: deps.now() }, { ...params, ...body }),
  );
  mount(app, changeColleagueAccess, ({ params, body, ...context }) =>
    people.changeAccess({ ...context, now: deps.now() }, { ...params, ...body }),
  );
  mount(app, removeColleague, ({ params, ...context }) =>
    people.remove({ ...context, now: deps.now() }, params.id),
  );
  mount(app, inviteColleagueAgain, ({ params, ...context }) =>
    people.inviteAgain(deps, { ...context, now: deps.now() }, params.id),
  );
  mount(app, endColleagueSessions, ({ params, ...context }) =>
    people.endSessions({ ...context, now: deps.now() }, params.id),
  );
}

function userRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, listUsers, async ({ auth, query }) => accept(await users.listUsers(auth, query)));
  mount(app, changeUserAccess, ({ params, body, ...context }) =>
    users.changeAccess({ ...context, now: deps.now() }, { ...params, ...body }),
  );
  mount(app, changeAdministrator, ({ params, body, ...context }) =>
    users.changeAdministrator({ ...context, now: deps.now() }, { ...params, ...body }),
  );
  mount(app, inviteUserAgain, ({ params, ...context }) =>
    users.inviteAgain(deps, { ...context, now: deps.now() }, params.id),
  );
  mount(app, endUserSessions, ({ params, ...context }) =>
    users.endSessions({ ...context, now: deps.now() }, params.id),
  );
}
