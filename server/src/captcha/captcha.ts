import type { CaptchaAction } from '@dre/core/contract/captcha';
import type { Result } from '@dre/core/domain/result';

/** A token that passed. Its id is stored until it expires, so that it passes only once. */
export interface PassedToken {
  readonly challengeId: string;
  readonly expiresAt: Date;
}

/** Tells people from programs. Any internal failure is a refusal: it fails closed. */
export interface CaptchaProvider {
  readonly verify: (
    token: string,
    action: CaptchaAction,
    peer: string,
  ) => Promise<Result<PassedToken, string>>;
  /** The puzzle to solve, for providers that issue their own. */
  readonly challenge?: (action: CaptchaAction) => Promise<Record<string, unknown>>;
}

/** The longest life of a token from any provider. */
export const tokenLifeSeconds = 300;
