import { expect, type Page } from '@playwright/test';
import { deviceCookie } from './device.ts';
import { demoPassword } from './processes/running-product.ts';

/** The story that needs the reviewer creates it. */
export type Who = 'estimator' | 'owner' | 'foreman' | 'tech' | 'admin' | 'reviewer';

/** Signs one of the demo company's people in, as the sign-in screen would, and puts the token into the tab once. */
export async function signedInAs(page: Page, who: { admin?: boolean } | Who = 'estimator'): Promise<string> {
  const name = typeof who === 'string' ? who : who.admin ? 'admin' : 'estimator';
  const answer = await page.request.post('/api/Login/Login', {
    headers: { cookie: deviceCookie('the stories') },
    data: { userName: `${name}@demo.example`, password: demoPassword },
  });
  const told = await answer.text();
  const { resultCode, result } = JSON.parse(told) as { resultCode: number; result: string };
  expect(resultCode, `${answer.status()} ${told}`).toBe(1);
  await page.addInitScript((idToken) => {
    if (sessionStorage.getItem('e2e_signed_in')) return;
    sessionStorage.setItem('e2e_signed_in', 'once');
    sessionStorage.setItem('id_token', idToken);
  }, result);
  return result;
}
