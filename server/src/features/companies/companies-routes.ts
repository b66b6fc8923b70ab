import {
  changeAdministrator,
  changeColleagueAccess,
  changeColleagueRole,
  changeCompany,
  changeDevicesPerPerson,
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
  mount(app, listOwnCompanies, async ({ admission }) =>
    accept(await companies.ownCompanies(admission, deps.now())),
  );
  mount(app, readOwnCompany, async ({ admission }) =>
    accept(await companies.ownCompany(admission, deps.now())),
  );
  mount(app, changeDevicesPerPerson, ({ body, ...context }) =>
    companies.changeDevicesPerPerson(deps, context, body.devicesPerPerson),
  );
  colleagueRoutes(app, deps);
  mount(app, listCompanies, async ({ admission, query }) =>
    accept(await companies.listCompanies(admission.trx, query, deps.now())),
  );
  mount(app, createCompany, async ({ body, ...context }) =>
    accept(await companies.createCompany(deps, context, body)),
  );
  mount(app, changeCompany, ({ params, body, ...context }) =>
    companies.changeCompany(deps, context, params.id, body),
  );
  userRoutes(app, deps);
  ssoSettingsRoutes(app, deps);
}

function ssoSettingsRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, readOwnSsoSettings, (context) => sso.readOwnSettings(context));
  mount(app, changeOwnSsoSettings, ({ body, ...context }) =>
    sso.changeOwnSettings(context, body, deps.now()),
  );
  mount(app, readSsoSettings, ({ admission, params }) => sso.readSettings(admission.trx, params.id));
  mount(app, changeSsoSettings, ({ params, body, ...context }) =>
    sso.changeSettings(context, params.id, body, deps.now()),
  );
}

function colleagueRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, inviteColleague, ({ body, ...context }) => people.invite(deps, context, body));
  mount(app, changeColleagueRole, ({ params, body, ...context }) =>
    people.changeRole(deps, context, { ...params, ...body }),
  );
  mount(app, changeColleagueAccess, ({ params, body, ...context }) =>
    people.changeAccess(deps, context, { ...params, ...body }),
  );
  mount(app, removeColleague, ({ params, ...context }) => people.remove(deps, context, params.id));
  mount(app, inviteColleagueAgain, ({ params, ...context }) => people.inviteAgain(deps, context, params.id));
  mount(app, endColleagueSessions, ({ params, ...context }) => people.endSessions(deps, context, params.id));
}

function userRoutes(app: FastifyInstance, deps: InvitationDependencies): void {
  mount(app, listUsers, async ({ admission, query }) => accept(await users.listUsers(admission, query)));
  mount(app, changeUserAccess, ({ params, body, ...context }) =>
    users.changeAccess(deps, context, { ...params, ...body }),
  );
  mount(app, changeAdministrator, ({ params, body, ...context }) =>
    users.changeAdministrator(deps, context, { ...params, ...body }),
  );
  mount(app, inviteUserAgain, ({ params, ...context }) => users.inviteAgain(deps, context, params.id));
  mount(app, endUserSessions, ({ params, ...context }) => users.endSessions(deps, context, params.id));
}
