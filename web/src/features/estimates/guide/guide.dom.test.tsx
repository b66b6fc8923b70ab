import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  changeGuide,
  declineGuide,
  guideProgress,
  openGuide,
  startGuide,
  useGuideProgress,
} from '../../../lib/guide/guide-progress.ts';
import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { reportWork, type WorkInSight } from '../../../lib/guide/work-in-sight.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { Guide } from './guide.tsx';
import { guideEnd, guideSections, guideSteps, guideTopic, stepText } from './guide-steps.ts';
import { type GuideScreen, newProgress } from './use-guide.ts';

const id = '37ba513f-6fad-4a28-a7ee-b2e0776d2bd9';
const other = '9cd1ef44-6732-4d3a-8023-65b9afc88d8d';
const builder: GuideScreen = { path: `/estimate/${id}/new-estimate`, isIntake: false };
const dashboard: GuideScreen = { path: '/estimate/dashboard', isIntake: false };
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function Shell({ at }: { readonly at: GuideScreen }) {
  const progress = useGuideProgress();
  return (
    <RouterContextProvider router={router as never}>
      {progress?.isRunning ? <Guide progress={progress} screen={at} /> : <StartGuideButton />}
    </RouterContextProvider>
  );
}

const newUnit = { ...anEstimate().unit, vehicleType: null };
const inWork = (fields: Partial<Estimate> = {}) => anEstimate({ id, unit: newUnit, ...fields });
const guided = (done: readonly string[]) => ({ isRunning: true, isFolded: false, estimate: id, done });
const seen = (work: Partial<WorkInSight>): WorkInSight => ({
  estimate: null,
  region: null,
  side: null,
  hasTyped: false,
  hasReadTotal: false,
  hasDocument: false,
  ...work,
});

const showsStep = (number: number) =>
  waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'Guide' }).textContent).toContain(
      `Step ${number} of 18`,
    ),
  );

beforeEach(() => openGuide('ann'));
afterEach(() => reportWork(null));

test('sections and sentences of the guide are those of the help topic', () => {
  const topic = readFileSync(`help/topics/${guideTopic}.md`, 'utf8')
    .replaceAll(/\*\*|`|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll("'", '’')
    .replaceAll(/\n\d\. /g, ' ');
  const headings = [...topic.matchAll(/^## Minutes [\d to]+: (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.map((heading) => heading?.split(/ \d\. /)[0])).toEqual([...guideSections]);
  for (const { says } of guideSteps) expect(topic).toContain(says);
  expect(topic).toContain(guideEnd);
});

test('on a phone no step names a key, a pointer or a place only a wide screen has', () => {
  for (const step of guideSteps) {
    expect(stepText(step, true)).not.toMatch(/\bPress\b|\bpress\b|\/|Enter|on the right|drop|cursor/);
  }
});

test('each step is done by the state of the work, in any order', () => {
  const made = (work: Partial<WorkInSight>, screenNow = builder, done: readonly string[] = []) =>
    newProgress(guided(done), seen(work), screenNow)?.done.filter((step) => !done.includes(step)) ?? [];
  const at = (name: string): GuideScreen => ({ path: `/estimate/${id}/${name}`, isIntake: false });
  const intake = { ...builder, isIntake: true };
  const { parties } = inWork();
  const named = { ...parties, customer: { ...parties.customer, name: 'Dana' } };
  const reachable = { ...named, customer: { ...named.customer, phone: '555 0100' } };
  const insured = { ...parties, insurer: { ...parties.insurer, name: 'Prairie Mutual' } };
  const { claim } = inWork();
  const book = { edition: 1 } as NonNullable<ReturnType<typeof aLine>['book']>;
  const judged = aLine({ id: 'two', number: 2, book, price: 100 as never });
  const begun = ['new', 'damage-view'];

  expect(made({}, dashboard)).toEqual([]);
  expect(made({}, { path: '/estimate/0/new-estimate', isIntake: true })).toEqual(['new']);
  expect(made({ estimate: anEstimate({ id }) }, intake)).toEqual(['new', 'type']);
  expect(made({ estimate: inWork({ unit: { ...newUnit, coachVin: '123456' } }) }, intake)).toEqual([
    'new',
    'vin',
  ]);
  expect(made({ estimate: inWork({ parties: named }) }, intake)).toEqual(['new']);
  expect(made({ estimate: inWork({ parties: reachable }) }, intake)).toEqual(['new', 'customer']);
  expect(made({ estimate: inWork({ parties: insured }) }, intake)).toEqual(['new']);
  const claimed = inWork({ parties: insured, claim: { ...claim, number: '77' } });
  expect(made({ estimate: claimed }, intake)).toEqual(['new', 'payer']);
  expect(made({ estimate: inWork({ claim: { ...claim, payer: 'customer' } }) }, intake)).toEqual([
    'new',
    'payer',
  ]);
  expect(made({ estimate: inWork() })).toEqual(begun);
  expect(made({ estimate: inWork(), side: 'front' })).toEqual(begun);
  expect(made({ estimate: inWork(), side: 'roof' })).toEqual([...begun, 'roof']);
  expect(made({ estimate: inWork(), region: 'shroud' })).toEqual([...begun, 'part']);
  const pressed = ['roof', 'part', 'operation'];
  expect(made({ estimate: inWork({ lines: [aLine({ id: 'one' })] }) }, builder, begun)).toEqual(pressed);
  const three = inWork({ lines: [aLine({ id: 'one' }), judged, aLine({ id: 'three', number: 3 })] });
  expect(made({ estimate: three }, builder, [...begun, ...pressed])).toEqual(['more', 'hours']);
  expect(made({ estimate: inWork(), hasTyped: true }, builder, begun)).toEqual(['typing']);
  const photo = { id: 'photo', lines: [], pins: [] };
  const taken = (fields: object) =>
    inWork({ photos: [{ ...photo, ...fields }] as unknown as Estimate['photos'] });
  expect(made({ estimate: taken({}) }, at('photos'))).toEqual(['photo']);
  expect(made({ estimate: taken({ lines: ['one'] }) }, at('photos'))).toEqual(['photo', 'photo-line']);
  expect(made({ estimate: inWork(), hasReadTotal: true }, builder, begun)).toEqual(['total']);
  expect(made({}, at('totals'))).toEqual(['total']);
  const versions = [{ label: 'E01', sendings: [] }] as unknown as Estimate['versions'];
  expect(made({ estimate: inWork({ versions }) }, builder, begun)).toEqual(['checks', 'lock']);
  expect(made({}, at('documents'))).toEqual([]);
  expect(made({}, at('documents'), ['lock']), 'opened, not printed yet').toEqual([]);
  expect(made({ hasDocument: true }, at('documents'), ['lock'])).toEqual(['documents']);
  expect(made({ hasDocument: true }, at('documents')), 'the document of a draft').toEqual([]);
});

test('the guide takes the first estimate in work, and nothing done on another one counts', () => {
  const fresh = { ...guided([]), estimate: null };
  expect(newProgress(fresh, seen({ estimate: inWork() }), builder)?.estimate).toBe(id);
  const locked = inWork({ versions: [{ label: 'E01' }] as unknown as Estimate['versions'] });
  expect(newProgress(fresh, seen({ estimate: locked }), builder)?.estimate).toBe(null);
  const elsewhere = { path: `/estimate/${other}/new-estimate`, isIntake: false };
  const another = anEstimate({ id: other, lines: [aLine({ id: 'one' })] });
  expect(newProgress(guided([]), seen({ estimate: another }), elsewhere)).toBe(null);
});

test('a finished step is ticked and announced, and the next control gets the ring', async () => {
  render(
    <>
      <main>
        <div data-part="canvas">The picture</div>
      </main>
      <Shell at={builder} />
    </>,
  );
  await aUser().click(screen.getByRole('button', { name: 'Do it with me' }));
  reportWork({ estimate: anEstimate({ id }) });
  await showsStep(3);
  await aUser().click(screen.getByRole('button', { name: 'I have none' }));
  await showsStep(4);
  await aUser().click(screen.getByRole('button', { name: 'Skip this step' }));
  await showsStep(5);
  await aUser().click(screen.getByRole('button', { name: 'Skip this step' }));
  await showsStep(7);
  reportWork({ side: 'roof' });
  await showsStep(8);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('The damage');
  screen.getByText('Step done.', { exact: false, selector: '[aria-live]' });
  await waitFor(() => expect(screen.getByText('The picture').hasAttribute('data-guided')).toBe(true));
  reportWork({ region: 'shroud' });
  await showsStep(9);
  expect(screen.getByText('The picture').hasAttribute('data-guided')).toBe(false);
});

test('the guide is left at any time and goes on from there, also after the page was closed', async () => {
  startGuide();
  changeGuide({ done: ['new', 'type'], estimate: id });
  render(<Shell at={dashboard} />);
  await aUser().click(screen.getByRole('button', { name: 'Leave the guide' }));
  expect(screen.queryByRole('complementary', { name: 'Guide' })).toBe(null);
  // Another person on the same device has a guide of their own.
  openGuide('ben');
  expect(guideProgress()).toBe(null);
  openGuide('ann');
  await aUser().click(screen.getByRole('button', { name: 'Go on with the guide' }));
  await showsStep(3);
  await aUser().click(screen.getByRole('button', { name: 'Fold the guide' }));
  openGuide('ann');
  screen.getByRole('button', { name: 'Unfold the guide' });
});

test('a guide that was declined begins from its topic as if it were new', async () => {
  declineGuide();
  openGuide('ann');
  render(<Shell at={dashboard} />);
  expect(screen.queryByRole('button', { name: 'Start over' })).toBe(null);
  await aUser().click(screen.getByRole('button', { name: 'Do it with me' }));
  await showsStep(1);
});

test('with every step done or skipped the guide says what comes next', () => {
  startGuide();
  changeGuide({ done: guideSteps.map((step) => step.id) });
  render(<Shell at={dashboard} />);
  screen.getByText(guideEnd);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Close the guide');
});
