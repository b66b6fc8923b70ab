/** The PIN a crew member types at a shared tablet. */
export const pinDigits = 6;

/** Wrong PINs of one name at one tablet before it waits. */
export const pinTries = 5;

const minuteMs = 60_000;
/** Waits double up to about 17 hours. */
const mostDoublings = 10;

/** The wait after this many wrong PINs in a row: none for four, then 1, 2, 4 … minutes. */
export function pinWaitMs(failures: number): number {
  return failures < pinTries ? 0 : minuteMs * 2 ** Math.min(failures - pinTries, mostDoublings);
}

/** True for PINs everybody tries first: one digit repeated, or digits in a row. */
export function isGuessablePin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

/** Wrong or unjudged PINs of one name on a device, which has no server to ask. */
export interface PinAttempts {
  readonly count: number;
  /** Milliseconds since 1970 by the device's clock. */
  readonly waitUntil: number;
}

export const noAttempts: PinAttempts = { count: 0, waitUntil: 0 };

/** One more PIN that nobody judged yet. */
export function afterAttempt({ count }: PinAttempts, now: number): PinAttempts {
  return { count: count + 1, waitUntil: now + pinWaitMs(count + 1) };
}
