import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { activeHolds } from '@dre/core/domain/shop/board/holds';
import type { ShopChange } from '@dre/core/domain/shop/model/shop-edit';
import { anOrder, authorization, orderAfter, secondWork } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import {
  afterAlso,
  costSentence,
  holdHeading,
  holdSentence,
  marginOf,
  measuresText,
  waitingFor,
} from './order-text.ts';
import { missingSummary } from './missing-parts.ts';
import { missingText } from './work/missing-text.ts';
import { cents, inches, thousandths } from '@dre/core/domain/units';
import { readMeasure } from './dialogs/measures.ts';

const day18 = { today: '2026-11-18', zone: 'America/Chicago' };
const promised = (day: string) => anOrder([{ kind: 'promise', promise: { id: 'p', day, reason: '' } }]);

test.each([
  ['2026-11-18', { tone: 'even', text: 'On the day' }],
  ['2026-11-19', { tone: 'early', text: '1 day left' }],
  ['2026-11-13', { tone: 'late', text: '5 days late' }],
])('a promise for %s is measured against today', (day, margin) => {
  expect(marginOf(promised(day), [], day18)).toMatchObject(margin);
});

test('an order without a promise has no margin', () => {
  expect(marginOf(anOrder(), [], day18)).toBeNull();
});

test('a promise is at risk while something it waits for is expected on its day or later', () => {
  const wait: ActiveHold = {
    kind: 'parts',
    on: { of: 'order' },
    reason: 'Vent',
    since: '2026-11-10T12:00:00Z',
    expectedEnd: '2026-11-24',
    endedBy: '',
  };
  expect(marginOf(promised('2026-11-20'), [wait], day18)).toMatchObject({
    tone: 'risk',
    text: 'Waits until Nov 24',
  });
  expect(marginOf(promised('2026-11-25'), [wait], day18)).toMatchObject({ tone: 'early' });
});

test('several missing parts are one thing to wait for, with the last day they are expected', () => {
  const order = anOrder();
  const part = (reason: string, expectedEnd: string | null): ActiveHold => ({
    kind: 'parts',
    on: { of: 'order' },
    reason,
    since: '2026-11-10T12:00:00Z',
    expectedEnd,
    endedBy: '',
  });
  const weather: ActiveHold = { ...part('Rain', null), kind: 'weather' };
  const said = (...holds: readonly ActiveHold[]) =>
    waitingFor(holds, order, day18).map(({ sentence }) => sentence);
  expect(
    said(part('Vent', '2026-11-20'), weather, part('Door', '2026-11-24'), part('Door', '2026-11-24')),
  ).toEqual([
    '2 parts, the last expected Tue, Nov 24: Vent; Door. The parts desk can end this; other work goes on.',
    'Rain. The whole order waits.',
  ]);
  expect(said(part('Vent', '2026-11-20'), part('Door', null))[0]).toMatch(
    /^2 parts, 1 without a date, the other expected Fri, Nov 20: Vent; Door/,
  );
  expect(said(part('Vent', null), part('Door', null))[0]).toMatch(/^2 parts, none with a date/);
  expect(said(part('Vent', '2026-11-20'))[0]).toMatch(/^Vent is expected Fri, Nov 20\./);
});

test('a hold on the whole order leads, however old the missing parts are', () => {
  const hold = {
    id: 'h',
    kind: 'customer',
    on: { of: 'order' },
    reason: 'Color',
    expectedEnd: null,
    endedBy: '',
  } as const;
  const order = orderAfter(anOrder(), [{ kind: 'place-hold', hold }], 2_000);
  const holds = activeHolds(order, { estimateStage: 'in-repair', voidSince: null });
  expect(waitingFor(holds, order, day18).map(({ sentence }) => sentence)).toEqual([
    'Color. The whole order waits.',
    expect.stringMatching(/^Side wall/),
  ]);
});

test('parts waited for are counted by what is to order, overdue, undated and still ahead', () => {
  const part = (name: string, isToOrder: boolean, day: string | null) => ({ name, isToOrder, day });
  const said = (...parts: Parameters<typeof missingSummary>[0]) => missingSummary(parts, day18.today);
  expect(said(part('Vent', true, null), part('Lamp', true, null), part('Door', false, '2026-11-14'))).toBe(
    '3 parts, 2 to order, 1 overdue since Nov 14',
  );
  expect(said(part('Vent', true, null), part('Lamp', false, null), part('Door', false, '2026-11-20'))).toBe(
    '3 parts, 1 to order, 1 without a date, the other expected Fri, Nov 20',
  );
  const order = anOrder();
  expect(
    waitingFor(activeHolds(order, { estimateStage: 'in-repair', voidSince: null }), order, day18),
  ).toMatchObject([
    { sentence: expect.stringMatching(/^Side wall \(line 1\) is to be ordered\./) as string },
  ]);
});

test('a missing part says that its day is over', () => {
  const [part] = orderAfter(anOrder(), [
    {
      kind: 'order-part',
      part: 'wall',
      order: { id: 'o', quantity: thousandths(2_000), vendor: '', purchaseOrder: '', cost: null },
    },
    { kind: 'expect-part', part: 'wall', expected: { id: 'e', day: '2026-11-17', reason: '' } },
  ]).parts;
  const said = (today: string) => part && missingText(part, today);
  expect([said('2026-11-18'), said('2026-11-17'), said('2026-11-16')]).toEqual([
    { tone: 'red', text: 'Parts overdue since Nov 17' },
    { tone: 'amber', text: 'Parts due today' },
    { tone: 'amber', text: 'Parts, Nov 17' },
  ]);
});

test('a hold names its cause, its end and who can end it', () => {
  const order = orderAfter(anOrder(), [authorization(secondWork, 'awaiting')], 10);
  const [parts, approval] = activeHolds(order, { estimateStage: 'in-repair', voidSince: null });
  expect(parts && holdHeading(parts, order, { today: '2026-11-24', zone: 'America/Chicago' })).toBe(
    'Waiting for parts, 9 days.',
  );
  expect(parts && holdSentence(parts, order, day18)).toBe(
    'Side wall (line 1) is to be ordered. The parts desk can end this; other work goes on.',
  );
  expect(approval && holdSentence(approval, order, day18)).toBe(
    'Nobody agreed to S01 yet. The owner or the insurer can end this; other work goes on.',
  );
});

test('a version one of two payers agreed to says who has yet to agree', () => {
  const replies = { agreed: ['customer'], awaited: ['insurer'] } as const;
  const waiting = { ...authorization(secondWork, 'awaiting'), replies } as ShopChange;
  const order = orderAfter(anOrder(), [waiting], 10);
  const [, approval] = activeHolds(order, { estimateStage: 'in-repair', voidSince: null });
  expect(approval && holdSentence(approval, order, day18)).toBe(
    'The owner agreed, the insurer has yet to agree to S01. The insurer can end this; other work goes on.',
  );
});

test('a hold on one step names the step wherever it is told', () => {
  const onStep = { of: 'step', step: 'body/body' } as const;
  const hold = {
    id: 'h',
    kind: 'customer',
    on: onStep,
    reason: 'Chooses a color',
    expectedEnd: null,
  } as const;
  const order = orderAfter(
    anOrder(),
    [
      { kind: 'place-hold', hold: { ...hold, endedBy: 'The owner' } },
      { kind: 'send-out', outing: { id: 'o', step: 'paint/paint', vendor: 'Lakeshore', expectedBack: null } },
    ],
    10,
  );
  const holds = activeHolds(order, { estimateStage: 'in-repair', voidSince: null });
  const told = waitingFor(holds, order, day18).filter((one) => one.hold.kind !== 'parts');
  expect(told.map(({ heading, sentence }) => [heading, sentence])).toEqual([
    [
      'Body: waiting for the customer, 3 days.',
      'Chooses a color. The owner can end this; Body waits, other work goes on.',
    ],
    [
      'Paint: waiting for sublet work, 3 days.',
      'With Lakeshore. Lakeshore can end this; Paint waits, other work goes on.',
    ],
  ]);
  expect(told.map((one) => afterAlso(one, order))[0]).toMatch(/^Body: waiting/);
});

test('a day that is over was expected, and is no longer ahead', () => {
  const hold: ActiveHold = {
    kind: 'parts',
    on: { of: 'order' },
    reason: 'Vent',
    since: '2026-11-10T12:00:00Z',
    expectedEnd: '2026-11-17',
    endedBy: '',
  };
  const said = (changed: Partial<ActiveHold>) => holdSentence({ ...hold, ...changed }, anOrder(), day18);
  expect(said({})).toMatch(/^Vent was expected Tue, Nov 17\./);
  expect(said({ kind: 'weather', reason: 'Rain', on: { of: 'step', step: 'body/roof' } })).toBe(
    'Rain; it was to end Tue, Nov 17. Roof waits, other work goes on.',
  );
  expect(said({ kind: 'customer', reason: 'Wants to see it', endedBy: 'The owner' })).toBe(
    'Wants to see it; it was to end Tue, Nov 17. The owner can end this; the whole order waits.',
  );
});

test.each([
  ['38 ft 4 in', 460],
  ['13\'6"', 162],
  ['102 in', 102],
  ['', null],
])('a measure of %j is read', (text, value) => {
  expect(readMeasure(text)).toEqual({ ok: true, value });
});

test('what is no measure is refused with an example', () => {
  expect(readMeasure('tall')).toEqual({
    ok: false,
    sentence: 'Enter feet and inches, such as 13 ft 6 in.',
  });
  expect(readMeasure('120 ft')).toMatchObject({ ok: false });
});

test('the cost of the parts of an order falls by what was returned for credit', () => {
  const two = thousandths(2_000);
  const one = thousandths(1_000);
  const ordered = orderAfter(anOrder(), [
    {
      kind: 'order-part',
      part: 'wall',
      order: { id: 'o', quantity: two, vendor: '', purchaseOrder: '', cost: cents(10_000) },
    },
    { kind: 'receive-part', part: 'wall', receipt: { id: 'r', quantity: two, damaged: one } },
  ]);
  const returned = { id: 'b', quantity: one, of: 'damaged', reason: '' } as const;
  const after = orderAfter(ordered, [{ kind: 'return-part', part: 'wall', returned }], 40);
  expect([anOrder(), ordered, after].map(({ parts }) => costSentence(parts))).toEqual([
    '',
    'Parts ordered at a cost of $200.00.',
    'Parts at a cost of $100.00, after $100.00 returned for credit.',
  ]);
});

test('the measures of a unit name its width with slides out, and what is not measured', () => {
  const unit = { length: null, height: inches(157), width: inches(169) };
  expect(measuresText(unit)).toBe('13 ft 1 in high, 14 ft 1 in wide, slides out');
  expect(measuresText({ ...unit, height: null, width: null })).toBe('Height not measured');
});
