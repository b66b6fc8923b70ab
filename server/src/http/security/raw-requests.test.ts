import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
let port = 0;

beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});

/** Everything the server sends in reply to these bytes, until it closes the connection. */
function replyTo(...lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(lines.join('\r\n'), 'latin1');
  });
}

const statusesIn = (text: string) => text.match(/^HTTP\/1\.1 (\d{3})/gm)?.map((line) => line.slice(-3)) ?? [];

const post = ['POST /api/Dre/LogAdClick HTTP/1.1', 'Host: dre.example', 'Content-Type: application/json'];
/** A smuggled request: it would get its own reply if the end of the first were read in two ways. */
const hidden = ['GET /healthz HTTP/1.1', 'Host: dre.example', '', ''];

test.each<[string, readonly string[]]>([
  [
    'both a length and chunks',
    [...post, 'Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', ...hidden],
  ],
  [
    'chunks and then a length',
    [...post, 'Transfer-Encoding: chunked', 'Content-Length: 4', '', '0', '', ...hidden],
  ],
  ['two lengths', [...post, 'Content-Length: 10', 'Content-Length: 12', '', '{"ad":"a"}', ...hidden]],
  ['a list of lengths', [...post, 'Content-Length: 10, 12', '', '{"ad":"a"}', ...hidden]],
  ['a length with a sign', [...post, 'Content-Length: +10', '', '{"ad":"a"}', ...hidden]],
  ['a length in other digits', [...post, 'Content-Length: 0x0a', '', '{"ad":"a"}', ...hidden]],
  ['a length below zero', [...post, 'Content-Length: -1', '', '{"ad":"a"}', ...hidden]],
  ['a coding nobody knows', [...post, 'Transfer-Encoding: xchunked', '', '0', '', ...hidden]],
  [
    'chunks that are not the last coding',
    [...post, 'Transfer-Encoding: chunked, identity', '', '0', '', ...hidden],
  ],
  ['a blank before the colon', [...post, 'Transfer-Encoding : chunked', '', '0', '', ...hidden]],
  ['a folded header', [...post, 'X-Some: a', ' Transfer-Encoding: chunked', '', '0', '', ...hidden]],
  [
    'a chunk whose size is no number',
    [...post, 'Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', ...hidden],
  ],
  ['a bare line feed in a header', [...post, 'X-Some: a\nContent-Length: 3', '', '', ...hidden]],
  ['a nought in a header', [...post, 'X-Some: a\u0000b', 'Content-Length: 0', '', ...hidden]],
  ['two hosts', ['GET /healthz HTTP/1.1', 'Host: dre.example', 'Host: other.example', '', '', ...hidden]],
  ['no host', ['GET /healthz HTTP/1.1', '', '', ...hidden]],
])('a call with %s is refused, and nothing after it is processed', async (_what, lines) => {
  const statuses = statusesIn(await replyTo(...lines));
  expect(statuses).toEqual(['400']);
});

test.each(['TRACE', 'PROPFIND', 'TRACK', 'CONNECT', 'MKCOL', 'BREW'])(
  'the method %s is refused',
  async (method) => {
    const text = await replyTo(
      `${method} /welcome HTTP/1.1`,
      'Host: dre.example',
      'Cookie: canary=1',
      'Connection: close',
      '',
      '',
    );
    expect(statusesIn(text).filter((status) => !/^40[045]$|^501$/.test(status))).toEqual([]);
    expect(text).not.toContain('canary');
  },
);

test('a head that never ends is refused', async () => {
  const text = await replyTo(
    'GET /healthz HTTP/1.1',
    'Host: dre.example',
    `X-Long: ${'a'.repeat(20_000)}`,
    '',
    '',
  );
  expect(statusesIn(text)).toEqual(['431']);
});

test('a name or an address with a line break never becomes a header of the reply', async () => {
  const text = await replyTo(
    'GET /welcome%0d%0aX-Sneaky:%20yes HTTP/1.1',
    'Host: dre.example',
    'Connection: close',
    '',
    '',
  );
  expect(text).not.toMatch(/^x-sneaky/im);
});

test('slow senders are not waited for', () => {
  expect(site.app.server.requestTimeout).toBe(30_000);
  expect(site.app.server.headersTimeout).toBe(10_000);
});

test('a client that drips its body gets a reply and is cut off', async () => {
  const other = await site.another();
  await other.listen({ port: 0, host: '127.0.0.1' });
  // As in the product, but shorter.
  other.server.requestTimeout = 1_500;
  other.server.headersTimeout = 1_000;
  const text = await new Promise<string>((resolve) => {
    const socket = connect((other.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    const dripping = setInterval(() => socket.write(' '), 100);
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
    socket.write([...post, 'Content-Length: 200', '', '{'].join('\r\n'));
  });
  expect(statusesIn(text)).toEqual(['408']);
});

test('a body declared too large is refused before any of it is sent', async () => {
  const text = await replyTo(...post, 'Content-Length: 10485761', 'Connection: close', '', '');
  expect(statusesIn(text)).toEqual(['413']);
});
