import { fileURLToPath } from 'node:url';
import type { Db } from '../database/connections/connection.ts';
import { seedBook } from '../features/catalogue/seed-book.ts';
import { testNow } from './test-now.ts';

export const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** The book that ships with the product, unless the database has it already. */
export function publishStarterBook(db: Db): Promise<void> {
  return seedBook(db, catalogueFolder, testNow);
}
