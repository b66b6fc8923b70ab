import type { CaptchaAction } from '@dre/core/contract/captcha';

/** The events a check reports while it runs. */
export interface CaptchaEvents {
  readonly onToken: (token: string) => void;
  /** The token is no longer accepted; a new one is under way or has to be requested. */
  readonly onExpire: () => void;
  readonly onError: () => void;
}

/** A running check. Stopping it is final; a new one gives a new token. */
export interface CaptchaCheck {
  stop(): void;
}

/** One way to tell people from programs, on the browser's side. A token is valid for one form and one submission. */
export interface CaptchaProvider {
  /** Draws itself into the frame it is given, if it has anything to show. */
  start(frame: HTMLElement, action: CaptchaAction, events: CaptchaEvents): CaptchaCheck;
  /** True where the provider shows its own picture and text. */
  readonly showsItself: boolean;
}
