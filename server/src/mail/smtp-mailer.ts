import { connect, type Socket } from 'node:net';
import type { Transporter } from 'nodemailer';
import type { HostAndPort } from '../outgoing/allow-only.ts';
import type { MailAttachment } from './mail.ts';

/** A mail ready to send: recipients resolved, message id fixed. */
export interface ReadyMail {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  readonly fromName?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attachment?: MailAttachment | undefined;
}

/** Sends mail by SMTP. Rejects if the mail server did not accept it. */
export interface Mailer {
  readonly sender: string;
  send(mail: ReadyMail): Promise<void>;
}

export function createSmtpMailer(smtpUrl: string, publicUrl: URL): Mailer {
  const sender = senderAddress(smtpUrl, publicUrl);
  let transport: Promise<Transporter> | undefined;
  return {
    sender,
    async send(mail) {
      transport ??= openTransport(smtpUrl);
      await (
        await transport
      ).sendMail({
        messageId: mail.messageId,
        from: { name: mail.fromName ?? 'RV Damage Repair Estimator', address: sender },
        to: mail.to.map(asAddress),
        ...(mail.replyTo === undefined ? {} : { replyTo: asAddress(mail.replyTo) }),
        subject: mail.subject,
        text: mail.text,
        ...(mail.attachment && { attachments: [asPart(mail.attachment)] }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** Passes bytes only: the mailer would read a path or request an address. */
function asPart({ fileName, mediaType, content }: MailAttachment) {
  return { filename: fileName, contentType: mediaType, content };
}

const patienceMs = 10_000;

export function smtpHost(smtpUrl: string): HostAndPort {
  const { hostname, port, protocol } = new URL(smtpUrl);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

function openSocket(
  { host, port }: HostAndPort,
  ready: (error: Error | null, opened: false | { readonly connection: Socket }) => void,
): void {
  const socket = connect({ host: host.replace(/^\[(.*)\]$/, '$1'), port });
  const fail = (cause: Error) => ready(cause, false);
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('The mail server does not answer.')));
  socket.once('error', fail);
  socket.once('connect', () => {
    socket.setTimeout(0);
    socket.removeListener('error', fail);
    ready(null, { connection: socket });
  });
}

/** Loads the library with the first mail, to keep startup short. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    // The mailer would resolve the name itself and connect to an address nobody configured.
    getSocket: (_options, ready) => openSocket(smtpHost(smtpUrl), ready),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 30_000,
    // Visitors' text must never make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** An object, because a string with a comma would be parsed as two addresses. */
function asAddress(address: string): { name: string; address: string } {
  return { name: '', address };
}

/** The account we sign in with if it is an address, otherwise no-reply at our own host. */
function senderAddress(smtpUrl: string, publicUrl: URL): string {
  const account = decodeURIComponent(new URL(smtpUrl).username);
  if (account.includes('@')) return account;
  const host = publicUrl.hostname;
  return `no-reply@${/^[\d.]+$|^\[/.test(host) ? 'localhost' : host}`;
}
