import { product } from '@dre/core/domain/product';
import type { Claims } from '@dre/core/domain/session/claims';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { signatureAlgorithm, type SigningKeys } from './signing-keys.ts';

const tokenLifeMs = 15 * 60_000;
const issuer = 'dre';
const tokenType = 'dre-session+jwt';

/** The claims of a token that only the server reads. */
export interface TokenIdentity {
  readonly personId: string;
  readonly sessionId: string;
  readonly tabId: string;
  readonly tokenId: string;
}

const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Payload = Compile(
  Type.Object({ sub: uuid, sid: uuid, tab: uuid, jti: uuid, nbf: Type.Number(), exp: Type.Number() }),
);

export async function signToken(
  keys: SigningKeys,
  identity: TokenIdentity,
  data: Claims['data'],
  now: Date,
): Promise<string> {
  const { kid, privateKey } = await keys.signing();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ data, sid: identity.sessionId, tab: identity.tabId })
    .setProtectedHeader({ alg: signatureAlgorithm, kid, typ: tokenType })
    .setSubject(identity.personId)
    .setJti(identity.tokenId)
    .setIssuer(issuer)
    .setAudience(product.code)
    .setIssuedAt(seconds)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + tokenLifeMs / 1000)
    .sign(privateKey);
}

/** A verified token. */
interface VerifiedToken {
  readonly kid: string;
  readonly identity: TokenIdentity;
  readonly fromMs: number;
  readonly endsMs: number;
}

/**
 * Number of verified tokens cached. Many calls use the same one, and checking its signature costs as much as a query.
 */
const maxCachedTokens = 5_000;
const tokenCaches = new WeakMap<SigningKeys, Map<string, VerifiedToken>>();

/** The identity in the token, or undefined: every defect gives the same result. */
export async function verifyToken(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<TokenIdentity | undefined> {
  const cache = tokenCaches.get(keys) ?? new Map<string, VerifiedToken>();
  tokenCaches.set(keys, cache);
  const verified = cache.get(token) ?? (await checkToken(keys, token, now));
  if (verified === undefined) return undefined;
  const isTimely = verified.fromMs <= now.getTime() && now.getTime() < verified.endsMs;
  // A retired key invalidates its tokens.
  if (!isTimely || (await keys.verifying(verified.kid)) === undefined) {
    cache.delete(token);
    return undefined;
  }
  if (!cache.has(token)) cacheToken(cache, token, verified);
  return verified.identity;
}

/** Evicts the oldest entry, which expires first. */
function cacheToken(cache: Map<string, VerifiedToken>, token: string, verified: VerifiedToken): void {
  const [oldest] = cache.size < maxCachedTokens ? [] : cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(token, verified);
}

async function checkToken(keys: SigningKeys, token: string, now: Date): Promise<VerifiedToken | undefined> {
  try {
    const { alg, kid, typ, crit } = decodeProtectedHeader(token);
    if (crit !== undefined) return undefined;
    const key =
      alg === signatureAlgorithm && kid !== undefined && typ === tokenType && (await keys.verifying(kid));
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [signatureAlgorithm],
      typ: tokenType,
      issuer,
      audience: product.code,
      requiredClaims: ['exp', 'nbf', 'iat', 'jti', 'sub'],
      currentDate: now,
    });
    if (!Payload.Check(payload)) return undefined;
    const { sub: personId, sid: sessionId, tab: tabId, jti: tokenId, nbf, exp } = payload;
    const identity = { personId, sessionId, tabId, tokenId };
    return { kid, identity, fromMs: nbf * 1000, endsMs: exp * 1000 };
  } catch {
    return undefined;
  }
}
