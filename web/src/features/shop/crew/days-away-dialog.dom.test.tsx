import { readClock } from '@dre/core/contract/shop/clock';
import { addCrewAbsence, removeCrewAbsence } from '@dre/core/contract/shop/shop';
import { accept } from '@dre/core/domain/result';
import type { Absence } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { noHours } from '@dre/core/domain/shop/model/work-calendar';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Api } from '../../../lib/calls/api.ts';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { aShopCard } from '../../../testing/a-shop-card.ts';
import { aUser } from '../../../testing/a-user.ts';
import { render } from '../../../testing/render.tsx';
import { ActiveCompanyProvider, createActiveCompany } from '../../session/active-company.ts';
import { inMemory } from '../../session/key-value-storage.ts';
import { DaysAwayDialog } from './days-away-dialog.tsx';

const vacation: Absence = { id: 'v', kind: 'vacation', from: '2031-03-10', until: '2031-03-14', hours: null };
const member: CrewMember = {
  id: 'lee',
  name: 'Lee Park',
  userId: null,
  levels: {},
  certificates: [],
  calendar: { ...noHours, absences: [vacation] },
};

function aDialog() {
  const called: unknown[] = [];
  const call = (endpoint: unknown, parts: object) => {
    if (endpoint === readClock)
      return Promise.resolve(accept({ entries: [], closedUntil: null, now: Date.now() }));
    called.push([endpoint, parts]);
    return Promise.resolve(accept({ revision: 2 }));
  };
  const company = createActiveCompany({ tab: inMemory(), companies: () => [] });
  const card = aShopCard('order-1', {
    card: { number: 'RO-10001', steps: [{ key: 'body/body', people: ['lee'], isFinished: false }] },
  });
  render(
    <ApiProvider value={{ call } as unknown as Api}>
      <ActiveCompanyProvider value={company}>
        <DaysAwayDialog
          member={member}
          cards={[card]}
          onClose={() => undefined}
          onChanged={() => called.push('changed')}
        />
      </ActiveCompanyProvider>
    </ApiProvider>,
  );
  return called;
}

test('days away are added once they lie beside the others, and the work they meet is named before', async () => {
  const called = aDialog();
  const user = aUser();
  const first = await screen.findByLabelText('First day');
  const add = screen.getByRole('button', { name: 'Add days away' });
  fireEvent.change(first, { target: { value: '2031-03-14' } });
  screen.getByText('Open work of Lee Park stays theirs: RO-10001.');
  await user.click(add);
  screen.getByText(/These days are taken: Vacation: Mon, Mar 10 to Fri, Mar 14/);
  expect(called).toEqual([]);
  fireEvent.change(first, { target: { value: '2031-03-17' } });
  await user.click(add);
  await waitFor(() => expect(called).toHaveLength(2));
  expect(called).toMatchObject([
    [
      addCrewAbsence,
      {
        params: { id: 'lee' },
        body: { absence: { kind: 'vacation', from: '2031-03-17', until: '2031-03-17', hours: null } },
      },
    ],
    'changed',
  ]);
});

test('days away are removed by their own press', async () => {
  const called = aDialog();
  await aUser().click(
    await screen.findByRole('button', { name: 'Remove Vacation: Mon, Mar 10 to Fri, Mar 14' }),
  );
  await waitFor(() => expect(called).toHaveLength(2));
  expect(called[0]).toMatchObject([removeCrewAbsence, { params: { id: 'lee', absence: 'v' } }]);
});
