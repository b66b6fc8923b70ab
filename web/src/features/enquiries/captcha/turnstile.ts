import type { CaptchaProvider } from './captcha.ts';

/** The messages of the framed page. */
type FrameMessage =
  | { readonly captcha: 'token'; readonly token: string }
  | { readonly captcha: 'expired' }
  | { readonly captcha: 'failed' };

/** Turnstile, rendered explicitly inside a page of ours: its script runs under that page's policy and never in this one. */
export function turnstileProvider(siteKey: string): CaptchaProvider {
  return {
    showsItself: true,
    start(place, action, events) {
      const frame = document.createElement('iframe');
      frame.title = 'Check that you are a person';
      frame.src = `/captcha/turnstile.html?${new URLSearchParams({ siteKey, action }).toString()}`;

      const hear = (event: MessageEvent<unknown>) => {
        if (event.origin !== location.origin || event.source !== frame.contentWindow) return;
        const message = event.data as Partial<FrameMessage> & { token?: unknown };
        if (message.captcha === 'token' && typeof message.token === 'string') events.onToken(message.token);
        else if (message.captcha === 'expired') events.onExpire();
        else if (message.captcha === 'failed') events.onError();
      };
      addEventListener('message', hear);
      place.replaceChildren(frame);
      return {
        stop() {
          removeEventListener('message', hear);
          frame.remove();
        },
      };
    },
  };
}
