import type { CaptchaAction } from '@dre/core/contract/captcha';
import type { Result } from '@dre/core/domain/result';

/** A token that passed. Its id is kept until it expires, so that it passes once. */
export interface PassedToken {
  readonly challengeId: string;
  readonly expiresAt: Date;
}

/** One way to tell people from programs. Whatever goes wrong inside, the answer is a refusal: it fails closed. */
export interface CaptchaProvider {
  readonly verify: (
    token: string,
    action: CaptchaAction,
    peer: string,
  ) => Promise<Result<PassedToken, string>>;
  /** The puzzle to solve, where we set the puzzle ourselves. */
  readonly challenge?: (action: CaptchaAction) => Promise<Record<string, unknown>>;
}

/** No token is good for longer, whoever issued it. */
export const tokenLifeSeconds = 300;
