import type { CaptchaAction } from '@dre/core/contract/captcha';

/** What a check tells the field while it runs. */
export interface CaptchaEvents {
  readonly onToken: (token: string) => void;
  /** The token will not be accepted any more; a new one is on its way or has to be asked for. */
  readonly onExpire: () => void;
  readonly onError: () => void;
}

/** A running check. Stopping it is final; a new one gives a new token. */
export interface CaptchaCheck {
  stop(): void;
}

/** One way to tell people from programs, on the browser's side. A token is good for one form and one sending. */
export interface CaptchaProvider {
  /** Draws itself into the frame it is given, if it has anything to show. */
  start(frame: HTMLElement, action: CaptchaAction, events: CaptchaEvents): CaptchaCheck;
  /** Whether the provider brings its own picture and words. */
  readonly showsItself: boolean;
}
