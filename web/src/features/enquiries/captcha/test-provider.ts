import type { CaptchaProvider } from './captcha.ts';

let given = 0;

/** For tests of the product: passes at once. A server in production refuses to be configured with it. */
export const testProvider: CaptchaProvider = {
  showsItself: false,
  start(_frame, action, events) {
    let running = true;
    queueMicrotask(() => {
      if (running) events.onToken(`person-${action}-${Date.now()}-${(given += 1)}`);
    });
    return { stop: () => (running = false) };
  },
};
