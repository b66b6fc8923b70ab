import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail received whole. Its sender may have died before the acknowledgment. */
export interface Delivery {
  readonly messageId: string;
  readonly subject: string;
}

export interface SlowMailbox {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Resolves when the next mail begins to arrive. */
  nextBegins(): Promise<void>;
  close(): Promise<void>;
}

/** A mail server that is slow before and after it accepts, so that its sender can die anywhere between. */
export async function openSlowMailbox(chance: () => number): Promise<SlowMailbox> {
  const deliveries: Delivery[] = [];
  let begun: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      for (const tell of begun) tell();
      begun = [];
      setTimeout(done, chance() * 60);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        deliveries.push({ messageId: headerIn(raw, 'Message-ID'), subject: headerIn(raw, 'Subject') });
        setTimeout(done, chance() * 60);
      });
      // A sender that dies in the middle of a mail has not sent it.
      stream.on('error', () => undefined);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    nextBegins: () => new Promise((resolve) => begun.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function headerIn(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*)`, 'im').exec(raw)?.[1]?.trim() ?? '';
}
