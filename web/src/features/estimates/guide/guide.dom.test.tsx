import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changeGuide,
  declineGuide,
  guideProgress,
  openGuide,
  restartGuide,
  startGuide,
  useGuideProgress,
} from '../../../lib/guide/guide-progress.ts';
import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { aUser } from '../../../testing/a-user.ts';
import { clearPage, render } from '../../../testing/render.tsx';
import { valueStore } from '../../catalogue/illustration/value-store.ts';
import { type BuilderTools, BuilderToolsProvider } from '../builder/builder-context.ts';
import { ChecksList } from '../checks/checks-list.tsx';
import { Guide } from './guide.tsx';
import type { GuideScreen } from './guide-page.ts';
import { guideEnd, guideSteps } from './guide-steps.ts';

const id = '37ba513f-6fad-4a28-a7ee-b2e0776d2bd9';
const other = '9cd1ef44-6732-4d3a-8023-65b9afc88d8d';
const builder: GuideScreen = { path: `/estimate/${id}/new-estimate`, isIntake: false };
const intake: GuideScreen = { ...builder, isIntake: true };
const dashboard: GuideScreen = { path: '/estimate/dashboard', isIntake: false };
const help: GuideScreen = { path: '/help/view-topics/first-estimate', isIntake: false };
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function Shell({ at }: { readonly at: GuideScreen }) {
  const progress = useGuideProgress();
  return (
    <RouterContextProvider router={router as never}>
      {progress?.isRunning ? <Guide progress={progress} screen={at} /> : <StartGuideButton />}
    </RouterContextProvider>
  );
}

const showsStep = (number: number) =>
  waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'Guide' }).textContent).toContain(
      `Step ${number} of 19`,
    ),
  );

beforeEach(() => {
  openGuide('ann');
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => reportWork(null));

const stepsBefore = (step: string) => {
  const ids = guideSteps.map((one) => one.id);
  return ids.slice(0, ids.indexOf(step));
};
/** The guide of E-10061 at a step. */
const guideAt = (step: string) => {
  openGuide('nobody yet');
  startGuide();
  changeGuide({ estimate: id, number: 'E-10061', done: stepsBefore(step) });
};
const address = () => router.history.location.href;

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
  changeGuide({ estimate: id });
  reportWork({ estimate: anEstimate({ id }) });
  await showsStep(2);
  await aUser().click(screen.getByRole('button', { name: 'Mine is another type' }));
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

test('with every step done or skipped the guide says what comes next, and once closed it begins anew', async () => {
  startGuide();
  changeGuide({ done: guideSteps.map((step) => step.id) });
  render(<Shell at={dashboard} />);
  screen.getByText(guideEnd);
  await aUser().click(screen.getByRole('button', { name: 'Close the guide' }));
  expect(screen.queryByRole('button', { name: 'Go on with the guide' })).toBe(null);
  await aUser().click(screen.getByRole('button', { name: 'Do it with me' }));
  await showsStep(1);
});

test('going on from the help leads to the estimate begun with the guide and the screen of its step', async () => {
  guideAt('customer');
  changeGuide({ isRunning: false });
  render(<Shell at={help} />);
  await aUser().click(screen.getByRole('button', { name: 'Go on with the guide' }));
  await waitFor(() => expect(address()).toBe(`/estimate/${id}/new-estimate?step=intake`));
  await showsStep(4);
  screen.getByText('In E-10061, Details:');
});

test('Show me leads from every other screen to the one where the words of the step fit', async () => {
  for (const [step, end] of [
    ['payer', 'new-estimate?step=intake'],
    ['more', 'new-estimate'],
    ['photo-line', 'photos'],
    ['total', 'new-estimate'],
    ['documents', 'documents'],
  ] as const) {
    guideAt(step);
    clearPage();
    render(<Shell at={help} />);
    await aUser().click(screen.getByText('Show me'));
    await waitFor(() => expect(address()).toBe(`/estimate/${id}/${end}`));
  }
  restartGuide();
  changeGuide({ done: ['new'] });
  await aUser().click(screen.getByText('Show me'));
  await waitFor(() => expect(address()).toBe('/estimate/0/new-estimate?damage=front'));
});

test('Show me moves to a control of the form once the form is drawn', async () => {
  guideAt('customer');
  const form = (
    <main>
      <section aria-labelledby="intake-customer">
        <input aria-label="Name" />
      </section>
    </main>
  );
  render(<Led to={form} />);
  expect(screen.getByText('Details').hasAttribute('data-guided')).toBe(true);
  await aUser().click(screen.getByRole('button', { name: 'Show me' }));
  await waitFor(() => expect(address()).toBe(`/estimate/${id}/new-estimate?step=intake`));
  await aUser().click(screen.getByRole('button', { name: 'The address changes' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

/** The damage view first, then the screen Show me leads to. */
function Led({ to }: { readonly to: ReactNode }) {
  const [isThere, setThere] = useState(false);
  const damageView = (
    <main>
      <header>
        <a href="/details">Details</a>
      </header>
    </main>
  );
  return (
    <>
      {isThere ? to : damageView}
      <Shell at={isThere ? intake : builder} />
      <button onClick={() => setThere(true)}>The address changes</button>
    </>
  );
}

test('on another estimate the guide says so and leads back to its own', async () => {
  guideAt('total');
  render(<Shell at={{ path: `/estimate/${other}/new-estimate`, isIntake: false }} />);
  screen.getByText(/^This is another estimate: .* The guide goes on in E-10061\.$/);
  reportWork({ estimate: anEstimate({ id: other }), hasReadTotal: true });
  await showsStep(16);
  await aUser().click(screen.getByRole('button', { name: 'Back to it' }));
  await waitFor(() => expect(address()).toBe(`/estimate/${id}/new-estimate`));
});

test('names of controls and keys stand out as in the help', () => {
  guideAt('typing');
  render(<Shell at={builder} />);
  expect(screen.getByText('Add a part, operation or note').tagName).toBe('STRONG');
  expect(screen.getByText('/').tagName).toBe('KBD');
});

test('Replace of the open card gets the ring before the covered list below it', async () => {
  guideAt('operation');
  render(
    <>
      <main data-part="damage">
        <ul>
          <li data-chosen="">
            <button aria-label="Replace, Skylight, 1.1 hours">Replace</button>
          </li>
        </ul>
        <section data-part="card">
          <button aria-label="Add Replace, Skylight">+</button>
        </section>
      </main>
      <Shell at={builder} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Add Replace, Skylight' }).hasAttribute('data-guided')).toBe(
    true,
  );
});

test('the part a step speaks of gets the ring, and the next one once it has a line', async () => {
  const picture = (vent: string) => (
    <>
      <main data-part="canvas">
        <svg>
          <g className={vent} data-region="roof.fridge-vent" />
          <g className="rg" data-region="roof.antenna" />
        </svg>
      </main>
      <Shell at={builder} />
    </>
  );
  const guided = () => document.querySelector('[data-guided]')?.getAttribute('data-region');
  guideAt('more');
  render(picture('rg'));
  expect(guided()).toBe('roof.fridge-vent');
  clearPage();
  render(picture('rg is-replace'));
  expect(guided()).toBe('roof.antenna');
});

test('the ring is inside a control that fills a row cutting off what stands out', () => {
  for (const [top, ring] of [
    [100, 'inside'],
    [110, ''],
  ] as const) {
    guideAt('roof');
    clearPage();
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.tagName === 'NAV' ? new DOMRect(0, 100, 500, 40) : new DOMRect(50, top, 60, 20);
    });
    render(
      <>
        <nav aria-label="Side" style={{ overflow: 'auto' }}>
          <button>Roof</button>
        </nav>
        <Shell at={builder} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Roof' }).getAttribute('data-guided')).toBe(ring);
    boxes.mockRestore();
  }
});

test('a check followed to its line counts as read', async () => {
  guideAt('checks');
  const tools = {
    present: () => ({ items: [], estimate: { id } }),
    selection: valueStore({ line: null }),
    front: valueStore('line'),
  } as unknown as BuilderTools;
  const check = { kind: 'no-photo', tone: 'warning', text: 'No photo of line 1', lines: ['one'] } as const;
  render(
    <>
      <BuilderToolsProvider value={tools}>
        <ChecksList checks={[check]} />
      </BuilderToolsProvider>
      <Shell at={builder} />
    </>,
  );
  await aUser().click(screen.getByRole('button', { name: /No photo of line 1/ }));
  await waitFor(() => expect(guideProgress()?.done).toContain('checks'));
});
