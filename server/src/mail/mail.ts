import type { Db } from '../database/connections/connection.ts';

/** A mail as features write it. */
export interface Mail {
  /** 'administrators' is resolved when the mail is sent: all enabled administrators at that time. */
  readonly to: 'administrators' | readonly string[];
  readonly replyTo?: string;
  /** The sender's name beside the product's address, if it is not the product itself. */
  readonly fromName?: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment?: MailAttachment;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Writes the mail to the outbox and enqueues its job within the given transaction. Returns the mail's id. */
export type EnqueueMail = (trx: Db, mail: Mail) => Promise<string>;
