import type { ActiveCompany } from '../features/session/active-company.ts';
import type { Session } from '../features/session/session.ts';
import type { Api } from '../lib/api.ts';
import type { PageConfiguration } from '../lib/configuration.ts';

/** What the routes decide with. Handed to the router once, reached through its context. */
export interface Services {
  readonly configuration: PageConfiguration;
  readonly session: Session;
  readonly api: Api;
  readonly activeCompany: ActiveCompany;
}
