import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { randomUUID } from 'node:crypto';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import { thousandths } from '@dre/core/domain/units';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import type { FastifyInstance } from 'fastify';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { publishEdition } from '../features/catalogue/catalogue-service.ts';
import { readStarterFiles } from '../features/catalogue/starter-files.ts';
import { createEstimate } from '../features/estimates/record/estimates-service.ts';
import { aPerson, testPassword, worksAt } from './people.ts';
import { catalogueFolder, publishStarterBook } from './starter-book.ts';
import { type TestApp, testNow } from './test-app.ts';

/** Publishes the next edition: every part costs a tenth more, and one of them is removed with every row about it. */
export async function publishDearerBook(db: Db, withoutPart: string): Promise<number> {
  const { tables, calculators } = await readStarterFiles(catalogueFolder);
  const kept = Object.entries(tables).map(([file, rows]) => [
    file,
    rows
      .filter(({ cells }) => !Object.values(cells).includes(withoutPart))
      .map((row) => (file === 'parts.csv' ? dearer(row) : row)),
  ]);
  const files = { tables: Object.fromEntries(kept) as typeof tables, calculators };
  const made = await db
    .transaction()
    .execute((trx) => publishEdition(trx, files, { note: 'Dearer', now: testNow }));
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value;
}

function dearer(row: Row): Row {
  const prices = ['price_low', 'price_default', 'price_high'].map((name) => [
    name,
    (Number(row.cells[name]) * 1.1).toFixed(2),
  ]);
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(prices) } };
}

/** An estimate of the company without any edits. */
export async function anEstimate(db: Db, companyId: string): Promise<string> {
  await publishStarterBook(db);
  const { id: personId } = await aPerson(db);
  const id = randomUUID();
  const made = await inCompany(db, companyId, (trx) => {
    const identity = {
      personId,
      sessionId: randomUUID(),
      tabId: randomUUID(),
      name: 'Dana Reyes',
      isAdministrator: false,
    };
    const company = { companyId, role: 'estimator' } as const;
    return createEstimate(
      { auth: { trx, identity, company }, requestId: randomUUID(), now: testNow },
      { id },
    );
  });
  if (!made.ok) throw new Error(`The estimate was refused: ${made.refusal.kind}`);
  return id;
}

/** A signed-in person of a company. */
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

/** An estimate the member started through the API. */
export async function started(app: FastifyInstance, member: Member): Promise<EstimateReply> {
  return (await post(app, member, '/api/estimates', { id: randomUUID() })).json<EstimateReply>();
}

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

export function anEdit(change: Unnamed<Edit>): Edit {
  return { id: randomUUID(), ...change } as Edit;
}

const place = { side: 'whole', subSide: 'fees', region: null } as const;

/** A part of the starter book with a price and hours, at any place. */
export const shroudReplaced = {
  kind: 'add-book-line',
  order: 'W',
  part: 'AC-SHROUD',
  operation: 'replace',
  quantity: thousandths(1_000),
} as const;

/** A manual line. */
export function aLine(lineId: string = randomUUID()): Edit {
  return anEdit({ kind: 'add-line', lineId, order: 'V', source: 'manual', place, fields: {} });
}
