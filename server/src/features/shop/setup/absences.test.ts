import { randomUUID } from 'node:crypto';
import type { Absence } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { beforeAll, expect, test } from 'vitest';
import { aMember, get, type Member, post } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { onCrew, put, shopOn } from '../../../testing/shop.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp();
let owner: Member;
let foreman: Member;
let technician: Member;
let other: Member;
let lee: CrewMember;

beforeAll(async () => {
  const { id } = await aCompany(site.db);
  owner = await aMember(site, id, 'owner');
  foreman = await aMember(site, id, 'foreman');
  technician = await aMember(site, id, 'technician');
  other = await aMember(site, id, 'technician');
  await shopOn(site.app, owner);
  lee = await onCrew(site.app, owner, technician.id);
  await onCrew(site.app, owner, other.id);
});

function days(from: string, until: string): Absence {
  return { id: randomUUID(), kind: 'vacation', from, until, hours: null };
}

const pathOf = (crew: string) => `/api/shop/crew/${crew}/absences`;
const add = (member: Member, absence: Absence) => post(site.app, member, pathOf(lee.id), { absence });
const remove = (member: Member, id: string) =>
  site.app.inject({ method: 'DELETE', url: `${pathOf(lee.id)}/${id}`, headers: member.headers });

async function stored(reader: Member) {
  const { crew } = (await get(site.app, reader, '/api/shop')).json<{
    crew: { member: CrewMember; revision: number }[];
  }>();
  const found = crew.find(({ member }) => member.id === lee.id);
  if (found === undefined) throw new Error('Lee is not on the crew.');
  return found;
}

test('a foreman enters and removes days away, sent twice they count once, and both are audited', async () => {
  const vacation = days('2026-12-21', '2026-12-23');
  expect((await add(technician, vacation)).statusCode).toBe(403);
  expect((await add(foreman, vacation)).statusCode).toBe(200);
  expect((await add(foreman, vacation)).statusCode).toBe(200);
  expect((await stored(owner)).member.calendar?.absences).toEqual([vacation]);
  expect((await add(owner, days('2026-12-23', '2026-12-24'))).json()).toMatchObject({
    detail: expect.stringContaining('These days are taken: Vacation: Mon, Dec 21 to Wed, Dec 23.') as string,
  });
  expect((await add(owner, days('2026-12-23', '2026-12-22'))).statusCode).toBe(409);
  expect((await remove(technician, vacation.id)).statusCode).toBe(403);
  expect((await remove(foreman, vacation.id)).statusCode).toBe(200);
  expect((await remove(foreman, vacation.id)).statusCode).toBe(200);
  expect((await stored(owner)).member.calendar?.absences).toEqual([]);
  const events = site.db.selectFrom('audit_event').select('kind').where('kind', 'like', 'absence%');
  expect((await events.execute()).map(({ kind }) => kind).toSorted()).toEqual([
    'absence-added',
    'absence-removed',
  ]);
});

test('changing the record of a person keeps their days away', async () => {
  const training = days('2027-01-11', '2027-01-12');
  await add(foreman, training);
  const { revision } = await stored(owner);
  const given = { revision, isRemoved: false, member: { ...lee, name: 'Lee A. Park' } };
  expect((await put(site.app, owner, `/api/shop/crew/${lee.id}`, given)).statusCode).toBe(200);
  const { member } = await stored(owner);
  expect(member).toMatchObject({ name: 'Lee A. Park', calendar: { absences: [training] } });
});

test('days away are read by their person and by those who run the shop, not by colleagues', async () => {
  const absences = async (reader: Member) => (await stored(reader)).member.calendar?.absences?.length ?? 0;
  expect([await absences(technician), await absences(foreman), await absences(other)]).toEqual([1, 1, 0]);
});
