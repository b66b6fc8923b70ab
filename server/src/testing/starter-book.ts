import { fileURLToPath } from 'node:url';
import type { Db } from '../database/connections/connection.ts';
import { seedBook } from '../features/catalogue/seed-book.ts';
import { testNow } from './test-now.ts';

export const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** Publishes the book that ships with the product, unless the database has it. */
export function publishStarterBook(db: Db): Promise<void> {
  return seedBook(db, catalogueFolder, testNow);
}
