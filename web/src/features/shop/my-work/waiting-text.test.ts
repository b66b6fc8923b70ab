import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

test('presses and ticks that wait on the device are counted, each by its name', () => {
  expect(waitingText({ presses: 1, changes: 0 }, false)).toBe('No network. 1 press waits and sends itself.');
  expect(waitingText({ presses: 0, changes: 1 }, false)).toBe('No network. 1 change waits and sends itself.');
  expect(waitingText({ presses: 2, changes: 1 }, false)).toBe(
    'No network. 2 presses and 1 change wait and send themselves.',
  );
});

test('a clock pass sends presses; a tick is sent after the next sign-in, and the screen says so', () => {
  expect(waitingText({ presses: 0, changes: 1 }, true)).toBe('1 change is sent once you sign in.');
  expect(waitingText({ presses: 1, changes: 2 }, true)).toBe(
    'No network. 1 press waits and sends itself. 2 changes are sent once you sign in.',
  );
});
