import { type Screen, screens } from '@dre/core/contract/screens';

export type Audience = 'visitor' | 'user' | 'admin';

export interface Visit {
  readonly path: string;
  readonly audience: Audience;
}

const audiences: Record<Screen['area'], Audience> = {
  public: 'visitor',
  share: 'visitor',
  estimate: 'user',
  account: 'user',
  shop: 'user',
  help: 'user',
  admin: 'admin',
  'help-admin': 'admin',
  reporting: 'admin',
};

const samples: Readonly<Record<string, string>> = {
  ':id': '0',
  ':token': 'a-token',
  ':slug': 'first-estimate',
};

/** Every screen of the product as it is visited, and the reply to an unknown path. */
export const visits: readonly Visit[] = [
  ...screens.map((screen) => ({
    path: screen.path
      .split('/')
      .map((part) => samples[part] ?? part)
      .join('/'),
    audience: audiences[screen.area],
  })),
  { path: '/no-such-page', audience: 'visitor' },
];
