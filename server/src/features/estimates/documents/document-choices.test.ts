import { randomUUID } from 'node:crypto';
import type { DocumentChoices } from '@dre/core/contract/estimates/document-choices';
import { expect, test } from 'vitest';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
async function choicesFor(member: Member, id: string): Promise<DocumentChoices> {
  return (await get(site.app, member, `/api/estimates/${id}/documents`)).json<DocumentChoices>();
}

/** The documents that can be made of each version. */
function offered({ versions }: DocumentChoices) {
  return versions.map(({ version, documents }) => [
    version === 'draft' ? version : `${version.label}${version.correction}`,
    documents.filter(({ gap }) => gap === null).map(({ kind }) => kind),
  ]);
}

async function aLockedEstimate(member: Member): Promise<string> {
  const { id } = (await started(site.app, member)).estimate;
  const lineId = randomUUID();
  const edits = [
    anEdit({ kind: 'set-party', role: 'customer', changes: { name: 'Ruth Okafor' } }),
    aLine(lineId),
    anEdit({ kind: 'lock', by: '', at: '' }),
    anEdit({ kind: 'start-supplement' }),
    anEdit({ kind: 'set-unit', changes: { vehicleType: 'fifth-wheel' } }),
    anEdit({ kind: 'change-line', lineId, changes: { priorDamage: 'unrelated' } }),
  ];
  const sent = await post(site.app, member, `/api/estimates/${id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
  expect(sent.json()).toMatchObject({ revision: edits.length });
  return id;
}

test('each version offers the papers that can be made of it, and says of the others what is missing', async () => {
  const member = await aMember(site, (await aCompany(site.db)).id, 'reviewer');
  const writer = await aMember(site, member.companyId, 'estimator');
  const id = await aLockedEstimate(writer);
  const choices = await choicesFor(member, id);
  expect(choices).toMatchObject({ customer: 'Ruth Okafor', reach: 'read', revision: 6 });
  expect(offered(choices)).toEqual([
    ['draft', ['customer', 'insurer', 'supplement', 'work-order', 'worksheet', 'prior-damage']],
    ['E01', ['customer', 'insurer', 'work-order']],
  ]);
  expect(choices.versions[1]?.documents.flatMap(({ gap }) => gap ?? [])).toEqual([
    'no-supplement',
    'no-vehicle-type',
    'no-unrelated-damage',
  ]);
});

test('a technician is offered the work order alone', async () => {
  const writer = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const id = await aLockedEstimate(writer);
  const choices = await choicesFor(await aMember(site, writer.companyId, 'technician'), id);
  expect(choices.reach).toBe('work-order');
  expect(choices.versions.flatMap(({ documents }) => documents.map(({ kind }) => kind))).toEqual([
    'work-order',
    'work-order',
  ]);
});

test('the estimate of another company has no documents', async () => {
  const writer = await aMember(site, (await aCompany(site.db)).id, 'estimator');
  const id = await aLockedEstimate(writer);
  const other = await aMember(site, (await aCompany(site.db)).id, 'owner');
  expect((await get(site.app, other, `/api/estimates/${id}/documents`)).statusCode).toBe(404);
});
