import { expect } from '@playwright/test';
import type { RunningProduct } from '../processes/running-product.ts';

/** The path of the link in the newest mail to this address. */
export async function mailedLink(
  product: RunningProduct,
  email: string,
  screen: 'set-password' | 'verify-email' = 'set-password',
): Promise<string> {
  const link = () => {
    const mail = product.mails().findLast(({ to }) => to.includes(email));
    // Long lines of a mail are folded with a soft line break.
    const text = mail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return new RegExp(`/${screen}/[\\w-]{43}`).exec(text ?? '')?.[0];
  };
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  return link() ?? '';
}
