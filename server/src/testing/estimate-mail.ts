import { randomUUID } from 'node:crypto';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { insertEstimateMail } from '../features/sharing/mail/mail-queries.ts';
import { enqueueMail } from '../jobs/enqueue-mail.ts';
import { anEstimate } from './estimates.ts';
import { aPerson } from './people.ts';
import { testNow } from './test-app.ts';

/** A mail of a company's estimate, waiting in the outbox. */
export async function anEstimateMail(db: Db, companyId: string): Promise<string> {
  const [estimateId, { id: personId }] = [await anEstimate(db, companyId), await aPerson(db)];
  const id = randomUUID();
  const to = ['ruth@example.com'];
  const words = { subject: 'Estimate', text: 'Hello.' };
  await inCompany(db, companyId, async (trx) => {
    const mailId = await enqueueMail(trx, { to, ...words });
    const about = { audience: 'customer', label: 'E01', correction: '' } as const;
    await insertEstimateMail(trx, {
      companyId,
      id,
      estimateId,
      ...about,
      ...words,
      to,
      mailId,
      at: testNow,
      personId,
      fileName: null,
    });
  });
  return id;
}
