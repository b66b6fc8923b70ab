import type { ActiveCompany } from '../features/session/active-company.ts';
import type { Session } from '../features/session/session.ts';
import type { Api } from '../lib/calls/api.ts';
import type { PageConfiguration } from '../lib/calls/served-configuration.ts';

/** Dependencies of the routes, handed to the router once and read from its context. */
export interface Services {
  readonly configuration: PageConfiguration;
  readonly session: Session;
  readonly api: Api;
  readonly activeCompany: ActiveCompany;
}
