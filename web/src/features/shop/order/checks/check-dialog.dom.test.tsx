import { accept, refuse } from '@dre/core/domain/result';
import { anOrder } from '@dre/core/domain/testing/an-order';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';
import type { ShopStore } from '../../../../offline/shop/shop-store.ts';
import { aUser } from '../../../../testing/a-user.ts';
import { render } from '../../../../testing/render.tsx';
import { ShopProvider } from '../../open/use-shop.ts';
import { CheckDialog } from './check-dialog.tsx';

/** The pressure test of an order whose body work comes under the same department. */
function aCheckDialog(isRefused = false) {
  const made = anOrder();
  const checks = made.checks.map((check) => ({
    ...check,
    work: { ...check.work, department: 'body' } as const,
  }));
  const order = { ...made, checks };
  const written: OrderChange[] = [];
  const state = { orders: new Map([[order.id, { shown: order }]]) };
  const store = {
    state: () => state,
    subscribe: () => () => undefined,
    openOrder: () => Promise.resolve(accept(order)),
    write: (changes: readonly OrderChange[]) => {
      if (isRefused)
        return refuse({ kind: 'check-proof-missing', name: 'LP pressure test', proof: 'reading' });
      written.push(...changes);
      return accept(null);
    },
  } as unknown as ShopStore;
  render(
    <ShopProvider value={store}>
      <CheckDialog orderId={order.id} onClose={() => undefined} check="lp-pressure" hasPassed />
    </ShopProvider>,
  );
  return written;
}

test('a check passes before its work is done once somebody says so', async () => {
  const written = aCheckDialog();
  const user = aUser();
  await user.type(await screen.findByRole('textbox', { name: /^Reading/ }), '11 in');
  screen.getByText('Body: 1 task is not done.');
  const pass = screen.getByRole('button', { name: 'It passed' });
  expect(pass.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'It passes before that work is done' }));
  await user.click(pass);
  expect(written).toMatchObject([{ change: { kind: 'pass-check', result: { reading: '11 in' } } }]);
});

test('a missing proof is no longer complained of once the fields changed', async () => {
  aCheckDialog(true);
  const user = aUser();
  await user.click(await screen.findByRole('checkbox', { name: 'It passes before that work is done' }));
  await user.click(screen.getByRole('button', { name: 'It passed' }));
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox', { name: /^Reading/ }), '11 in');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
