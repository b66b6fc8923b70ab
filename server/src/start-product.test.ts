import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { createLog } from './http/operations/logging.ts';
import { startMessage } from './start-message.ts';
import { type RunningProduct, startProduct } from './start-product.ts';
import { writeSite } from './testing/test-site.ts';
import { testDocumentFiles } from './testing/documents/document-files.ts';
import { createTestDatabase } from './testing/test-database.ts';

const silent = createLog('silent');
const catalogueFolder = fileURLToPath(new URL('../../catalogue', import.meta.url));
const demoFolder = fileURLToPath(new URL('../demo/photos', import.meta.url));
const helpFolder = fileURLToPath(new URL('../../help/topics', import.meta.url));
const webFolder = writeSite();
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));

/** With the book, unless its import is the question: that takes longer than the rest of a start. */
async function started(env: Readonly<Record<string, string>> = {}, { hasBook } = { hasBook: true }) {
  const database = await createTestDatabase(hasBook ? 'starter' : undefined);
  const config = readConfig({ PORT: '0', DATABASE_URL: database.url, NODE_ENV: 'test', ...env }, tmpdir());
  return { database, config, product: await startAgain(config) };
}

function startAgain(config: Config): Promise<RunningProduct> {
  return startProduct({
    config,
    log: silent,
    webFolder,
    componentsFolder: webFolder,
    catalogueFolder,
    demoFolder,
    helpFolder,
    documentFiles: testDocumentFiles,
  });
}

/** The result of signing in with the printed password. */
async function signIn({ address, demo }: RunningProduct, password = demo?.generated): Promise<number> {
  const reply = await fetch(`${address}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'owner@demo.example', password }),
  });
  return ((await reply.json()) as { resultCode: number }).resultCode;
}

test('an external database gets no demo people and prints the link for the first administrator', async () => {
  const { database, config, product } = await started();
  expect(product.seeded.kind).toBe('first-administrator');
  expect(startMessage(config, product)).toMatch(/\/set-password\/[\w-]{43}/);
  expect(await database.db.selectFrom('person').select('id').execute()).toEqual([]);
  await product.stop();
  await database.drop();
});

test('the demo company has five people and a password, printed until someone has signed in', async () => {
  const { database, config, product } = await started({ DEMO: 'small' });
  const message = startMessage(config, product);
  for (const name of ['estimator', 'owner', 'foreman', 'tech', 'admin'])
    expect(message).toContain(`${name}@demo.example`);
  expect(message).toMatch(/and the password {2}\S{23} {2}\(/);
  expect(await signIn(product)).toBe(1);
  await product.stop();
  const again = await startAgain(config);
  expect(again.seeded.kind).toBe('nothing-to-do');
  expect(startMessage(config, again)).not.toMatch(/password|@demo/);
  await again.stop();
  await database.drop();
});

test('a first start that fails because its port is taken names PORT, and the next one ends with a way in', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const port = String((blocker.address() as AddressInfo).port);
  const database = await createTestDatabase('starter');
  const env = { DATABASE_URL: database.url, NODE_ENV: 'test', DEMO: 'small' };
  await expect(startAgain(readConfig({ ...env, PORT: port }, tmpdir()))).rejects.toThrow(
    `PORT ${port} is taken by another program`,
  );
  blocker.close();
  const product = await startAgain(readConfig({ ...env, PORT: '0' }, tmpdir()));
  expect(product.demo?.emails).toHaveLength(5);
  expect(await signIn(product)).toBe(1);
  await product.stop();
  await database.drop();
});

test('an unreachable database is reported by its variable, without its password', async () => {
  const config = readConfig(
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x', NODE_ENV: 'test' },
    tmpdir(),
  );
  const refused = startAgain(config);
  await expect(refused).rejects.toThrow(/DATABASE_URL/);
  await expect(refused).rejects.not.toThrow(/secret/);
});

test.each(['/proc/no-such/folder', '/dev/null/data', '/dev/null'])(
  'the folder %s is refused at once, by the name of its variable',
  async (folder) => {
    const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test' }, tmpdir());
    await expect(startAgain(config)).rejects.toThrow(/^DATA_DIR must be a folder/);
  },
);

test("the first start imports the product's book as edition 1, and later starts leave it alone", async () => {
  const { database, config, product } = await started({}, { hasBook: false });
  await product.stop();
  const again = await startAgain(config);
  const { db } = database;
  expect(await db.selectFrom('catalogue_edition').select(['number', 'note']).execute()).toEqual([
    { number: 1, note: 'starter data, review before use' },
  ]);
  const parts = db.selectFrom('catalogue_revision').select('id').where('table_file', '=', 'parts.csv');
  expect((await parts.execute()).length).toBeGreaterThan(400);
  await again.stop();
  await database.drop();
});

test('a chosen demo password is not repeated on the screen, and one chosen later counts', async () => {
  const { database, config, product } = await started({
    DEMO: 'small',
    DEMO_PASSWORD: 'a password of our own',
  });
  expect(startMessage(config, product)).not.toContain('a password of our own');
  expect(await signIn(product, 'a password of our own')).toBe(1);
  await product.stop();
  const later = await startAgain({ ...config, demoPassword: 'another one altogether' });
  expect(startMessage(config, later)).toContain('the password in DEMO_PASSWORD');
  expect(await signIn(later, 'a password of our own')).toBe(0);
  expect(await signIn(later, 'another one altogether')).toBe(1);
  await later.stop();
  await database.drop();
});

test('a stop lets the request in hand finish and takes no new one', async () => {
  const { database, product } = await started();
  const port = Number(new URL(product.address).port);
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify({ ad: 'sent-in-two-halves' });
  const head = `POST /api/Dre/LogAdClick HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  await waitForReply(product.address);
  const stopped = product.stop();
  await expect.poll(() => refusesConnections(port)).toBe(true);
  socket.write(body.slice(5));
  expect(await everything(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*true$/);
  await stopped;
  const clicks = await database.db.selectFrom('ad_click_count').selectAll().execute();
  expect(clicks.map(({ ad }) => ad)).toEqual(['sent-in-two-halves']);
  await database.drop();
});

/** Once another request got its reply, the half-sent one before it has reached the server. */
async function waitForReply(address: string): Promise<void> {
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
}

async function refusesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(false));
    probe.on('error', () => resolve(true));
    probe.on('connect', () => probe.destroy());
  });
}

async function everything(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
