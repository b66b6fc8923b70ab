import { expect, test, vi } from 'vitest';
import type { LoginEvent } from './login-events.ts';
import { inMemory } from './key-value-storage.ts';
import { createSession } from './session.ts';

const noon = Date.UTC(2026, 10, 15, 12);

function aToken({ expiresAt = noon + 60_000, products = ['dre'], features = ['Admin'] } = {}): string {
  const claims = {
    exp: expiresAt / 1000,
    data: { userName: 'Zoë Núñez', products, features: [{ product: 'Dre', features }], companies: [] },
  };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

function aSession(stored?: string) {
  const tab = inMemory();
  const device = inMemory();
  if (stored !== undefined) tab.setItem('id_token', stored);
  let now = noon;
  const session = createSession({
    tab,
    device,
    now: () => now,
    product: 'DRE',
  });
  return { session, tab, device, passTime: (ms: number) => (now += ms) };
}

test('a stored token signs its holder in, whatever the case of product and feature', () => {
  expect(aSession(aToken()).session.state()).toEqual({ signedIn: true, admin: true, userName: 'Zoë Núñez' });
});

test.each([
  ['for another product', aToken({ products: ['CRM'] })],
  ['that ran out', aToken({ expiresAt: noon })],
  ['that is no token', 'a.b.c'],
  ['whose payload is no claims', `h.${Buffer.from('{"exp":1}').toString('base64url')}.s`],
])('a token %s signs nobody in', (_, token) => {
  expect(aSession(token).session.state().signedIn).toBe(false);
});

test('a token that runs out while the page is open ends the signed-in view at the next check', () => {
  const { session, passTime } = aSession(aToken());
  const changed = vi.fn<() => void>();
  session.subscribe(changed);
  passTime(60_000);
  expect(session.check().signedIn).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
  expect(session.token()).toBeUndefined();
});

test('signing in is announced once the token is found valid', () => {
  const { session, tab } = aSession();
  const heard = vi.fn<(event: LoginEvent) => void>();
  session.events.listen(heard);
  session.begin(aToken({ products: [] }));
  expect(heard).not.toHaveBeenCalled();
  expect(tab.getItem('id_token'), 'a token for nothing is not kept').toBeNull();
  session.begin(aToken());
  expect(heard).toHaveBeenCalledWith('LoggedIn');
});

test('a token the server refuses does not stay, and a newer one does', () => {
  const { session, tab } = aSession(aToken());
  const heard = vi.fn<(event: LoginEvent) => void>();
  session.events.listen(heard);
  session.refuse('an older one');
  expect(session.state().signedIn).toBe(true);
  session.refuse(aToken());
  expect(tab.getItem('id_token')).toBeNull();
  expect(session.state().signedIn).toBe(false);
  expect(heard.mock.calls).toEqual([['Unauthorized'], ['Unauthorized']]);
});

test('why somebody ended a session is kept for the screen that says it, and an older reason is not', () => {
  const { session } = aSession(aToken());
  session.refuse(aToken(), 'You signed in on another device.');
  session.refuse(undefined);
  expect(session.refreshMessage()).toBe('You signed in on another device.');
  session.begin(aToken());
  session.refuse(aToken());
  expect(session.refreshMessage()).toBeUndefined();
});

test('logging out removes the token and the remembered name', () => {
  const { session, tab, device } = aSession(aToken());
  session.rememberName('zoe@example.com');
  const heard = vi.fn<(event: LoginEvent) => void>();
  session.events.listen(heard);
  session.end();
  expect([tab.getItem('id_token'), device.getItem('saved_UserName')]).toEqual([null, null]);
  expect(session.state().signedIn).toBe(false);
  expect(heard).toHaveBeenCalledWith('LoggedOut');
});
