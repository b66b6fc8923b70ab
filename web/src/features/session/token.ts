import type { Claims } from '@dre/core/domain/session/claims';

/** The claims of a token. They only decide what the menu shows: the server decides the rest. */
export function readClaims(token: string | undefined): Claims | undefined {
  const value = readPayload(token);
  return isClaims(value) ? value : undefined;
}

/** The id of the token's holder; empty without one. */
export function personIn(token: string | undefined): string {
  return String((readPayload(token) as { sub?: unknown } | undefined)?.sub ?? '');
}

let last: { readonly token: string | undefined; readonly payload: unknown } | undefined;

/** Many components read it while rendering, so the same token is decoded once. */
export function readPayload(token: string | undefined): unknown {
  if (last?.token !== token) last = { token, payload: decoded(token) };
  return last?.payload;
}

function decoded(token: string | undefined): unknown {
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return JSON.parse(decodeBase64Url(payload));
  } catch {
    return undefined;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
}

function isClaims(value: unknown): value is Claims {
  const { exp, data } = (value ?? {}) as Partial<Claims>;
  return (
    typeof exp === 'number' &&
    typeof data?.userName === 'string' &&
    isListOf(data.products, (product) => typeof product === 'string') &&
    isListOf(data.features, isGrant) &&
    Array.isArray(data.companies)
  );
}

function isGrant(value: unknown): boolean {
  const { product, features } = (value ?? {}) as { product?: unknown; features?: unknown };
  return typeof product === 'string' && isListOf(features, (feature) => typeof feature === 'string');
}

function isListOf(value: unknown, holds: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(holds);
}
