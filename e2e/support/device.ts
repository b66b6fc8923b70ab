import { createHash } from 'node:crypto';

/** The cookie of a device, as its browser sends it: signing in there again ends no other session. */
export function deviceCookie(name: string): string {
  return `dre_device=${createHash('sha256').update(name).digest('base64url')}`;
}
