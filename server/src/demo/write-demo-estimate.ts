import { demoLines, judgedHours } from './demo-lines.ts';
import { demoParticulars } from './demo-particulars.ts';
import { createEstimate } from '../features/estimates/record/estimates-service.ts';
import { contentsOf } from '../features/catalogue/open-books.ts';
import { withCount } from '../features/account/numbering.ts';
import { asDemoPerson, type DemoCompany, granted, readDemoEstimate, sendDemoEdits } from './demo-people.ts';
import { agreeInDemo, type DemoStep } from './demo-agreements.ts';
import type { DemoEstimate } from './demo-plan.ts';
import { addDemoPhotos, type DemoPhotos } from './demo-photos.ts';
import { demoComments } from './demo-comments.ts';
import { demoId, demoNumber } from './demo-random.ts';
import { beginDemoOrder, demoOrderRow } from './shop/demo-order.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Writes one estimate from its beginning to where it stands, at the times an estimator would have done it. */
export async function writeDemoEstimate(
  company: DemoCompany,
  estimate: DemoEstimate,
  photos: DemoPhotos,
): Promise<void> {
  const step = stepOf(company, estimate);
  await start(step);
  await addDemoPhotos(step, photos);
  if (estimate.status === 'draft') return;
  await sendStep(step, 'lock', 1, [{ kind: 'lock', by: '', at: '' }]);
  if (estimate.status === 'void') return voided(step);
  await agreeInDemo(step, 'E01', { day: 2, isDeclined: estimate.status === 'declined' });
  const order = demoOrderRow(estimate.number);
  // The unit's arrival starts the repair, and its delivery completes it.
  if (order !== undefined) await beginDemoOrder(step, order);
  if (['sent', 'approved', 'declined'].includes(estimate.status)) return;
  if (order === undefined) await sendStep(step, 'repair', 5, [{ kind: 'start-repair', by: '', at: '' }]);
  if (estimate.supplement !== 'none') await supplement(step);
  if (estimate.status === 'completed' && order === undefined)
    await sendStep(step, 'complete', 16, [{ kind: 'complete', by: '', at: '' }]);
  if (estimate.isCorrected) await correct(step);
}

/** Writes the lines alone, which takes no time worth mentioning; the rest follows with `writeDemoEstimate`. */
export function beginDemoEstimate(company: DemoCompany, estimate: DemoEstimate): Promise<void> {
  return start(stepOf(company, estimate));
}

function stepOf(company: DemoCompany, estimate: DemoEstimate): DemoStep {
  const id = demoId(company.id, `estimate ${String(estimate.number)}`);
  const role = estimate.number % 5 === 0 ? 'owner' : 'estimator';
  return { company, estimate, id, role, at: timesOf(company.startedAt, estimate) };
}

/** Times of steps, so many days and minutes after the beginning: in working hours, and never after the first start. */
function timesOf(startedAt: Date, { number, daysAgo }: DemoEstimate): DemoStep['at'] {
  const begun = new Date(startedAt.getTime() - daysAgo * dayMs);
  const name = `time ${String(number)}`;
  begun.setUTCHours(13 + demoNumber(name, 7), demoNumber(`${name} minute`, 60), 0, 0);
  // An estimate of today still needs some hours before the start, for all its steps.
  const latest = startedAt.getTime() - (90 + demoNumber(name, 120)) * minuteMs;
  const from = Math.min(begun.getTime(), latest);
  return (days, minutes = 0) => new Date(from + days * dayMs + minutes * minuteMs);
}

async function start({ company, estimate, id, role, at }: DemoStep): Promise<void> {
  const { number, work, unit } = estimate;
  const edition = await asDemoPerson(company, { role, now: at(0) }, async (context) => {
    const place = { companyId: company.id, day: at(0).toISOString().slice(0, 10), place: number };
    const { estimate: begun } = await withCount(context.auth.trx, place, async () =>
      granted(await createEstimate(context, { id, vehicleType: unit.vehicleType })),
    );
    return { number: begun.edition, contents: await contentsOf(context.auth.trx, begun.edition) };
  });
  await sendDemoEdits(
    company,
    id,
    { role, now: at(0, 6), step: 'particulars' },
    demoParticulars(estimate, company.startedAt),
  );
  const lines = demoLines(company.id, estimate, work.lines, edition.contents, null);
  await sendDemoEdits(company, id, { role, now: at(0, 24), step: 'lines' }, [
    ...lines,
    ...judgedHours(estimate, lines, edition.contents),
  ]);
  await demoComments({ company, estimate, id, role, at });
}

function sendStep(
  { company, id, role, at }: DemoStep,
  step: string,
  day: number,
  changes: Parameters<typeof sendDemoEdits>[3],
): Promise<void> {
  return sendDemoEdits(company, id, { role, now: at(day, 5), step }, changes);
}

async function voided(step: DemoStep): Promise<void> {
  const reason = 'The owner lives with the damage and asked for nothing further.';
  await sendStep(step, 'void', 2, [{ kind: 'void', by: '', at: '', reason }]);
}

async function supplement(step: DemoStep): Promise<void> {
  const { company, estimate, id, at, role } = step;
  const now = await readDemoEstimate(company, id);
  const contents = await asDemoPerson(company, { role, now: at(8) }, ({ auth }) =>
    contentsOf(auth.trx, now.edition),
  );
  const last = now.lines.at(-1)?.order ?? null;
  const lines = demoLines(company.id, estimate, estimate.work.found, contents, last);
  await sendStep(step, 'supplement', 8, [{ kind: 'start-supplement' }, ...lines]);
  if (estimate.supplement === 'draft') return;
  await sendStep(step, 'lock supplement', 9, [{ kind: 'lock', by: '', at: '' }]);
  if (estimate.supplement === 'locked') return;
  await agreeInDemo(step, 'S01', { day: 10, isDeclined: false });
}

async function correct(step: DemoStep): Promise<void> {
  await sendStep(step, 'correction', 17, [
    {
      kind: 'correct',
      by: '',
      at: '',
      reason: 'The customer moved.',
      changes: [{ kind: 'set-party', role: 'customer', changes: { address: '12 Harbor Lane' } }],
    },
  ]);
}
