import type { Db } from '../../database/connections/connection.ts';
import { editions, waitForTurnToPublish } from './catalogue-queries.ts';

/** Publishes the book that ships with the product as edition 1 of a database without one. */
export async function seedBook(db: Db, folder: string, now: Date): Promise<void> {
  if ((await editions(db)).length > 0) return;
  // Loaded on the very first start only; later starts do not wait for this code.
  const { readStarterFiles } = await import('./starter-files.ts');
  const { publishEdition } = await import('./catalogue-service.ts');
  const files = await readStarterFiles(folder);
  await db.transaction().execute(async (trx) => {
    // Several processes may start on one database; only one of them publishes the book.
    await waitForTurnToPublish(trx);
    if ((await editions(trx)).length > 0) return;
    const published = await publishEdition(trx, files, { note: 'starter data, review before use', now });
    if (!published.ok) {
      const { bookIssueText } = await import('@dre/core/domain/catalogue/reading/book-issue-text');
      throw new Error(
        ['The starter catalogue has faults.', ...published.refusal.map(bookIssueText)].join('\n'),
      );
    }
  });
}
