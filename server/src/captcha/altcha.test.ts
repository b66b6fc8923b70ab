import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { altchaProvider } from './altcha.ts';

const start = new Date();
const provider = altchaProvider('a secret of this shop', () => start);

async function solved(from = provider): Promise<{ challenge: Challenge; solution: unknown }> {
  const challenge = (await from.challenge?.('contact')) as unknown as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

function token(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

test('a solved puzzle passes for the form it was made for', async () => {
  const payload = await solved();
  const outcome = await provider.verify(token(payload), 'contact', '127.0.0.1');
  expect(outcome).toMatchObject({ ok: true, value: { challengeId: payload.challenge.parameters.nonce } });
});

test('a solved puzzle does not pass for another form', async () => {
  expect(await provider.verify(token(await solved()), 'order', '127.0.0.1')).toEqual({
    ok: false,
    refusal: 'for another form',
  });
});

test('a puzzle older than five minutes is refused', async () => {
  const payload = token(await solved());
  const later = altchaProvider('a secret of this shop', () => new Date(start.getTime() + 301_000));
  expect(await later.verify(payload, 'contact', '127.0.0.1')).toEqual({ ok: false, refusal: 'expired' });
});

test('a puzzle of another shop is refused', async () => {
  const payload = token(await solved(altchaProvider('another secret', () => start)));
  expect((await provider.verify(payload, 'contact', '127.0.0.1')).ok).toBe(false);
});

test('changing the form, the end or the solution breaks the seal', async () => {
  const { challenge, solution } = await solved();
  const { parameters } = challenge;
  const forged = [
    { challenge: { ...challenge, parameters: { ...parameters, data: { action: 'order' } } }, solution },
    {
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 60 } },
      solution,
    },
    { challenge: { ...challenge, parameters: { ...parameters, nonce: '00'.repeat(16) } }, solution },
    { challenge, solution: { ...(solution as object), derivedKey: '00'.repeat(32) } },
  ];
  for (const payload of forged) {
    const action = payload.challenge.parameters.data?.['action'] === 'order' ? 'order' : 'contact';
    expect((await provider.verify(token(payload), action, '127.0.0.1')).ok).toBe(false);
  }
});

test.each(['', 'nonsense', token(null), token({}), token({ challenge: {}, solution: {} }), '{"a":1}'])(
  'the rubbish %j is refused, not an error',
  async (rubbish) => {
    expect(await provider.verify(rubbish, 'contact', '127.0.0.1')).toEqual({
      ok: false,
      refusal: 'unreadable',
    });
  },
);
