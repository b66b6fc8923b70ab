import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** Header and body as received. */
  readonly source: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Refuses every mail with this code from now on. */
  refuseWith(code: number): void;
  acceptAgain(): void;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that stores its mails. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== undefined) {
          done(Object.assign(new Error('Not today'), { responseCode: refusal }));
          return;
        }
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ recipients, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith(code) {
      refusal = code;
    },
    acceptAgain() {
      refusal = undefined;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
