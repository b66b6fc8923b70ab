import { randomUUID } from 'node:crypto';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { insertAnswers } from '../features/sharing/answers/answers-queries.ts';
import { insertLink } from '../features/sharing/links/links-queries.ts';
import { newToken } from '../features/sharing/links/share-token.ts';
import { anEstimate } from './estimates.ts';
import { aPerson } from './people.ts';
import { testNow } from './test-app.ts';

/** A link of the company to one of its estimates. */
export async function aShareLink(db: Db, companyId: string): Promise<{ id: string; estimateId: string }> {
  const estimateId = await anEstimate(db, companyId);
  const { id: personId } = await aPerson(db);
  const version = { audience: 'owner', label: 'E01', correction: '' } as const;
  const times = { now: testNow, expiresAt: new Date('2027-01-01') };
  const { hash } = newToken();
  const id = await inCompany(db, companyId, (trx) =>
    insertLink(trx, { companyId, estimateId, personId, hash, ...version, ...times }),
  );
  return { id, estimateId };
}

/** A question asked by a link of the company. */
export async function aShareAnswer(db: Db, companyId: string): Promise<string> {
  const link = await aShareLink(db, companyId);
  const sender = { sentId: randomUUID(), name: 'Ruth', at: testNow, network: '192.0.2.1', browser: '' };
  return inCompany(db, companyId, async (trx) => {
    await insertAnswers(trx, { ...link, companyId }, sender, [{ kind: 'question', text: 'When?' }]);
    const answer = trx.selectFrom('share_answer').select('id').where('link_id', '=', link.id);
    return (await answer.executeTakeFirstOrThrow()).id;
  });
}

/** The texts of the mails to an address, oldest first. */
export async function mailTexts(db: Db, to: string): Promise<readonly string[]> {
  const mails = await db
    .selectFrom('outgoing_mail')
    .select(['recipients', 'body_text as body'])
    .orderBy('created_at')
    .execute();
  return mails.filter(({ recipients }) => recipients.includes(to)).map(({ body }) => body);
}

/** The token in the last mail to an address, which opens the page of its status. */
export async function mailedAddress(db: Db, to: string): Promise<string> {
  const text = (await mailTexts(db, to)).at(-1) ?? '';
  return /\/share\/([\w-]+)/.exec(text)?.[1] ?? '';
}
