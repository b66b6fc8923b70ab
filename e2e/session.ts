import type { Page } from '@playwright/test';
import type { Claims } from '@dre/core/domain/session/claims';

/** Puts a made-up session into the tab, once: enough for the shells, refused by every guarded call. */
export async function signedInAs(page: Page, who: { admin?: boolean } = {}): Promise<void> {
  const claims: Claims = {
    exp: Math.floor(Date.now() / 1000) + 3600,
    data: {
      userName: who.admin ? 'Ada Admin' : 'Eve Estimator',
      products: ['DRE'],
      features: who.admin ? [{ product: 'DRE', features: ['admin'] }] : [],
      companies: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Demo RV Repair' }],
    },
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  await page.addInitScript((idToken) => {
    if (sessionStorage.getItem('e2e_signed_in')) return;
    sessionStorage.setItem('e2e_signed_in', 'once');
    sessionStorage.setItem('id_token', idToken);
  }, token);
}
