import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { anOrder, authorization, finishing, orderAfter, secondWork } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import { deliveryBlockers } from './delivery-blockers.ts';

const facts = { estimateStage: 'in-repair', voidSince: null } as const;
const onStep = { of: 'step', step: 'body/body' } as const;

test('everything that is still open is in one list, with the place where it is solved', () => {
  const hold = {
    id: 'h',
    kind: 'customer',
    on: onStep,
    reason: 'Color.',
    expectedEnd: null,
    endedBy: '',
  } as const;
  const order = orderAfter(
    anOrder(),
    [
      { kind: 'place-hold', hold },
      { kind: 'send-out', outing: { id: 'o', step: 'paint/paint', vendor: 'Lakeshore', expectedBack: null } },
      authorization(secondWork, 'awaiting'),
    ],
    10,
  );
  expect(
    deliveryBlockers(order, activeHolds(order, facts)).map(({ text, solvedAt, stops }) => [
      text,
      solvedAt,
      stops,
    ]),
  ).toEqual([
    ['Waiting for sublet work: Paint, Lakeshore', 'holds', true],
    ['Check-in and wash, 1 task: Check in and wash', 'work', true],
    ['Teardown, glass, 1 task: Side wall', 'work', true],
    ['Body, 1 task: Side wall', 'work', true],
    ['Paint, 1 task: Side wall', 'work', true],
    ['Reassembly, glass, 1 task: Side wall', 'work', true],
    ['LP pressure test, needs a reading', 'checks', true],
    ['Waiting for the customer: Body, Color', 'holds', false],
    ['Waiting for approval: S01', 'estimate', false],
    ['1 part not here: Side wall', 'parts', false],
  ]);
});

test('a finished unit has nothing that stops it', () => {
  const order = anOrder(finishing);
  expect(deliveryBlockers(order, activeHolds(order, facts)).filter(({ stops }) => stops)).toEqual([]);
});
