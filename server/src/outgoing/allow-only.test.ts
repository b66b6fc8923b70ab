import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { allowOnly, type HostAndPort } from './allow-only.ts';
import { configuredHosts } from './configured-hosts.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function aSite(answer: (path: string) => string | undefined = () => undefined) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const elsewhere = answer(request.url ?? '');
    if (elsewhere === undefined) reply.end('here');
    else reply.writeHead(302, { location: elsewhere }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, port, place: { host: '127.0.0.1', port }, url: `http://127.0.0.1:${String(port)}` };
}

function guard(...places: readonly HostAndPort[]): void {
  ends.push(allowOnly(places).lift);
}

const refused = /^No connection to .* was configured/;
const nowhere = { host: '192.0.2.1', port: 9 };

test('whoever asks, by whatever client, no host is called that was not configured', async () => {
  const site = await aSite();
  guard({ host: 'mail.example', port: 25 });
  const answer = await fetch(site.url).catch((cause: unknown) => cause as Error);
  expect((answer as Error).cause).toMatchObject({ message: expect.stringMatching(refused) as string });
  expect(() => get(site.url)).toThrow(refused);
  expect(() => connect(site.port, '127.0.0.1')).toThrow(refused);
  expect(() => connect({ port: site.port })).toThrow(refused);
  expect(() => connect('/var/run/docker.sock')).toThrow(refused);
  expect(() => connectSecurely(nowhere)).toThrow(refused);
  const database = new Client({ connectionString: 'postgres://dre@192.0.2.1/dre' });
  await expect(database.connect()).rejects.toThrow(refused);
  expect(site.asked).toEqual([]);
});

test('what was configured is called, and a way from there to elsewhere is not taken', async () => {
  const other = await aSite();
  const site = await aSite((path) => (path === '/away' ? other.url : undefined));
  guard(site.place);
  await expect(fetch(site.url).then((answer) => answer.text())).resolves.toBe('here');
  await expect(fetch(`${site.url}/away`)).rejects.toThrow('fetch failed');
  expect(site.asked).toEqual(['/', '/away']);
  expect(other.asked).toEqual([]);
});

test('the same host at another port is somebody else', async () => {
  const site = await aSite();
  guard({ ...site.place, port: site.port === 1 ? 2 : 1 });
  await expect(fetch(site.url)).rejects.toThrow('fetch failed');
  expect(site.asked).toEqual([]);
});

test('the places are those the operator named and no other', () => {
  expect(configuredHosts(readConfig({}, '/'))).toEqual([]);
  const env = {
    DATABASE_URL: 'postgres://dre@db.example/dre?sslmode=verify-full',
    SMTP_URL: 'smtps://mail.example',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'dre-pictures',
    S3_ACCESS_KEY_ID: 'a-key',
    S3_SECRET_ACCESS_KEY: 'a-secret',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'a-site-key',
    CAPTCHA_SECRET: 'a-secret',
  };
  expect(configuredHosts(readConfig(env, '/')).map(({ host, port }) => `${host}:${String(port)}`)).toEqual([
    'db.example:5432',
    'mail.example:465',
    's3.example:443',
    'challenges.cloudflare.com:443',
  ]);
});

test('mail goes out by the name that was configured', async () => {
  const server = await startMailServer();
  const smtpUrl = server.url.replace('127.0.0.1', 'localhost');
  guard({ host: 'localhost', port: Number(new URL(smtpUrl).port) });
  const mailer = createSmtpMailer(smtpUrl, new URL('http://127.0.0.1:3000'));
  await mailer.send({
    messageId: '<1@localhost>',
    to: ['ana@example.com'],
    replyTo: undefined,
    subject: 'A subject',
    text: 'A text',
  });
  expect(server.received).toHaveLength(1);
  await server.stop();
});
