import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { checkedKey, type FileStore } from './file-store.ts';

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const patienceMs = 30_000;

/** Files in a bucket of S3 or a compatible store. The bucket is in the path, which all of them accept. */
export function s3Store({ endpoint, bucket, ...credentials }: S3Config): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const address = `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkedKey(key)}`;
    const response = await client.fetch(address, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/octet-stream' } }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${method} with ${String(response.status)}.`);
  };
  const list = async (after: string | undefined) => {
    const address = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}`);
    address.searchParams.set('list-type', '2');
    if (after !== undefined) address.searchParams.set('continuation-token', after);
    const response = await client.fetch(address.href, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`The file store answered a list with ${String(response.status)}.`);
    return response.text();
  };
  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, new Uint8Array(bytes));
      await response.body?.cancel();
      if (!response.ok) throw new Error('The file store has no such bucket.');
    },
    async open(key) {
      const response = await ask('GET', key);
      if (!response.ok || response.body === null) {
        await response.body?.cancel();
        return undefined;
      }
      return {
        bytes: Number(response.headers.get('content-length') ?? Number.NaN) || undefined,
        body: Readable.fromWeb(response.body as ReadableStream),
      };
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      await response.body?.cancel();
    },
    async *keys() {
      for (let after: string | undefined; ;) {
        const page = await list(after);
        // Our keys are letters, digits, dashes and slashes, so nothing in them needs encoding.
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) yield key;
        after = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
        if (after === undefined) return;
      }
    },
  };
}
