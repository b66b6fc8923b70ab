import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { Db } from '../../../database/connections/connection.ts';
import type { BookWork } from './book-work.ts';
import { checkFile } from './check-file.ts';
import { commitImport } from './commit-import.ts';
import { errorFile } from './error-file.ts';
import { exportTables } from './export-tables.ts';

/** Runs one task from start to end. */
export async function doBookWork(
  db: Db,
  work: BookWork,
  now: () => Date,
): Promise<GeneratedFile | undefined> {
  switch (work.kind) {
    case 'check':
      await checkFile(db, work.id, now);
      return undefined;
    case 'commit':
      await commitImport(db, work, now);
      return undefined;
    case 'error-file':
      return errorFile(db, work.id, now());
    case 'export':
      return exportTables(db, work);
  }
}
