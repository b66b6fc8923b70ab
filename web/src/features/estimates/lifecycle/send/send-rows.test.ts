import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { outcomeTitle, rowIssue, rowFor, type SendRow } from './send-rows.ts';

const row: SendRow = {
  audience: 'customer',
  id: 'a',
  isSelected: true,
  channel: 'email',
  to: 'ana@example.com',
  withPdf: true,
  message: { subject: 'S', text: 'T' },
};

test('a row needs addresses to be sent, a link needs none, and an unselected row needs nothing', () => {
  expect(rowIssue(row)).toBeUndefined();
  expect(rowIssue({ ...row, to: 'ana@example.com; ben@example.com' })).toBeUndefined();
  expect(rowIssue({ ...row, to: '' })).toContain('Enter');
  expect(rowIssue({ ...row, to: 'ana' })).toContain('not an e-mail address');
  expect(rowIssue({ ...row, to: '', channel: 'link' })).toBeUndefined();
  expect(rowIssue({ ...row, to: '', isSelected: false })).toBeUndefined();
});

test('the customer is written to, else the owner; the adjuster, else the insurer; without a mail server by link', () => {
  const { parties, ...rest } = anEstimate();
  const at = (role: keyof typeof parties, email: string) => ({ ...parties[role], email });
  const estimate = {
    ...rest,
    parties: { ...parties, owner: at('owner', 'o@x.co'), insurer: at('insurer', 'i@x.co') },
  };
  const { id, message } = row;
  const proposed = (audience: SendRow['audience'], canMail: boolean) =>
    rowFor(estimate, { audience, id, message, canMail, typed: {} });
  expect(proposed('customer', true)).toMatchObject({ to: 'o@x.co', channel: 'email' });
  expect(proposed('insurer', true)).toMatchObject({ to: 'i@x.co', channel: 'email' });
  expect(proposed('customer', false)).toMatchObject({ to: 'o@x.co', channel: 'link' });
});

test("the outcome's title is accurate: a link is not sent before it is used", () => {
  const link = { kind: 'link', address: '/share/x' } as const;
  const mailed = { kind: 'mailed', to: 'ana@example.com' } as const;
  expect(outcomeTitle([link])).toBe('Link to hand over');
  expect(outcomeTitle([link, mailed])).toBe('On its way');
  expect(outcomeTitle([mailed, { kind: 'refused', why: 'No' }])).toBe('Not everything could be sent');
});
