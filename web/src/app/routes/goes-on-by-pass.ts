import { hasClockPass } from '../../offline/clock-device/pass-flag.ts';

/** True if this address needs no session: My work goes on with the device's clock pass. */
export function goesOnByPass(href: string): boolean {
  return href.split('?')[0] === '/shop/my-work' && hasClockPass();
}
