import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { clearPage, render } from '../../../testing/render.tsx';
import { EstimateProblem } from './estimate-problem.tsx';

afterEach(clearPage);

function open(status: number) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <EstimateProblem
          title="This estimate cannot be shown"
          problem={{ type: 'about:blank', title: 'The service is not ready.', status }}
          reload={() => undefined}
        />
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
}

test('an estimate that is gone is not tried again: the way leads back to the list', async () => {
  open(404);
  expect(await screen.findByRole('heading', { name: 'This estimate is not here' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null);
  expect(screen.getByRole('link', { name: 'My Estimates' }).getAttribute('href')).toContain('/my-estimates');
});

test('an estimate that cannot be read now can be tried again', async () => {
  open(503);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Estimates' })).toBeDefined();
});
