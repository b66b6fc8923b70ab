import { setTimeout as pause } from 'node:timers/promises';
import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import type { DraftRowsReply } from '@dre/core/contract/catalogue/book-draft';
import { expect } from 'vitest';
import { testNow } from '../test-now.ts';
import type { bytesCaller, WalkCall } from './walk.ts';

const book = '/api/admin/book';
const hvac = { file: 'parts.csv', filter: { partType: 'hvac' }, keys: null };

/** Every call on the book that ships with the product. */
export async function bookCalls(admin: WalkCall, sendBytes: ReturnType<typeof bytesCaller>): Promise<void> {
  const revision = async () => (await admin('GET', book)).json<{ revision: number }>().revision;
  await admin('PUT', `${book}/views`, { name: 'Roof', search: 'side=roof' });
  expect((await admin('POST', `${book}/views/removal`, { name: 'Roof' })).json()).toEqual([]);
  await draftCalls(admin, revision);
  await importCalls(admin, sendBytes);
  const discarded = await admin('POST', `${book}/discard`, { revision: await revision(), rows: null });
  expect(discarded.statusCode, discarded.body).toBe(200);
}

async function draftCalls(admin: WalkCall, revision: () => Promise<number>): Promise<void> {
  const found = await admin('GET', `${book}/rows`, undefined, '', '?file=parts.csv&part=AC-SHROUD');
  const was = found.json<DraftRowsReply>().rows[0]?.cells ?? {};
  const rows = [{ file: 'parts.csv', key: 'AC-SHROUD', was, cells: { ...was, price_default: '131.00' } }];
  const staged = await admin('POST', `${book}/rows`, { rows });
  expect(staged.statusCode, staged.body).toBe(200);
  const action = { kind: 'percent', columns: ['price_default'], percent: '110' };
  const preview = { revision: await revision(), ...hvac, action };
  expect((await admin('POST', `${book}/bulk/preview`, preview)).statusCode).toBe(200);
  const bulk = { revision: await revision(), ...hvac, action, isConfirmed: true };
  const changed = await admin('POST', `${book}/bulk`, bulk);
  expect(changed.statusCode, changed.body).toBe(200);
  const merge = { file: 'parts.csv', from: 'AC-BOLTS', into: 'AC-SHROUD', isPreview: false };
  const merged = await admin('POST', `${book}/merge`, { revision: await revision(), ...merge });
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await admin('GET', `${book}/diff`)).statusCode).toBe(200);
  const effectiveOn = testNow.toISOString().slice(0, 10);
  const publication = async () => ({ revision: await revision(), name: 'Winter', effectiveOn, note: 'N' });
  const published = await admin('POST', `${book}/publish`, await publication());
  expect(published.json(), published.body).toMatchObject({ number: 2 });
  for (const path of [`${book}/editions/:edition/diff`, '/api/catalogue/editions/:edition/changes']) {
    const query = path.endsWith('changes') ? '?since=1&form=1' : '';
    expect((await admin('GET', path, undefined, '2', query)).statusCode, path).toBe(200);
  }
  const again = await admin('POST', `${book}/editions/:edition/publish`, await publication(), '1');
  expect(again.json(), again.body).toMatchObject({ number: 3 });
}

async function importCalls(admin: WalkCall, sendBytes: ReturnType<typeof bytesCaller>): Promise<void> {
  const wish = { of: 'draft', table: 'sides.csv', format: 'csv' };
  const { content } = (await admin('POST', `${book}/exports`, wish)).json<{ content: string }>();
  const text = Buffer.from(content, 'base64').toString();
  const [headings = '', first = '', ...others] = text.split('\r\n');
  const renamed = first.replace(/,([^,"]+)/, ',$1 again');
  const settled = async (id: string): Promise<BookImport> => {
    for (;;) {
      const current = (await admin('GET', `${book}/imports/:id`, undefined, id)).json<BookImport>();
      if (current.state !== 'checking' && current.state !== 'committing') return current;
      await pause(20);
    }
  };
  const taken = async () => {
    const file = Buffer.from([headings, renamed, ...others].join('\r\n'));
    const sent = await sendBytes(`${book}/imports`, '?fileName=sides.csv', file);
    return settled(sent.json<BookImport>().id);
  };
  const { id, version, plan } = await taken();
  const planned = await admin('PUT', `${book}/imports/:id/plan`, { version, plan }, id);
  expect(planned.statusCode, planned.body).toBe(200);
  const checked = await settled(id);
  const rows = await admin('GET', `${book}/imports/:id/rows`, undefined, id, '?result=changed');
  expect(rows.statusCode, rows.body).toBe(200);
  expect((await admin('POST', `${book}/imports/:id/error-file`, {}, id)).statusCode).toBe(200);
  const order = { version: checked.version, leaveOutRejected: false, largePriceChanges: 0 };
  const committed = await admin('POST', `${book}/imports/:id/commit`, order, id);
  expect(committed.statusCode, committed.body).toBe(200);
  expect((await settled(id)).state).toBe('committed');
  const other = await taken();
  expect((await admin('DELETE', `${book}/imports/:id`, undefined, other.id)).statusCode).toBe(200);
}
