import { Client } from 'pg';
import { asAppLogin, asAppRole } from '../preparing/app-login.ts';
import type { Log } from './log.ts';

export interface NotificationListener {
  received(payload: string): void;
  /** Called when notifications may have been missed: at the first connection, and whenever it was lost. */
  missed(): void;
}

/** Notifications of other transactions, of this process and of any other on the same database. */
export interface Notifications {
  listen(channel: string, listener: NotificationListener): void;
  close(): Promise<void>;
}

const retryMs = 1_000;

/** One dedicated connection for the process, opened by the first listener. */
export function openNotifications(url: string, log: Log): Notifications {
  const listeners = new Map<string, NotificationListener>();
  let client: Promise<Client | undefined> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<Client | undefined> => {
    try {
      const connected = await connectAsApp(url);
      connected.on('notification', ({ channel, payload }) => listeners.get(channel)?.received(payload ?? ''));
      connected.once('end', reconnectLater);
      for (const channel of listeners.keys()) await listenTo(connected, channel);
      for (const listener of listeners.values()) listener.missed();
      return connected;
    } catch (cause) {
      log.warn({ err: cause }, 'the database cannot be listened to');
      reconnectLater();
      return undefined;
    }
  };
  const reconnectLater = () => {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => (client = connect()), retryMs);
    retry.unref();
  };

  return {
    listen(channel, listener) {
      if (listeners.has(channel)) throw new Error(`${channel} is listened to already.`);
      listeners.set(channel, listener);
      if (client === undefined) client = connect();
      else void client.then((connected) => connected && joinLate(connected, channel, listener));
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await (await client)?.end();
    },
  };
}

async function connectAsApp(url: string): Promise<Client> {
  try {
    return await connectTo(asAppLogin(url));
  } catch (cause) {
    // Like the pool: if the server permits no login for the app, the given user acts for it.
    if (!/^[0-9A-Z]{5}$/.test((cause as { code?: string }).code ?? '')) throw cause;
    return connectTo(asAppRole(url));
  }
}

async function connectTo(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, application_name: 'dre listen', keepAlive: true });
  // The `end` event follows and is handled.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Adds a channel to a connection that is already open. If that fails, its end reconnects all channels. */
async function joinLate(client: Client, channel: string, listener: NotificationListener): Promise<void> {
  try {
    await listenTo(client, channel);
    listener.missed();
  } catch {
    await client.end().catch(() => undefined);
  }
}

async function listenTo(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
