import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultRefreshRules,
  type RefreshAction,
  type RefreshEvent,
  refreshFailedMessage,
  type RefreshState,
  stepRefresh,
} from './refresh-cycle.ts';

const now = 1_000_000;
const waiting: RefreshState = { kind: 'waiting', dueMs: now + 300_000, errors: 0 };
const due: RefreshState = { kind: 'waiting', dueMs: now, errors: 2 };
const asking: RefreshState = { kind: 'asking', errors: 0 };
const resting: RefreshState = { kind: 'resting', errors: 3 };
const idle: RefreshState = { kind: 'idle' };
const askNow: RefreshAction = { kind: 'ask' };
const endFailed: RefreshAction = { kind: 'end', message: refreshFailedMessage };

test.each<[string, RefreshState, RefreshEvent, RefreshState, RefreshAction[]]>([
  [
    'a token found at the start is refreshed at once',
    idle,
    { kind: 'opened', tokenEndsMs: now + 60_000 },
    asking,
    [askNow],
  ],
  [
    'a token with less than a minute left ends the session',
    idle,
    { kind: 'opened', tokenEndsMs: now + 59_999 },
    idle,
    [endFailed],
  ],
  ['after sign-in the first refresh comes after the interval', idle, { kind: 'signed-in' }, waiting, []],
  ['before its time nothing is asked', waiting, { kind: 'clock' }, waiting, []],
  ['at its time the token is refreshed', due, { kind: 'clock' }, { kind: 'asking', errors: 2 }, [askNow]],
  [
    'a new token is stored and the timer starts again',
    asking,
    { kind: 'renewed', token: 't' },
    waiting,
    [{ kind: 'store', token: 't' }],
  ],
  [
    'a refusal ends the session with its message',
    asking,
    { kind: 'refused', message: 'Disabled.' },
    idle,
    [{ kind: 'end', message: 'Disabled.' }],
  ],
  [
    'a transport error is tried again after ten seconds',
    asking,
    { kind: 'transport-error' },
    { kind: 'waiting', dueMs: now + 10_000, errors: 1 },
    [],
  ],
  [
    'the fifth error is still tried again',
    { kind: 'asking', errors: 4 },
    { kind: 'transport-error' },
    { kind: 'waiting', dueMs: now + 10_000, errors: 5 },
    [],
  ],
  [
    'the sixth error ends the session',
    { kind: 'asking', errors: 5 },
    { kind: 'transport-error' },
    idle,
    [endFailed],
  ],
  [
    'offline the cycle rests and keeps its count',
    due,
    { kind: 'went-offline' },
    { kind: 'resting', errors: 2 },
    [],
  ],
  ['a reply that comes after going offline is ignored', resting, { kind: 'transport-error' }, resting, []],
  ['back online it asks at once', resting, { kind: 'came-online' }, { kind: 'asking', errors: 3 }, [askNow]],
  [
    'a success forgets earlier errors',
    { kind: 'asking', errors: 5 },
    { kind: 'renewed', token: 't' },
    waiting,
    [{ kind: 'store', token: 't' }],
  ],
  ['signing out stops it', asking, { kind: 'signed-out' }, idle, []],
  ['an answer after signing out is not stored', idle, { kind: 'renewed', token: 't' }, idle, []],
  ['nobody signed in, nothing to rest', idle, { kind: 'went-offline' }, idle, []],
])('%s', (_sentence, state, event, next, actions) => {
  expect(stepRefresh(state, event, now)).toEqual({ state: next, actions });
});

test('the interval and the number of errors can be configured', () => {
  const rules = { intervalMs: 1_000, allowedErrors: 0 };
  expect(stepRefresh(idle, { kind: 'signed-in' }, now, rules).state).toMatchObject({ dueMs: now + 1_000 });
  expect(stepRefresh(asking, { kind: 'transport-error' }, now, rules).actions).toEqual([endFailed]);
});

const anyEvent: fc.Arbitrary<RefreshEvent> = fc.oneof(
  fc.record({ kind: fc.constant('opened' as const), tokenEndsMs: fc.integer({ min: 0, max: 5_000_000 }) }),
  fc.constantFrom<RefreshEvent>(
    { kind: 'signed-in' },
    { kind: 'clock' },
    { kind: 'renewed', token: 't' },
    { kind: 'refused', message: 'no' },
    { kind: 'transport-error' },
    { kind: 'went-offline' },
    { kind: 'came-online' },
    { kind: 'signed-out' },
  ),
);

test('in any order of events the errors never exceed the limit, and an ended session requests nothing until it restarts', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state: RefreshState = idle;
      let clock = now;
      for (const event of events) {
        clock += 20_000;
        const step = stepRefresh(state, event, clock);
        const begins = event.kind === 'opened' || event.kind === 'signed-in';
        if (state.kind === 'idle' && !begins) expect(step).toEqual({ state: idle, actions: [] });
        if (step.state.kind !== 'idle')
          expect(step.state.errors).toBeLessThanOrEqual(defaultRefreshRules.allowedErrors);
        if (step.actions.some(({ kind }) => kind === 'end')) expect(step.state).toEqual(idle);
        state = step.state;
      }
    }),
  );
});
