import { accept } from '@dre/core/domain/result';
import { anOrder } from '@dre/core/domain/testing/an-order';
import { fireEvent, screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrderChange } from '../../../offline/shop/apply-order-changes.ts';
import type { ShopStore } from '../../../offline/shop/shop-store.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { ShopProvider } from '../open/use-shop.ts';
import { HoldDialog } from './hold-dialog.tsx';

const onStep = { of: 'step', step: 'body/body' } as const;
const held = {
  kind: 'customer',
  on: onStep,
  reason: 'Chooses a color.',
  expectedEnd: null,
  endedBy: '',
} as const;

function aHoldDialog(order = anOrder()) {
  const written: OrderChange[] = [];
  const state = { orders: new Map([[order.id, { shown: order }]]) };
  const store = {
    state: () => state,
    subscribe: () => () => undefined,
    openOrder: () => Promise.resolve(accept(order)),
    write: (changes: readonly OrderChange[]) => {
      written.push(...changes);
      return accept(null);
    },
  } as unknown as ShopStore;
  render(
    <ShopProvider value={store}>
      <HoldDialog orderId={order.id} onClose={() => undefined} task="wall|body" />
    </ShopProvider>,
  );
  return written;
}

test('a hold that is to end on a day that is over is refused at its field and not placed', async () => {
  const written = aHoldDialog();
  const user = aUser();
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Rain');
  const end = screen.getByLabelText(/^Expected end/);
  fireEvent.change(end, { target: { value: '2020-03-04' } });
  screen.getByText('March 4, 2020 is over. Expect the end today or later, or leave the day open.');
  const place = screen.getByRole('button', { name: 'Place the hold' });
  expect(place.hasAttribute('disabled')).toBe(true);
  fireEvent.change(end, { target: { value: '' } });
  await user.click(place);
  expect(written).toMatchObject([
    { change: { hold: { on: { of: 'task', task: 'wall|body' }, reason: 'Rain', expectedEnd: null } } },
  ]);
});

test('holds in force name the step that waits, and one is released by its own press', async () => {
  const written = aHoldDialog(
    anOrder([
      { kind: 'place-hold', hold: { ...held, id: 'step' } },
      { kind: 'place-hold', hold: { ...held, id: 'order', on: { of: 'order' } } },
      { kind: 'send-out', outing: { id: 'o', step: 'paint/paint', vendor: 'Lakeshore', expectedBack: null } },
    ]),
  );
  const rows = within(await screen.findByRole('list', { name: 'Holds in force' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Body: waiting for the customer, Chooses a colorRelease',
    'Waiting for the customer, Chooses a colorRelease',
    'Paint: waiting for sublet work, with LakeshoreIt is back',
  ]);
  const user = aUser();
  await user.click(within(rows[0] as HTMLElement).getByRole('button'));
  await user.click(within(rows[2] as HTMLElement).getByRole('button'));
  expect(written.map(({ change }) => change)).toEqual([
    { kind: 'release-hold', holdId: 'step' },
    { kind: 'take-back', outingId: 'o' },
  ]);
});
