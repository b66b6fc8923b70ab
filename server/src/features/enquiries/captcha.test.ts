import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { captchaProvider } from '../../captcha/provider.ts';
import { readConfig } from '../../config.ts';
import { withTestApp } from '../../testing/test-app.ts';

const { captcha } = readConfig({}, '/');
const site = withTestApp({
  captcha: captchaProvider(captcha, 'a secret all processes share', () => new Date()),
});
const withTurnstile = withTestApp({
  captcha: captchaProvider({ provider: 'turnstile', siteKey: 'k', secret: 's' }, '', () => new Date()),
});

function send(captchaResponse: string) {
  const body = { app: 'DRE', name: 'Dana', email: 'dana@example.com', message: 'Hello', captchaResponse };
  return site.app.inject({ method: 'POST', url: '/api/Dre/SendContactUsEmail', body });
}

test('a browser gets a puzzle, solves it and is let in once', async () => {
  const challenge = (
    await site.app.inject({ url: '/api/captcha/challenge?action=contact' })
  ).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect((await send(token)).json()).toBe(true);
  expect((await send(token)).statusCode).toBe(422);
});

test('a puzzle for the order form does not open the contact form', async () => {
  const challenge = (await site.app.inject({ url: '/api/captcha/challenge?action=order' })).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  const reply = await send(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
  expect(reply.json()).toMatchObject({ status: 422, detail: 'The check was for another form.' });
});

test('there is no puzzle for a form that does not exist', async () => {
  expect((await site.app.inject({ url: '/api/captcha/challenge?action=login' })).statusCode).toBe(400);
  expect((await site.app.inject({ url: '/api/captcha/challenge' })).statusCode).toBe(400);
});

test('where a third party sets the puzzles we have none to give', async () => {
  expect((await withTurnstile.app.inject({ url: '/api/captcha/challenge?action=contact' })).statusCode).toBe(
    404,
  );
});
