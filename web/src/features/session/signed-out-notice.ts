import type { SignedOutElsewhere } from '@dre/core/contract/session/session';
import { browserText } from '@dre/core/domain/session/browser-text';
import { clockTime } from '../../lib/text/format.ts';
import { showBanner } from '../../ui/feedback/banner/banners.ts';

/** Long enough to be read after the first screen has loaded; it can be closed sooner. */
const stayMs = 60_000;

/** Says on the new device which other one its sign-in signed out. */
export function showSignedOut(signedOut: SignedOutElsewhere): void {
  void showBanner({ message: signedOutText(signedOut), tone: 'warning', durationMs: stayMs });
}

export function signedOutText({ devicesAllowed, devices }: SignedOutElsewhere): string {
  const limit = `${numberWords[devicesAllowed] ?? String(devicesAllowed)} ${devicesAllowed === 1 ? 'device' : 'devices'}`;
  const named = devices.map(
    ({ browser, lastActiveAt }) =>
      `${browserText(browser)}, last used at ${clockTime(new Date(lastActiveAt))}`,
  );
  const verb = devices.length === 1 ? 'was' : 'were';
  return `You may be signed in on ${limit} at once: ${named.join('; ')}, ${verb} signed out.`;
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five'];
