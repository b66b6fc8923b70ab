import { product } from '@dre/core/domain/product';
import type { Claims } from '@dre/core/domain/session/claims';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { signatureAlgorithm, type SigningKeys } from './signing-keys.ts';

const tokenLifeMs = 15 * 60_000;
const issuer = 'dre';
const tokenType = 'dre-session+jwt';

/** What a token says of itself beyond what the browser reads. */
export interface TokenIdentity {
  readonly personId: string;
  readonly sessionId: string;
  readonly tabId: string;
  readonly tokenId: string;
}

const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Payload = Compile(Type.Object({ sub: uuid, sid: uuid, tab: uuid, jti: uuid }));

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

/** Who the token is for, or nothing: whatever is wrong with it, the answer is the same. */
export async function verifyToken(
  keys: SigningKeys,
  token: string,
  now: Date,
): Promise<TokenIdentity | undefined> {
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
    return { personId: payload.sub, sessionId: payload.sid, tabId: payload.tab, tokenId: payload.jti };
  } catch {
    return undefined;
  }
}
