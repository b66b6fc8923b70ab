import { randomUUID } from 'node:crypto';
import type { Edit } from '@dre/core/domain/estimates/edit';
import type { EstimateReply } from '@dre/core/contract/estimates';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { type Db, inCompany } from '../database/connection.ts';
import { seedBook } from '../features/catalogue/seed-book.ts';
import { createEstimate } from '../features/estimates/estimates-service.ts';
import type { CompanyRole } from '../database/tables.ts';
import { aPerson, testPassword, worksAt } from './people.ts';
import { type TestApp, testNow } from './test-app.ts';

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

/** Somebody of a company, signed in. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly companyId: string;
  readonly headers: Readonly<Record<string, string>>;
}

let addresses = 0;

export async function aMember(site: TestApp, companyId: string, role: CompanyRole): Promise<Member> {
  const person = await aPerson(site.db);
  await worksAt(site.db, person.id, companyId, role);
  addresses += 1;
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'x-browser': person.email },
    body: { userName: person.email, password: testPassword },
    remoteAddress: `198.51.100.${String(addresses % 250)}`,
  });
  const { result } = reply.json<{ result: string }>();
  return { ...person, companyId, headers: { authorization: `Bearer ${result}`, 'x-company': companyId } };
}

export function get(app: FastifyInstance, { headers }: Member, url: string) {
  return app.inject({ url, headers });
}

export function post(app: FastifyInstance, { headers }: Member, url: string, body: object) {
  return app.inject({ method: 'POST', url, headers, body });
}

/** Started by the member through the door. */
export async function started(app: FastifyInstance, member: Member): Promise<EstimateReply> {
  return (await post(app, member, '/api/estimates', { id: randomUUID() })).json<EstimateReply>();
}

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

export function anEdit(change: Unnamed<Edit>): Edit {
  return { id: randomUUID(), ...change } as Edit;
}

const place = { side: 'whole', subSide: 'fees', region: null } as const;

/** A line written by hand. */
export function aLine(lineId: string = randomUUID()): Edit {
  return anEdit({ kind: 'add-line', lineId, order: 'V', source: 'manual', place, fields: {} });
}
