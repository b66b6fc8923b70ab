import type { OwnTimeReply } from '@dre/core/contract/shop/own-time';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { accept } from '@dre/core/domain/result';
import { aBookLine } from '@dre/core/domain/testing/a-book-line';
import { doorZone, smallBook } from '@dre/core/domain/testing/small-book';
import { tenthHours, thousandths } from '@dre/core/domain/units';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Api } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { type BuilderTools, BuilderToolsProvider } from '../builder/builder-context.ts';
import { OwnTimePanel } from './own-time-panel.tsx';

const door = aBookLine(smallBook, 'DOOR', 'replace', doorZone, { id: 'door', number: 2 });
const asked = { part: 'DOOR', operation: 'replace', quantity: '1000', edition: '1' } as const;

const measured: OwnTimeReply = {
  state: 'measured',
  figures: {
    laborType: 'body',
    part: 'DOOR',
    operation: 'replace',
    quantity: thousandths(1_000),
    vehicleType: null,
    level: 'operation',
    hours: tenthHours(34),
    lower: tenthHours(29),
    upper: tenthHours(43),
    fourOfFive: tenthHours(46),
    count: 9,
    isFew: true,
    since: '2026-06',
    until: '2026-11',
    on: '2026-11-19',
    seal: 'sealed',
  },
  repairs: [132, 168, 180, 192, 204, 210, 240, 258, 348],
  people: 2,
};

/** The panel of a door the book gives 2.8 hours; returns what it writes. */
function shown(reply: OwnTimeReply): readonly Change[] {
  const written: Change[] = [];
  const tools = {
    applyChanges: (_label: string, changes: readonly Change[]) => {
      written.push(...changes);
      return true;
    },
    announce: () => undefined,
  } as unknown as BuilderTools;
  const api = { call: async () => accept(reply) } as unknown as Api;
  render(
    <ApiProvider value={api}>
      <BuilderToolsProvider value={tools}>
        <OwnTimePanel line={door} asked={asked} book={28} isReadOnly={false} />
      </BuilderToolsProvider>
    </ApiProvider>,
  );
  return written;
}

test('own time stands beside the book with every repair, and Use it writes hours and figures', async () => {
  const written = shown(measured);
  const user = aUser();
  const plot = await screen.findByRole('img');
  expect(plot.getAttribute('aria-label')).toBe(
    '9 repairs: median 3.4 hours, middle half 2.9–4.3, four of five within 4.6; the book says 2.8.',
  );
  expect(plot.querySelectorAll('circle')).toHaveLength(9);
  expect(screen.getByText(/9 repairs since June/u).parentElement?.textContent).toContain(
    'Few samples mislead.',
  );
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(written).toEqual([
    { kind: 'change-line', lineId: 'door', changes: { measured: [measured.figures] } },
    { kind: 'set-hours', lineId: 'door', laborType: 'body', billed: 34 },
  ]);
  const how = screen.getByRole('button', { name: 'How' });
  await user.click(how);
  expect(how.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/People work toward the time they are given/u)).toBeDefined();
});

test('figures of one other person are not shown, and too few say so', async () => {
  const nothing = { figures: null, repairs: [], people: 0 };
  shown({ state: 'one-person', ...nothing });
  expect(await screen.findByText(/Seen by that person alone/u)).toBeDefined();
  shown({ state: 'too-few', ...nothing });
  expect(await screen.findByText(/It takes five delivered repairs/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
});
