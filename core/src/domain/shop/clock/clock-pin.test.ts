import { expect, test } from 'vitest';
import { afterAttempt, isGuessablePin, noAttempts, pinWaitMs } from './clock-pin.ts';

const minutes = (count: number) => count * 60_000;

test('five wrong PINs are free, then each one waits twice as long as the one before', () => {
  expect([0, 1, 4, 5, 6, 7, 8].map(pinWaitMs)).toEqual([
    0,
    0,
    0,
    minutes(1),
    minutes(2),
    minutes(4),
    minutes(8),
  ]);
  expect(pinWaitMs(1_000)).toBe(minutes(1_024));
});

test('a device without a network waits as the server would', () => {
  let attempts = noAttempts;
  for (let count = 0; count < 5; count += 1) attempts = afterAttempt(attempts, 1_000);
  expect(attempts).toEqual({ count: 5, waitUntil: 1_000 + minutes(1) });
});

test('a PIN everybody tries first is guessable', () => {
  expect(['111111', '123456', '987654', '000000'].every(isGuessablePin)).toBe(true);
  expect(['123465', '135790', '802046'].some(isGuessablePin)).toBe(false);
});
