import { defaultRefreshRules, refreshFailedMessage } from '@dre/core/domain/session/refresh-cycle';
import { expect, test } from 'vitest';
import { driveRefresh, type RefreshReply } from './refresh-driver.ts';

/** A clock, a connection and a login service controlled by the test. */
function stage(replies: RefreshReply[]) {
  const seen = { asked: 0, stored: [] as string[], ended: [] as string[], online: true, ms: 0 };
  let alarm: { dueMs: number; act: () => void } | undefined;
  const driver = driveRefresh({
    rules: defaultRefreshRules,
    now: () => seen.ms,
    after: (ms, act) => {
      alarm = { dueMs: seen.ms + ms, act };
      return () => {
        alarm = undefined;
      };
    },
    isOnline: () => seen.online,
    ask: async () => {
      seen.asked += 1;
      return replies.shift() ?? { kind: 'transport-error' };
    },
    store: (token) => seen.stored.push(token),
    end: (message) => seen.ended.push(message),
  });
  async function pass(ms: number): Promise<void> {
    const until = seen.ms + ms;
    while (alarm !== undefined && alarm.dueMs <= until) {
      const { dueMs, act } = alarm;
      alarm = undefined;
      seen.ms = dueMs;
      act();
      await settled();
    }
    seen.ms = until;
  }
  return { seen, driver, pass };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const renewed = (token: string): RefreshReply => ({ kind: 'renewed', token });

test('a token found in the tab is refreshed at once, then every five minutes', async () => {
  const { seen, driver, pass } = stage([renewed('a'), renewed('b'), renewed('c')]);
  driver.opened(900_000);
  await settled();
  expect(seen.stored).toEqual(['a']);
  await pass(299_999);
  expect(seen.stored).toEqual(['a']);
  await pass(300_001);
  expect(seen.stored).toEqual(['a', 'b', 'c']);
});

test('five errors are tried again every ten seconds, the sixth ends the session', async () => {
  const { seen, driver, pass } = stage([]);
  driver.signedIn();
  await pass(300_000 + 40_000);
  expect(seen).toMatchObject({ asked: 5, ended: [] });
  await pass(10_000);
  expect(seen).toMatchObject({ asked: 6, ended: [refreshFailedMessage] });
  await pass(3_600_000);
  expect(seen.asked).toBe(6);
});

test('while the browser is offline nothing is asked; back online it asks at once', async () => {
  const { seen, driver, pass } = stage([renewed('a')]);
  driver.signedIn();
  seen.online = false;
  driver.connectionChanged();
  await pass(3_600_000);
  expect(seen).toMatchObject({ asked: 0, ended: [] });
  seen.online = true;
  driver.connectionChanged();
  await settled();
  expect(seen.stored).toEqual(['a']);
});

test('a product opened offline with a token waits for the connection', async () => {
  const { seen, driver } = stage([renewed('a')]);
  seen.online = false;
  driver.opened(900_000);
  await settled();
  expect(seen.stored).toEqual([]);
  seen.online = true;
  driver.connectionChanged();
  await settled();
  expect(seen.stored).toEqual(['a']);
});

test('after signing out nothing is asked and a late answer is not stored', async () => {
  const { seen, driver, pass } = stage([renewed('late')]);
  driver.opened(900_000);
  driver.signedOut();
  await settled();
  await pass(3_600_000);
  expect(seen).toMatchObject({ asked: 1, stored: [], ended: [] });
});
