import { expect, test } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const senders: readonly [smtpUrl: string, publicUrl: string, sender: string][] = [
  ['smtp://desk%40shop.example:secret@mail.example', 'https://dre.example.com', 'desk@shop.example'],
  ['smtp://account:secret@mail.example', 'https://dre.example.com', 'no-reply@dre.example.com'],
  ['smtp://mail.example', 'http://127.0.0.1:3000', 'no-reply@localhost'],
  ['smtp://mail.example', 'http://[::1]:3000', 'no-reply@localhost'],
];

test.each(senders)('mail through %s from the product at %s comes from %s', (smtpUrl, publicUrl, sender) => {
  expect(createSmtpMailer(smtpUrl, new URL(publicUrl)).sender).toBe(sender);
});
