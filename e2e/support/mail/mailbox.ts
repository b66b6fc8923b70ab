import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The raw message with all headers. */
  readonly raw: string;
}

export interface Mailbox {
  readonly url: string;
  mails(): readonly Mail[];
  close(): Promise<void>;
}

/** A mail server that accepts everything and lets the test read it. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          subject: /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? '',
          raw,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
