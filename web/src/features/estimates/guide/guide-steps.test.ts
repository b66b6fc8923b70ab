import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { thousandths } from '@dre/core/domain/units';
import { plates } from '@dre/illustrations/plates';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { type GuideProgress, guideStepCount } from '../../../lib/guide/guide-progress.ts';
import type { WorkInSight } from '../../../lib/guide/work-in-sight.ts';
import { bookSide } from '../../catalogue/book-page/book-side.ts';
import { partsLocatedAt } from '../damage/use-damage-side.ts';
import type { GuideScreen } from './guide-page.ts';
import { guideSections, stepText } from './guide-step.ts';
import { guideEnd, guideSteps, guideTopic } from './guide-steps.ts';
import { newProgress } from './use-guide.ts';

const id = '37ba513f-6fad-4a28-a7ee-b2e0776d2bd9';
const other = '9cd1ef44-6732-4d3a-8023-65b9afc88d8d';
const builder: GuideScreen = { path: `/estimate/${id}/new-estimate`, isIntake: false };
const intake: GuideScreen = { ...builder, isIntake: true };
const dashboard: GuideScreen = { path: '/estimate/dashboard', isIntake: false };

const newUnit = { ...anEstimate().unit, vehicleType: null };
const inWork = (fields: Partial<Estimate> = {}) => anEstimate({ id, unit: newUnit, ...fields });
const guided = (done: readonly string[]): GuideProgress => ({
  isRunning: true,
  isFolded: false,
  estimate: id,
  number: inWork().heading.number,
  done,
  isFinished: false,
});
const seen = (work: Partial<WorkInSight>): WorkInSight => ({
  estimate: null,
  isBegunHere: false,
  region: null,
  side: null,
  hasTyped: false,
  hasReadTotal: false,
  hasReadChecks: false,
  hasDocument: false,
  ...work,
});

test('sections and sentences of the guide are those of the help topic', () => {
  const topic = readFileSync(`help/topics/${guideTopic}.md`, 'utf8')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll("'", '’')
    .replaceAll(/\n\d\. /g, ' ');
  const headings = [...topic.matchAll(/^## Minutes [\d to]+: (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.map((heading) => heading?.split(/ \d\. /)[0])).toEqual([...guideSections]);
  for (const { says } of guideSteps) expect(topic).toContain(says);
  expect(topic).toContain(guideEnd);
  expect(guideSteps.length).toBe(guideStepCount);
});

test('on a phone no step names a key, a pointer or a place only a wide screen has', () => {
  for (const step of guideSteps) {
    expect(stepText(step, true)).not.toMatch(/\bPress\b|\bpress\b|\/|Enter|on the right|drop|cursor/);
  }
});

test('each step is done by the state of the work, once those before it are done', () => {
  const before = (step: string) => {
    const ids = guideSteps.map((one) => one.id);
    return ids.slice(0, ids.indexOf(step));
  };
  const made = (step: string, work: Partial<WorkInSight>, screenNow = builder) => {
    const done = before(step);
    return newProgress(guided(done), seen(work), screenNow)?.done.slice(done.length) ?? [];
  };
  const at = (name: string): GuideScreen => ({ path: `/estimate/${id}/${name}`, isIntake: false });
  const { parties, claim } = inWork();
  const named = { ...parties, customer: { ...parties.customer, name: 'Dana' } };
  const reachable = { ...named, customer: { ...named.customer, phone: '555 0100' } };
  const insured = { ...parties, insurer: { ...parties.insurer, name: 'Prairie Mutual' } };

  expect(made('new', {}, dashboard)).toEqual([]);
  expect(made('new', { estimate: inWork() }, intake)).toEqual(['new']);
  const fifthWheel = inWork({ unit: { ...newUnit, vehicleType: 'fifth-wheel' } });
  expect(made('new', { estimate: fifthWheel }, intake)).toEqual(['new', 'type']);
  const van = inWork({ unit: { ...newUnit, vehicleType: 'class-b' } });
  expect(made('new', { estimate: van }, intake), 'the step asks for a fifth wheel').toEqual(['new']);
  const vin = inWork({ unit: { ...newUnit, coachVin: '123456' } });
  expect(made('vin', { estimate: vin }, intake)).toEqual(['vin']);
  expect(made('customer', { estimate: inWork({ parties: named }) }, intake)).toEqual([]);
  expect(made('customer', { estimate: inWork({ parties: reachable }) }, intake)).toEqual(['customer']);
  expect(made('payer', { estimate: inWork({ parties: insured }) }, intake)).toEqual([]);
  const claimed = inWork({ parties: insured, claim: { ...claim, number: '77' } });
  expect(made('payer', { estimate: claimed }, intake)).toEqual(['payer']);
  const paying = inWork({ claim: { ...claim, payer: 'customer' } });
  expect(made('payer', { estimate: paying }, intake)).toEqual(['payer']);
  expect(made('damage-view', { estimate: inWork() })).toEqual(['damage-view']);
  expect(made('roof', { estimate: inWork(), side: 'front' })).toEqual([]);
  expect(made('roof', { estimate: inWork(), side: 'roof' })).toEqual(['roof']);
  expect(made('part', { estimate: inWork(), region: 'skylight' })).toEqual(['part']);
  expect(made('roof', { estimate: inWork({ lines: [aLine({ id: 'one' })] }) })).toEqual([
    'roof',
    'part',
    'operation',
  ]);
  const patch = aLine({ id: 'patch', description: 'Awning fabric patch' });
  const one = aLine({ id: 'one', unit: 'ft', description: 'Roof membrane, TPO, complete' });
  expect(made('typing', { estimate: inWork({ lines: [patch] }), hasTyped: true }), 'another part').toEqual(
    [],
  );
  expect(made('typing', { estimate: inWork({ lines: [patch, one] }), hasTyped: true })).toEqual(['typing']);
  expect(made('length', { estimate: inWork({ lines: [patch] }) }), 'the membrane was skipped').toEqual([
    'length',
  ]);
  expect(made('length', { estimate: inWork({ lines: [one] }) }), 'one foot of membrane').toEqual([]);
  const measured = { ...one, quantity: thousandths(32_000) };
  expect(made('length', { estimate: inWork({ lines: [measured] }) })).toEqual(['length']);
  const book = { edition: 1 } as NonNullable<ReturnType<typeof aLine>['book']>;
  const judged = aLine({ id: 'two', number: 2, book, price: 100 as never });
  expect(made('hours', { estimate: inWork({ lines: [judged] }) })).toEqual(['hours']);
  const three = inWork({ lines: [aLine({ id: 'one' }), judged, aLine({ id: 'three', number: 3 })] });
  expect(made('more', { estimate: three })).toEqual(['more']);
  const taken = (fields: object) =>
    inWork({ photos: [{ id: 'photo', lines: [], pins: [], ...fields }] as unknown as Estimate['photos'] });
  expect(made('photo', { estimate: taken({}) }, at('photos'))).toEqual(['photo']);
  expect(made('photo', { estimate: taken({ lines: ['one'] }) }, at('photos'))).toEqual([
    'photo',
    'photo-line',
  ]);
  expect(made('total', { estimate: inWork(), hasReadTotal: true })).toEqual(['total']);
  expect(made('total', {}, at('totals'))).toEqual(['total']);
  expect(made('checks', { estimate: inWork(), hasReadChecks: true })).toEqual(['checks']);
  const versions = [{ label: 'E01', sendings: [] }] as unknown as Estimate['versions'];
  expect(made('checks', { estimate: inWork({ versions }) })).toEqual(['checks', 'lock']);
  const locked = { versions, draft: null, stage: 'locked' } as const;
  expect(made('documents', { estimate: inWork(locked) }), 'locked, not sent yet').toEqual([]);
  expect(made('documents', { estimate: inWork({ ...locked, stage: 'approved' }) })).toEqual(['documents']);
  expect(made('lock', { hasDocument: true }, at('documents')), 'the document of a draft').toEqual([]);
  expect(made('documents', {}, at('documents')), 'opened, not printed yet').toEqual([]);
  expect(made('documents', { hasDocument: true }, at('documents'))).toEqual(['documents']);
});

test('an estimate locked before its steps were done goes on with sending, and ends once it is sent', () => {
  const toHours = guideSteps.map((step) => step.id).slice(0, 12);
  const after = (fields: Partial<Estimate>) =>
    newProgress(guided(toHours), seen({ estimate: inWork(fields) }), builder)?.done.slice(12);
  expect(after({ lines: [aLine({ id: 'one' })] }), 'still a draft').toBe(undefined);
  const locked = (version: object) => ({
    draft: null,
    stage: 'locked' as const,
    versions: [{ label: 'E01', ...version }] as unknown as Estimate['versions'],
  });
  const upToLock = ['hours', 'photo', 'photo-line', 'total', 'checks', 'lock'];
  expect(after(locked({}))).toEqual(upToLock);
  expect(after(locked({ sendings: [{}] }))).toEqual([...upToLock, 'documents']);
  expect(after(locked({ agreements: [{}] }))).toEqual([...upToLock, 'documents']);
  expect(after({ stage: 'void' }), 'voided as a draft').toEqual([...upToLock, 'documents']);
});

test('a look into the damage view ahead of its step counts as nothing', () => {
  const early = guided(['new', 'type', 'vin']);
  const work = seen({ estimate: anEstimate({ id }), side: 'roof', region: 'skylight' });
  expect(newProgress(early, work, builder)).toBe(null);
  const customer = guided([...early.done, 'customer', 'payer']);
  expect(newProgress(customer, seen({ estimate: anEstimate({ id }) }), intake)).toBe(null);
});

test('the guide follows the estimate begun with it, and nothing done on another one counts', () => {
  const fresh = { ...guided([]), estimate: null, number: '' };
  const form = { path: '/estimate/0/new-estimate', isIntake: true };
  expect(newProgress(fresh, seen({}), form)).toEqual({ estimate: null, number: '', done: ['new'] });
  expect(newProgress(fresh, seen({ estimate: inWork(), isBegunHere: true }), form)).toEqual({
    estimate: id,
    number: '1001',
    done: ['new'],
  });
  const another = anEstimate({ id: other, lines: [aLine({ id: 'one' })] });
  for (const isIntake of [true, false]) {
    const opened = { path: `/estimate/${other}/new-estimate`, isIntake };
    expect(newProgress(fresh, seen({ estimate: another }), opened)).toBe(null);
    expect(newProgress(guided([]), seen({ estimate: another }), opened)).toBe(null);
  }
  const second = seen({ estimate: another, isBegunHere: true });
  expect(newProgress(guided([]), second, form), 'a second new estimate').toBe(null);
});

test('the parts named by the guide are those whose cards open on the roof of a fifth wheel', async () => {
  const scene = await plates['fw35.roof'].load();
  const unit = { vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' } as const;
  const side = bookSide(starterContents(), unit, { scene } as Parameters<typeof bookSide>[2]);
  const texts = guideSteps.map(({ says }) => says).join(' ');
  for (const [named, region, part] of [
    ['shower skylight', 'roof.skylight', 'Skylight, to 4 sq ft'],
    ['refrigerator roof vent', 'roof.fridge-vent', 'Refrigerator roof vent'],
    ['antenna', 'roof.antenna', 'TV or Wi-Fi antenna'],
  ] as const) {
    expect(texts).toContain(named);
    expect(side.titleOf(region)?.toLowerCase()).toContain(named);
    expect(partsLocatedAt(side, region)[0]?.part.name).toBe(part);
  }
});
