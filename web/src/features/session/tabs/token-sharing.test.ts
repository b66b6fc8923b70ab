import { afterEach, expect, test } from 'vitest';
import type { RefreshReply } from '../refresh-driver.ts';
import { shareToken, type TokenSharing } from './token-sharing.ts';

interface Tab extends TokenSharing {
  token: string | undefined;
  handedOver: number;
}

/** A token issued for a tab; the number distinguishes tokens. */
function tokenOf(tab: string, number: number): string {
  return `e30.${Buffer.from(JSON.stringify({ tab, number })).toString('base64url')}.`;
}

/** The tabs of one browser, and a login service that ends the session when a token is exchanged twice. */
function aBrowser() {
  let queue: Promise<unknown> = Promise.resolve();
  const spent = new Set<string>();
  let issued = 0;
  const service = { exchanges: 0, reused: 0 };
  const alone = <Value>(work: () => Promise<Value>) => {
    const turn = queue.then(work);
    queue = turn;
    return turn;
  };
  function openTab(token: string): Tab {
    const sharing = shareToken({
      token: () => tab.token,
      store: (next) => {
        tab.token = next;
      },
      onHandedOver: () => {
        tab.handedOver += 1;
      },
      alone,
      answerMs: 20,
    });
    const tab: Tab = { ...sharing, token, handedOver: 0 };
    openTabs.push(tab);
    sharing.follow();
    return tab;
  }
  function exchange(tab: Tab): () => Promise<RefreshReply> {
    return async () => {
      const old = tab.token ?? '';
      service.exchanges += 1;
      if (spent.has(old)) service.reused += 1;
      spent.add(old);
      issued += 1;
      return { kind: 'renewed', token: tokenOf('a', issued) };
    };
  }
  return { openTab, service, renew: (tab: Tab) => tab.renew(exchange(tab)) };
}

const openTabs: Tab[] = [];

afterEach(() => {
  for (const tab of openTabs.splice(0)) {
    tab.token = undefined;
    tab.follow();
  }
});

test('when two tabs share a token and renew at the same moment, it is exchanged once and both hold the new one', async () => {
  const { openTab, service, renew } = aBrowser();
  const [first, copy] = [openTab(tokenOf('a', 0)), openTab(tokenOf('a', 0))];
  const [one, other] = await Promise.all([renew(first), renew(copy)]);
  expect(service).toEqual({ exchanges: 1, reused: 0 });
  expect(one).toEqual(other);
  expect([first.token, copy.token]).toEqual([tokenOf('a', 1), tokenOf('a', 1)]);
  expect([first.handedOver, copy.handedOver]).toEqual([0, 1]);
});

test('a tab that was not there when the token was renewed is told so when it asks', async () => {
  const { openTab, service, renew } = aBrowser();
  const first = openTab(tokenOf('a', 0));
  await renew(first);
  await renew(first);
  const late = openTab(tokenOf('a', 0));
  expect(await renew(late)).toEqual({ kind: 'renewed', token: tokenOf('a', 2) });
  expect(late.token).toBe(tokenOf('a', 2));
  expect(service).toEqual({ exchanges: 2, reused: 0 });
});

test('when the first tab is gone, its copy goes on alone', async () => {
  const { openTab, service, renew } = aBrowser();
  const first = openTab(tokenOf('a', 0));
  const copy = openTab(tokenOf('a', 0));
  first.token = undefined;
  first.follow();
  await renew(copy);
  expect(copy.token).toBe(tokenOf('a', 1));
  expect(service).toEqual({ exchanges: 1, reused: 0 });
});

test('a tab with a token of its own is handed nothing', async () => {
  const { openTab, renew } = aBrowser();
  const first = openTab(tokenOf('a', 0));
  const stranger = openTab(tokenOf('b', 0));
  await renew(first);
  expect(stranger).toMatchObject({ token: tokenOf('b', 0), handedOver: 0 });
});

test('an answer that comes after signing out is handed to nobody', async () => {
  const { openTab } = aBrowser();
  const first = openTab(tokenOf('a', 0));
  const copy = openTab(tokenOf('a', 0));
  await first.renew(async () => {
    first.token = undefined;
    return { kind: 'renewed', token: tokenOf('a', 1) };
  });
  expect(first.token).toBeUndefined();
  expect(copy).toMatchObject({ token: tokenOf('a', 0), handedOver: 0 });
});
