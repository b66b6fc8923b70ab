import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { DEFAULT_MIN_VERSION, TLSSocket } from 'node:tls';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { aSelfSignedCertificate } from '../../testing/sso/self-signed.ts';

/** Accepts PostgreSQL's TLS request and presents an untrusted certificate. */
async function aServerInBetween(received: Buffer[]) {
  const { privateKey: key, certificate: cert } = aSelfSignedCertificate();
  const acceptTls = (socket: Socket) =>
    socket.once('data', () => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, key, cert });
      secured.on('data', (bytes) => received.push(bytes));
      secured.on('error', () => undefined);
    });
  const server = createServer((socket) => void acceptTls(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a database with an untrusted certificate receives neither name nor password', async () => {
  const received: Buffer[] = [];
  const { server, port } = await aServerInBetween(received);
  const url = `postgres://dre:a-password@localhost:${String(port)}/dre?sslmode=verify-full`;
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await expect(client.connect()).rejects.toThrow(/self-signed certificate/);
  expect(received).toEqual([]);
  server.close();
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
});
