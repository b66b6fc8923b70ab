import { expect, test } from 'vitest';
import { createLog } from './http/operations/logging.ts';
import { startAgainWithDatabase } from './start-again.ts';

const silent = createLog('silent');

/** Fails with these errors, one start after the other, and then succeeds. */
function failing(...errors: readonly Error[]) {
  const waiting = [...errors];
  return async () => {
    const error = waiting.shift();
    if (error !== undefined) throw error;
    return 'running';
  };
}

test('a database that goes away while the product starts is waited for', async () => {
  const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const unusable = new Error('The database at DATABASE_URL cannot be used.', { cause: starting });
  expect(await startAgainWithDatabase(failing(lost, unusable), silent, 0)).toBe('running');
});

test('every other failure of a start ends it at once', async () => {
  const start = failing(new Error('PORT 3000 is taken by another program.'));
  await expect(startAgainWithDatabase(start, silent, 0)).rejects.toThrow(/PORT 3000/);
  const refused = Object.assign(new Error('refused'), { syscall: 'connect' });
  const unusable = new Error('The database at DATABASE_URL cannot be used.', { cause: refused });
  await expect(startAgainWithDatabase(failing(unusable), silent, 0)).rejects.toThrow(/DATABASE_URL/);
});

test('a database that stays away ends the start', async () => {
  const gone = Array.from({ length: 100 }, () => Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
  await expect(startAgainWithDatabase(failing(...gone), silent, 0)).rejects.toThrow('gone');
});
