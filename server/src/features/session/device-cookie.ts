import { cookieIn } from '../../http/security/cookies.ts';
import { isSecret, newSecret } from './sso/secret.ts';

/** Which browser this is. It authenticates nobody: it tells the devices of a person apart. */
export interface DeviceCookie {
  readonly secret: string;
  /** Said again at every sign-in, so that a browser in use never loses it. */
  readonly header: string;
}

/** As long as browsers keep any cookie. */
const days = 400;

/** What the browser brought, or a new one. */
export function deviceCookie(cookies: string | undefined, publicUrl: URL): DeviceCookie {
  const isSecure = publicUrl.protocol === 'https:';
  // The prefix keeps neighboring hosts from setting it; browsers take it over TLS only.
  const name = isSecure ? '__Host-dre_device' : 'dre_device';
  const brought = cookieIn(cookies, name);
  const secret = brought !== undefined && isSecret(brought) ? brought : newSecret();
  const rest = `Path=/; Max-Age=${String(days * 24 * 3600)}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return { secret, header: `${name}=${secret}; ${rest}` };
}
