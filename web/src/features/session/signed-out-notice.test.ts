import { expect, test } from 'vitest';
import { currentBanner } from '../../ui/feedback/banner/banners.ts';
import { showSignedOut, signedOutText } from './signed-out-notice.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

function used(browser: string) {
  return { browser, lastActiveAt: new Date(2026, 10, 19, 10, 42).toISOString() };
}

test('a sign-in says which device was signed out for it, when that was last used, and the limit', () => {
  showSignedOut({ devicesAllowed: 3, devices: [used(windows)] });
  expect(currentBanner()?.message).toMatch(
    /^You may be signed in on three devices at once: Chrome on Windows, last used at 10:42\sAM, was signed out\.$/,
  );
});

test('where a company lowered its limit, every device that was signed out is named', () => {
  expect(signedOutText({ devicesAllowed: 1, devices: [used(windows), used(phone)] })).toMatch(
    /^You may be signed in on one device at once: Chrome .+; Safari on iPhone, .+, were signed out\.$/,
  );
});
