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

export function companiesRoutes(app: FastifyInstance, desk: InvitationDependencies): void {
  mount(app, listOwnCompanies, async ({ admission }) =>
    accept(await companies.ownCompanies(admission, desk.now())),
  );
  mount(app, readOwnCompany, async ({ admission }) =>
    accept(await companies.ownCompany(admission, desk.now())),
  );
  mount(app, changeDevicesPerPerson, ({ body, ...act }) =>
    companies.changeDevicesPerPerson(desk, act, body.devicesPerPerson),
  );
  colleagueRoutes(app, desk);
  mount(app, listCompanies, async ({ admission, query }) =>
    accept(await companies.listCompanies(admission.trx, query, desk.now())),
  );
  mount(app, createCompany, async ({ body, ...act }) =>
    accept(await companies.createCompany(desk, act, body)),
  );
  mount(app, changeCompany, ({ params, body, ...act }) =>
    companies.changeCompany(desk, act, params.id, body),
  );
  userRoutes(app, desk);
  ssoSettingsRoutes(app, desk);
}

function ssoSettingsRoutes(app: FastifyInstance, desk: InvitationDependencies): void {
  mount(app, readOwnSsoSettings, (act) => sso.readOwnSettings(act));
  mount(app, changeOwnSsoSettings, ({ body, ...act }) => sso.changeOwnSettings(act, body, desk.now()));
  mount(app, readSsoSettings, ({ admission, params }) => sso.readSettings(admission.trx, params.id));
  mount(app, changeSsoSettings, ({ params, body, ...act }) =>
    sso.changeSettings(act, params.id, body, desk.now()),
  );
}

function colleagueRoutes(app: FastifyInstance, desk: InvitationDependencies): void {
  mount(app, inviteColleague, ({ body, ...act }) => people.invite(desk, act, body));
  mount(app, changeColleagueRole, ({ params, body, ...act }) =>
    people.changeRole(desk, act, { ...params, ...body }),
  );
  mount(app, changeColleagueAccess, ({ params, body, ...act }) =>
    people.changeAccess(desk, act, { ...params, ...body }),
  );
  mount(app, removeColleague, ({ params, ...act }) => people.remove(desk, act, params.id));
  mount(app, inviteColleagueAgain, ({ params, ...act }) => people.inviteAgain(desk, act, params.id));
  mount(app, endColleagueSessions, ({ params, ...act }) => people.endSessions(desk, act, params.id));
}

function userRoutes(app: FastifyInstance, desk: InvitationDependencies): void {
  mount(app, listUsers, async ({ admission, query }) => accept(await users.listUsers(admission, query)));
  mount(app, changeUserAccess, ({ params, body, ...act }) =>
    users.changeAccess(desk, act, { ...params, ...body }),
  );
  mount(app, changeAdministrator, ({ params, body, ...act }) =>
    users.changeAdministrator(desk, act, { ...params, ...body }),
  );
  mount(app, inviteUserAgain, ({ params, ...act }) => users.inviteAgain(desk, act, params.id));
  mount(app, endUserSessions, ({ params, ...act }) => users.endSessions(desk, act, params.id));
}
