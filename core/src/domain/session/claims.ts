import type { CompanyRole } from '../companies/roles.ts';
import { product } from '../product.ts';

/** The claims of a session token: the `data` object of spec §3, and the expiry. */
export interface Claims {
  /** Seconds since 1970, as in every JWT. */
  readonly exp: number;
  readonly data: {
    readonly userName: string;
    /** True if the person finished, left or declined the guided first estimate; absent if not. */
    readonly guided?: boolean;
    readonly products: readonly string[];
    readonly features: readonly { readonly product: string; readonly features: readonly string[] }[];
    readonly companies: readonly Company[];
  };
}

export interface Company {
  readonly id: string;
  readonly name: string;
  /** The holder's role there; absent in tokens from before it was added. */
  readonly role?: CompanyRole;
  /** The time zone of its days; absent if it is the usual one. */
  readonly zone?: string;
  /** True if its shop is switched on; absent if not. */
  readonly shop?: boolean;
}

/** Spec §5: the token exists, is not expired, and covers the product, ignoring case. */
export function isTokenValid(
  claims: Claims | undefined,
  nowMs: number,
  code: string = product.code,
): boolean {
  return (
    claims !== undefined && claims.exp * 1000 > nowMs && claims.data.products.some(equalsIgnoringCase(code))
  );
}

/** Spec §5: valid for the product, and its feature list contains the feature. */
export function hasFeature(
  claims: Claims | undefined,
  feature: string,
  nowMs: number,
  code: string = product.code,
): boolean {
  if (claims === undefined || !isTokenValid(claims, nowMs, code)) return false;
  const granted = claims.data.features.filter((entry) => equalsIgnoringCase(code)(entry.product));
  return granted.some((entry) => entry.features.some(equalsIgnoringCase(feature)));
}

function equalsIgnoringCase(word: string): (other: string) => boolean {
  const lower = word.toLowerCase();
  return (other) => other.toLowerCase() === lower;
}
