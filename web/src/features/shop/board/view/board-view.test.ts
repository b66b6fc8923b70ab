import type { OnClock, ShopCard } from '@dre/core/contract/shop/shop';
import { minutes } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { aShopCard, promisedFor } from '../../../../testing/a-shop-card.ts';
import { bandsOf } from './board-groups.ts';
import { boardView, firstWithCards, factsOf } from './board-view.ts';
import {
  cardSentence,
  columnLine,
  doneOfSold,
  marginText,
  movedSentence,
  locationLine,
} from './board-text.ts';

const today = '2026-12-03';
const zone = 'America/Chicago';
const everything = { find: '', estimator: [], insurer: [], hold: [] };

function facts(cards: readonly ShopCard[], onClock: readonly OnClock[] = [], day = { today, zone }) {
  return factsOf({ cards: new Map(cards.map((one) => [one.card.id, one])), onClock, ...day });
}

function hold(kind: 'parts' | 'approval' | 'customer', since: string) {
  return { kind, reason: 'Fascia', since: `${since}T12:00:00Z`, expectedEnd: null, endedBy: '' };
}

const onBody = (id: string, card: Partial<ShopCard['card']> = {}) => aShopCard(id, { card });

test('late units stand first, then those with the least time left, and those without a promise last', () => {
  const { columns } = boardView(
    facts([
      onBody('1'),
      onBody('2', { promise: promisedFor('2026-12-09') }),
      onBody('3', { promise: promisedFor('2026-11-28') }),
      onBody('4', { promise: promisedFor('2026-12-03') }),
      onBody('5', {
        promise: promisedFor('2026-12-08'),
        holds: [{ ...hold('parts', '2026-11-25'), expectedEnd: '2026-12-10' }],
      }),
    ]),
    everything,
  );
  const body = columns.find(({ column }) => column === 'structure-and-body');
  expect(body?.cards.map((one) => [one.id, marginText(one).text])).toEqual([
    ['3', '5 days late'],
    ['4', 'On the day'],
    ['5', 'At risk'],
    ['2', '6 days left'],
    ['1', 'No promise yet'],
  ]);
});

test('a unit that left is measured by the day it left, and is shown for a week', () => {
  const out = (id: string, delivered: string) =>
    onBody(id, {
      column: 'delivered',
      state: 'delivered',
      delivered: `${delivered}T12:00:00Z`,
      promise: promisedFor('2026-12-01'),
    });
  const { columns, counts } = boardView(
    facts([out('1', '2026-11-26'), out('2', '2026-12-02'), out('3', '2026-11-30')]),
    everything,
  );
  const delivered = columns.at(-1)?.cards ?? [];
  expect(delivered.map((one) => [one.id, marginText(one).text, locationLine(one).text])).toEqual([
    ['2', '1 day late', 'Out Dec 2'],
    ['3', '1 day early', 'Out Nov 30'],
  ]);
  expect(counts.late).toBe(0);
});

test('a unit that did not come on its day is said to be awaited since then', () => {
  const expected = (id: string, dropOff: string) => onBody(id, { column: 'expected', dropOff });
  const days = ['2026-12-01', today, '2026-12-04'].map((day) => expected(day, day));
  expect(facts(days).map(locationLine)).toEqual([
    { icon: 'warning', text: 'Not in since Tue, Dec 1' },
    { icon: 'calendar', text: 'In today' },
    { icon: 'calendar', text: 'In Fri, Dec 4' },
  ]);
});

test('a card whose sold hours are all done says that a redo is open', () => {
  const sold = { soldMinutes: minutes(120), doneMinutes: minutes(120) };
  const [redo, done] = facts([
    onBody('1', { ...sold, openTasks: 1 }),
    onBody('2', { ...sold, openTasks: 0 }),
  ]).map(doneOfSold);
  expect([redo, done]).toEqual(['1 task open', '2.0 of 2.0 h']);
});

test("days are those of the company's clock, wherever the device is", () => {
  const late = onBody('1', {
    column: 'delivered',
    state: 'delivered',
    delivered: '2026-12-02T03:00:00Z',
    promise: promisedFor('2026-12-01'),
  });
  const [chicago] = facts([late]);
  const [tokyo] = facts([late], [], { today, zone: 'Asia/Tokyo' });
  expect([chicago?.delivered, chicago?.margin?.days]).toEqual(['2026-12-01', 0]);
  expect([tokyo?.delivered, tokyo?.margin?.days]).toEqual(['2026-12-02', -1]);
});

test('the counters count late units, waits over seven days, units without a next step and parts due today', () => {
  const nobody = [{ key: 'body/body', people: [], isFinished: false }];
  const cards = [
    onBody('late', { promise: promisedFor('2026-12-02') }),
    onBody('old', {
      holds: [hold('parts', '2026-11-25'), hold('parts', '2026-11-30'), hold('approval', '2026-12-01')],
    }),
    onBody('week', { holds: [hold('parts', '2026-11-26')] }),
    onBody('stuck', { steps: nobody }),
    onBody('clocked', { steps: nobody }),
    onBody('no-day', { column: 'expected' }),
    onBody('due', { parts: { missing: 3, toOrder: 0, expected: [today, today, '2026-12-04', null] } }),
  ];
  const onClock: OnClock[] = [
    { crew: 'kim', target: { on: 'task', order: 'clocked', task: 'wall' }, since: 0 },
  ];
  const all = facts(cards, onClock);
  const { counts } = boardView(all, everything);
  expect(counts).toEqual({ late: 1, waiting: 1, 'no-next-step': 2, 'parts-due': 2 });
  expect(all.find(({ id }) => id === 'clocked')?.people).toEqual(['kim']);
  expect(all.find(({ id }) => id === 'old')?.hold).toMatchObject({
    days: 8,
    isOld: true,
    others: 1,
  });
});

test('find and filters leave the cards that fit all of them, and the counters follow', () => {
  const cards = [
    aShopCard('1', { estimate: { customer: 'Kowalski', insurer: 'Prairie', estimator: 'Dana' } }),
    aShopCard('2', {
      estimate: { customer: 'Tran', insurer: 'Prairie' },
      card: { holds: [hold('customer', today)] },
    }),
    aShopCard('3', { estimate: { customer: 'Bell' }, card: { promise: promisedFor('2026-12-01') } }),
  ];
  const shown = (filters: Partial<typeof everything> | Parameters<typeof boardView>[1]) => {
    const view = boardView(facts(cards), { ...everything, ...filters });
    return view.columns.flatMap((column) => column.cards.map(({ id }) => id)).toSorted();
  };
  expect(shown({ find: 'kowal ridge' })).toEqual(['1']);
  expect(shown({ ...everything, insurer: ['Prairie'] })).toEqual(['1', '2']);
  expect(shown({ ...everything, insurer: ['Prairie'], hold: ['customer'] })).toEqual(['2']);
  expect(shown({ find: 'nobody' })).toEqual([]);
  const { counts, insurers, estimators, total } = boardView(facts(cards), {
    ...everything,
    estimator: ['Dana'],
  });
  expect(counts.late).toBe(0);
  expect([insurers, estimators, total]).toEqual([['Prairie'], ['Dana', 'Ethan'], 3]);
});

test('bands follow the holds in their order, count old waits, and end with what nothing holds', () => {
  const view = boardView(
    facts([
      onBody('1', { holds: [hold('customer', '2026-11-20')] }),
      onBody('2', { holds: [hold('parts', '2026-11-20')], column: 'paint' }),
      onBody('3', { holds: [hold('parts', '2026-12-01')] }),
      onBody('4'),
    ]),
    everything,
  );
  const bands = bandsOf(view, 'hold');
  expect(bands.map(({ name, count, old }) => [name, count, old])).toEqual([
    ['Waiting for parts', 2, 1],
    ['Waiting for the customer', 1, 1],
    ['Nothing holds it', 1, 0],
  ]);
  expect(bands[0]?.cards.get('paint')?.map(({ id }) => id)).toEqual(['2']);
  expect(bandsOf(view, 'insurer').map(({ name }) => name)).toEqual(['No insurer']);
});

test('a card is one sentence, without the owner on the wall, and a move says where it came to stand', () => {
  const cards = [
    onBody('2231', {
      promise: promisedFor('2026-12-02'),
      holds: [hold('parts', '2026-11-24')],
      location: { id: 'bay-3', name: 'Bay 3' },
    }),
    onBody('2232', { promise: promisedFor('2026-12-01') }),
  ];
  const { columns } = boardView(facts(cards), everything);
  const body = columns[3];
  const card = body?.cards[1];
  if (body === undefined || card === undefined) throw new Error('The card is not on the board.');
  expect(cardSentence(card, false)).toBe(
    'RO-2231, Okafor, Travel trailer, promised Dec 2, 1 day late, waiting for parts 9 days, Bay 3',
  );
  expect(cardSentence(card, true)).not.toContain('Okafor');
  const [risky] = facts([
    onBody('2233', {
      promise: promisedFor('2026-12-08'),
      holds: [{ ...hold('parts', '2026-12-01'), expectedEnd: '2026-12-10' }],
    }),
  ]);
  expect(risky && cardSentence(risky, true)).toContain('promised Dec 8, at risk, waits until Dec 10');
  expect(movedSentence('RO-2231', body, '2231')).toBe('RO-2231 moved to Structure and body, 2 of 2.');
  expect(columnLine(body)).toBe('6.0 h to finish');
});

test('a phone opens on the first column with cards', () => {
  expect(firstWithCards(boardView(facts([onBody('1', {})]), everything))).toBe('structure-and-body');
  expect(firstWithCards(boardView([], everything))).toBe('expected');
});
