import { cookieIn } from '../../http/security/cookies.ts';
import { isSecret, newSecret } from './sso/secret.ts';

/** Tells a person's devices apart; it authenticates nobody. */
export interface DeviceCookie {
  readonly secret: string;
  /** Set again at every sign-in, so that a browser in use never loses it. */
  readonly header: string;
}

/** The longest lifetime browsers allow a cookie. */
const days = 400;

/** The browser's existing cookie, or a new one. */
export function deviceCookie(cookies: string | undefined, publicUrl: URL): DeviceCookie {
  const isSecure = publicUrl.protocol === 'https:';
  // The prefix keeps neighboring hosts from setting it; browsers accept it over TLS only.
  const name = isSecure ? '__Host-dre_device' : 'dre_device';
  const existing = cookieIn(cookies, name);
  const secret = existing !== undefined && isSecret(existing) ? existing : newSecret();
  const rest = `Path=/; Max-Age=${String(days * 24 * 3600)}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return { secret, header: `${name}=${secret}; ${rest}` };
}
