import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Db, inCompany } from '../database/connection.ts';
import { seedBook } from '../features/catalogue/seed-book.ts';
import { createEstimate } from '../features/estimates/estimates-service.ts';
import { aPerson } from './people.ts';
import { testNow } from './test-app.ts';

const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** The book that ships with the product, unless the database has it already. */
export function publishStarterBook(db: Db): Promise<void> {
  return seedBook(db, catalogueFolder, testNow);
}

/** An estimate of the company that nobody has written in yet. */
export async function anEstimate(db: Db, companyId: string): Promise<string> {
  await publishStarterBook(db);
  const { id: personId } = await aPerson(db);
  const id = randomUUID();
  const made = await inCompany(db, companyId, (trx) => {
    const identity = { personId, sessionId: randomUUID(), name: 'Dana Reyes', isAdministrator: false };
    const company = { companyId, role: 'estimator' } as const;
    return createEstimate(
      { admission: { trx, identity, company }, requestId: randomUUID(), now: testNow },
      { id },
    );
  });
  if (!made.ok) throw new Error(`The estimate was refused: ${made.refusal.kind}`);
  return id;
}
