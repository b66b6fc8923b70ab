import { readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openTemporaryFolder } from '../testing/database-server.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

const key = 'abc-1/de/f00-full';
const bytes = Buffer.from('the bytes of a picture');

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly hash: string;
}

let folder = '';
let server: Server;
let bucket: Map<string, Buffer>;
let asked: Asked[];
let failures = 0;
let leadsTo: string | undefined;

/** Stores and returns files. Only a real S3 can verify signatures. */
beforeEach(async () => {
  folder = openTemporaryFolder('dre-store-');
  [bucket, asked, failures, leadsTo] = [new Map(), [], 0, undefined];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const hash = String(headers['x-amz-content-sha256']);
    asked.push({ method, url, authorization: headers.authorization ?? '', hash });
    if (leadsTo !== undefined && url !== leadsTo) {
      response.writeHead(307, { location: leadsTo }).end();
      return;
    }
    if (failures > 0) {
      failures -= 1;
      response.writeHead(503).end();
      return;
    }
    if (method === 'PUT') bucket.set(url, Buffer.concat(chunks));
    if (method === 'DELETE') bucket.delete(url);
    if (url.startsWith('/pictures?')) return void response.end(listed(url));
    const found = bucket.get(url);
    if (method === 'GET' && found === undefined) response.writeHead(404).end('<Error/>');
    else if (method === 'DELETE') response.writeHead(204).end();
    else
      response
        .writeHead(200, { 'content-length': method === 'GET' ? (found?.length ?? 0) : 0 })
        .end(method === 'GET' ? found : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  server.close();
  await once(server, 'close');
});

/** Two keys per page, in the form of S3. */
function listed(url: string): string {
  const after = Number(new URLSearchParams(url.split('?')[1]).get('continuation-token') ?? 0);
  const keys = [...bucket.keys()].map((place) => place.replace('/pictures/', ''));
  const page = keys.slice(after, after + 2).map((found) => `<Contents><Key>${found}</Key></Contents>`);
  const more = after + 2 < keys.length ? `<NextContinuationToken>${after + 2}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.join('')}${more}</ListBucketResult>`;
}

function inBucket(): FileStore {
  const { port } = server.address() as AddressInfo;
  return s3Store({
    endpoint: `http://127.0.0.1:${String(port)}/`,
    bucket: 'pictures',
    region: 'us-west-2',
    accessKeyId: 'the-key',
    secretAccessKey: 'the-secret',
  });
}

/** Only if a store is configured: `npm run s3:proof` starts a real one. */
function realBuckets(): [string, () => FileStore][] {
  const { s3 } = readConfig(process.env, folder);
  return s3 === undefined ? [] : [['a real bucket', () => s3Store(s3)]];
}

const stores: readonly [string, () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', inBucket],
  ...realBuckets(),
];

test.each(stores)(
  '%s gives back what was put there, and nothing once it is removed',
  async (_where, open) => {
    const store = open();
    expect(await store.open(key)).toBeUndefined();
    await store.put(key, bytes);
    const stored = await store.open(key);
    expect(stored?.bytes).toBe(bytes.length);
    stored?.body.destroy();
    await store.put(key, Buffer.from('put there again'));
    expect(await readWhole(store, key)).toEqual(Buffer.from('put there again'));
    await store.remove(key);
    await store.remove(key);
    expect(await readWhole(store, key)).toBeUndefined();
  },
);

test.each(stores)('%s tells the keys of everything it keeps', async (_where, open) => {
  const store = open();
  const keys = ['a0/one', 'a0/two', 'a0/b1/three', 'b1/four', 'b1/five'];
  for (const one of keys) await store.put(one, bytes);
  const told: string[] = [];
  for await (const one of store.keys()) told.push(one);
  expect(told.toSorted()).toEqual(keys.toSorted());
});

test.each(['../outside/x', '/etc/passwd', 'a/../../b', 'a//b', 'a/b\0', 'a', ''])(
  'a key that could lead out of the store is none: %j',
  async (wrong) => {
    await expect(folderStore(folder).put(wrong, bytes)).rejects.toThrow('no key');
    await expect(inBucket().put(wrong, bytes)).rejects.toThrow('no key');
    expect(asked).toEqual([]);
  },
);

test('many writers of one file leave it whole, and nothing beside it', async () => {
  const store = folderStore(folder);
  const large = Buffer.alloc(2_000_000, 7);
  await Promise.all(Array.from({ length: 8 }, () => store.put(key, large)));
  expect((await readWhole(store, key))?.equals(large)).toBe(true);
  expect(readdirSync(`${folder}/abc-1/de`)).toEqual(['f00-full']);
});

test('every call to a bucket is signed for its region, with the hash of what it sends', async () => {
  await inBucket().put(key, bytes);
  const [{ url, authorization } = { url: '', authorization: '' }] = asked;
  expect(url).toBe('/pictures/abc-1/de/f00-full');
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=the-key\/\d{8}\/us-west-2\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
  );
  expect(authorization).not.toContain('the-secret');
});

test('a bucket that leads elsewhere is not followed', async () => {
  leadsTo = '/elsewhere';
  const store = inBucket();
  await expect(store.put(key, bytes)).rejects.toThrow('fetch failed');
  await expect(store.open(key)).rejects.toThrow('fetch failed');
  await expect(store.keys()[Symbol.asyncIterator]().next()).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(3);
  expect(asked.map(({ url }) => url)).not.toContain(leadsTo);
});

test('a bucket that is busy is asked again', async () => {
  failures = 2;
  await inBucket().put(key, bytes);
  expect(asked).toHaveLength(3);
  expect(bucket.get(`/pictures/${key}`)).toEqual(bytes);
});
