import { randomUUID } from 'node:crypto';
import type { AgreementWay, AgreeingParty } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { BookContents, TemplateLine } from '@dre/core/domain/catalogue/book/contents';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import type { RvUnit } from '@dre/core/domain/estimates/model/estimate';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import type { Result } from '@dre/core/domain/result';
import { cents } from '@dre/core/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import { contentsOf } from '../catalogue/open-books.ts';
import type { EstimateContext } from './record/access.ts';
import { sendEdits } from './edits/edits-service.ts';
import { createEstimate } from './record/estimates-service.ts';

interface Example {
  /** The book template it is written from. */
  readonly template: string;
  readonly customer: string;
  readonly claim: string;
  readonly unit: Partial<RvUnit>;
  /** The status it is brought to. */
  readonly standing: 'draft' | 'approved';
}

const examples: readonly Example[] = [
  {
    template: 'rear-pole',
    customer: 'Marcus Bell',
    claim: 'CLM-20417',
    unit: { year: 2019, make: 'Forest River', model: 'Wildwood 27RKS', color: 'White' },
    standing: 'approved',
  },
  {
    template: 'awning-torn',
    customer: 'Priya Raman',
    claim: '',
    unit: { year: 2022, make: 'Grand Design', model: 'Imagine 2800BH', color: 'Gray' },
    standing: 'draft',
  },
  {
    template: 'hail-fw',
    customer: 'Ana Lopez',
    claim: 'CLM-20533',
    unit: { year: 2021, make: 'Jayco', model: 'Eagle 355MBQS', color: 'Tan' },
    standing: 'draft',
  },
];

/** The demo company's first estimates, written through the same edits as an estimator's. */
export async function seedEstimates(db: Db, now: Date): Promise<void> {
  const estimator = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('email', '=', 'estimator@demo.example')
    .executeTakeFirst();
  const company = await db.selectFrom('company').select('id').executeTakeFirst();
  if (estimator === undefined || company === undefined) return;
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.company', ${company.id}, true)`.execute(trx);
    const identity = {
      personId: estimator.id,
      sessionId: randomUUID(),
      tabId: randomUUID(),
      name: estimator.name,
      isAdministrator: false,
    };
    const auth = { trx, identity, company: { companyId: company.id, role: 'estimator' as const } };
    for (const [at, example] of examples.entries()) {
      // Lists sort by last change: written at one moment, the examples would have no fixed order.
      const written = new Date(now.getTime() + at);
      await writeExample({ auth, requestId: randomUUID(), now: written }, example);
    }
  });
}

async function writeExample(context: EstimateContext, example: Example): Promise<void> {
  const id = randomUUID();
  const { estimate } = granted(await createEstimate(context, { id }));
  const contents = await contentsOf(context.auth.trx, estimate.edition);
  const lines = contents.templates.filter((line) => line.template === example.template && !line.isOptional);
  const [first] = lines;
  if (first === undefined) throw new Error(`The book has no template ${example.template}.`);
  const edits = [...particulars(example, first), ...linesOf(lines, contents), ...steps(example, context.now)];
  const sent = { device: randomUUID(), since: 0, edits: edits.map(identified) };
  const { fates } = granted(await sendEdits(context, id, sent));
  const refused = fates.find(({ fate }) => fate.kind !== 'applied');
  if (refused !== undefined) throw new Error(`An example was refused: ${JSON.stringify(refused)}`);
}

function identified(change: Change): Edit {
  return { id: randomUUID(), ...change };
}

function particulars({ customer, claim, unit }: Example, template: TemplateLine): Change[] {
  const { vehicleType, construction, cause, title } = template;
  return [
    { kind: 'set-unit', changes: { vehicleType, wall: construction, ...unit } },
    { kind: 'set-party', role: 'customer', changes: { name: customer } },
    { kind: 'set-loss', changes: { cause, description: title } },
    {
      kind: 'set-claim',
      changes: {
        number: claim,
        payer: claim === '' ? 'customer' : 'insurance',
        deductible: cents(claim === '' ? 0 : 500_00),
      },
    },
  ];
}

function linesOf(lines: readonly TemplateLine[], { parts }: BookContents): Change[] {
  let order: string | null = null;
  return lines.map(({ part, operation, quantity }) => {
    order = orderBetween(order, null);
    const [spot] = parts.find(({ code }) => code === part)?.spots ?? [];
    const place = {
      side: spot?.side ?? ('whole' as const),
      subSide: spot?.subSide ?? '',
      // A pattern stands for several shapes, so the exact one is unknown.
      region: spot === undefined || spot.region === '' || spot.region.includes('*') ? null : spot.region,
    };
    return { kind: 'add-book-line', lineId: randomUUID(), order, part, operation, quantity, place };
  });
}

/** Locks it, sends it and records both payers' agreement. The server sets the author. */
function steps({ standing, customer }: Example, now: Date): Change[] {
  if (standing === 'draft') return [];
  const signed = { by: '', at: '' } as const;
  const on = now.toISOString();
  const given = (payer: AgreeingParty, name: string, how: AgreementWay): Change => ({
    kind: 'record-agreement',
    version: 'E01',
    agreement: { id: randomUUID(), payer, name, how, on, note: '' },
    ...signed,
  });
  return [
    { kind: 'lock', ...signed },
    {
      kind: 'record-sending',
      version: 'E01',
      sending: { id: randomUUID(), to: 'customer', recipient: customer, how: 'in-person', on },
      ...signed,
    },
    given('customer', customer, 'paper'),
    given('insurer', 'Lee Park', 'phone'),
  ];
}

function granted<T>(outcome: Result<T, { readonly kind: string }>): T {
  if (!outcome.ok) throw new Error(`An example was refused: ${outcome.refusal.kind}`);
  return outcome.value;
}
