import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface FlappingProxy {
  readonly url: string;
  /** Sets the target of all connections. */
  leadTo(url: string): void;
  /** From now on connections are slow, break in the middle of a request or reply, or stall. */
  storm(chance: () => number): void;
  calm(): void;
  /** The number of damaged connections. */
  harmed(): number;
  close(): Promise<void>;
}

interface Weather {
  chance: (() => number) | undefined;
  harmed: number;
}

/** A bad connection on loopback, between clients and the product. */
export async function openFlappingProxy(): Promise<FlappingProxy> {
  const weather: Weather = { chance: undefined, harmed: 0 };
  const open = new Set<Socket>();
  let target = 0;
  const server = createServer((client) => {
    const product = connect(target, '127.0.0.1');
    for (const socket of [client, product]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => open.delete(socket));
    }
    joined(client, product, weather);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => void (target = Number(new URL(url).port)),
    storm: (chance) => void (weather.chance = chance),
    calm: () => void (weather.chance = undefined),
    harmed: () => weather.harmed,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection: passes data both ways, as far as the weather allows. */
function joined(client: Socket, product: Socket, weather: Weather): void {
  const line = { client, isSilent: false };
  for (const [from, to] of [
    [client, product],
    [product, client],
  ] as const) {
    const write = inOrder(to);
    from.on('data', (chunk: Buffer) => carry(line, chunk, weather, write));
    from.on('error', () => to.destroy());
    from.on('end', () => void write(undefined, 0));
    from.on('close', () => to.destroy());
  }
}

type Write = (chunk: Buffer | undefined, lateMs: number) => Promise<void>;

/** Chunks arrive in the order they were sent, however late. No chunk means the end. */
function inOrder(to: Socket): Write {
  let last = Promise.resolve();
  const write = async (before: Promise<void>, chunk: Buffer | undefined, lateMs: number) => {
    await before;
    if (lateMs > 0) await pause(lateMs);
    if (to.destroyed) return;
    if (chunk === undefined) to.end();
    else to.write(chunk);
  };
  return (chunk, lateMs) => (last = write(last, chunk, lateMs));
}

/** Draws an outcome for each chunk: most arrive, late; some are cut, and after some nothing follows. */
function carry(
  line: { readonly client: Socket; isSilent: boolean },
  chunk: Buffer,
  weather: Weather,
  write: Write,
): void {
  if (line.isSilent) return;
  if (weather.chance === undefined) return void write(chunk, 0);
  const [fate, lateMs] = [weather.chance(), weather.chance() * 200];
  if (fate > 0.18) return void write(chunk, lateMs);
  weather.harmed += 1;
  if (fate < 0.06) {
    line.isSilent = true;
    setTimeout(() => line.client.destroy(), 500 + lateMs * 8);
    return;
  }
  void cutThrough(line.client, write(chunk.subarray(0, Math.floor(chunk.length / 2)), 0));
}

async function cutThrough(client: Socket, written: Promise<void>): Promise<void> {
  await written;
  client.resetAndDestroy();
}
