import { afterEach, expect, test, vi } from 'vitest';
import { replyToOtherTabs, askOtherTabs, announceSignOut } from './other-tabs.ts';

function tokenOf(sid: string): string {
  return `e30.${Buffer.from(JSON.stringify({ sid })).toString('base64url')}.`;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab, signed in or not. */
function aTab(token: string | undefined) {
  const tab = { token, left: 0 };
  const onLeft = () => {
    tab.token = undefined;
    tab.left += 1;
  };
  stops.push(replyToOtherTabs({ token: () => tab.token, onLeft }));
  return tab;
}

test('a new tab is given the token of a signed-in one, once, however many there are', async () => {
  const token = tokenOf('a');
  aTab(undefined);
  aTab(token);
  aTab(token);
  const heard = vi.fn<(token: string) => void>();
  stops.push(askOtherTabs(heard));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(token));
  stops.push(askOtherTabs(heard));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
});

test('a log-out ends the tabs of that session and no other, and then nobody answers for it', async () => {
  const [own, other] = [tokenOf('a'), tokenOf('b')];
  const [tab, stranger] = [aTab(own), aTab(other)];
  announceSignOut(own);
  await vi.waitFor(() => expect(tab.left).toBe(1));
  expect(stranger.left).toBe(0);
  const answer = await new Promise<string>((resolve) => void stops.push(askOtherTabs(resolve)));
  expect(answer).toBe(other);
});
