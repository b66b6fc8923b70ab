import type { Db } from '../database/connections/connection.ts';

/** A mail as the product writes it. */
export interface Mail {
  /** 'administrators' is answered when the mail leaves: whoever is an enabled administrator then. */
  readonly to: 'administrators' | readonly string[];
  readonly replyTo?: string;
  /** Who writes, where it is not the product itself: the name beside the product's address. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment?: MailAttachment;
}

/** A file a mail brings along. */
export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Writes the mail to the outbox and asks for it to be sent, within the given transaction. Answers the mail's id. */
export type EnqueueMail = (trx: Db, mail: Mail) => Promise<string>;
