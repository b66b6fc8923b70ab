import { cookieIn } from '../../../http/security/cookies.ts';
import { isSecret, newSecret } from './secret.ts';

/** A secret of this browser, so that a sign-in ends in the browser it began in. It authenticates nobody. */
export interface BrowserCookie {
  readonly secret: string;
  readonly header: string;
}

const minutes = 15;

/** The browser's existing cookie, or a new one. Tabs that sign in at once share it. */
export function browserCookie(cookies: string | undefined, publicUrl: URL): BrowserCookie {
  const isSecure = publicUrl.protocol === 'https:';
  const name = cookieName(isSecure);
  const secret = readCookie(cookies, name) ?? newSecret();
  const rest = `Path=/; Max-Age=${String(minutes * 60)}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return { secret, header: `${name}=${secret}; ${rest}` };
}

export function browserSecretIn(cookies: string | undefined, publicUrl: URL): string {
  return readCookie(cookies, cookieName(publicUrl.protocol === 'https:')) ?? '';
}

/** The prefix keeps neighboring hosts from setting it; browsers accept it over TLS only. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-dre-sso' : 'dre-sso';
}

function readCookie(cookies: string | undefined, name: string): string | undefined {
  const value = cookieIn(cookies, name);
  return value !== undefined && isSecret(value) ? value : undefined;
}
