import type { Problem } from '@dre/core/contract/problem';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { nothingToUndo } from '@dre/core/domain/estimates/sync/undo-stack';
import { accept, refuse } from '@dre/core/domain/result';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { cents, thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import type { LocalBooks } from './local-books.ts';
import { EstimateStore } from './estimate-store.ts';
import { memoryEditStorage } from '../storage/memory-edit-storage.ts';
import type { LiveNews, EstimateTransport } from './estimate-transport.ts';

const offline: Problem = { type: 'about:blank', title: 'The server could not be reached.', status: 0 };
const confirmed = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });

function edition(number: number): Book {
  const standard = cents(10_000 * number);
  return aBook({
    edition: number,
    parts: [aPart({ code: 'DOOR', price: { low: standard, standard, high: standard } })],
    operations: [anOperation({ part: 'DOOR', billsPrice: true })],
  });
}

/** A device with the first edition, and a connection to the others. */
function device() {
  const books = new Map([[1, edition(1)]]);
  const cable = { isCut: true };
  const here: LocalBooks = {
    defaultHouseRevision: 0,
    of: (pin) => books.get(pin.edition),
    has: (pins) => pins.every((pin) => books.has(pin.edition)),
    load: async (pins) => {
      if (cable.isCut && !here.has(pins)) return refuse(offline);
      for (const pin of pins) books.set(pin.edition, books.get(pin.edition) ?? edition(pin.edition));
      return accept(null);
    },
  };
  let news: LiveNews | undefined;
  const transport: EstimateTransport = {
    read: async () => refuse(offline),
    send: async () => refuse(offline),
    listen: (_, listener, signal) => {
      news = listener;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve('ended')));
    },
  };
  let ids = 0;
  const stored = { id: 'estimate-1', company: 'c', confirmed, revision: 0, houseRevision: 0, mayEdit: true };
  const store = new EstimateStore(
    stored,
    { pending: [], undo: nothingToUndo, refused: [] },
    {
      storage: memoryEditStorage('device-1'),
      transport,
      books: here,
      newId: () => `id-${(ids += 1)}`,
      now: () => 42,
    },
  );
  return {
    store,
    cable,
    receive: (...listener: Parameters<LiveNews['onEdits']>) => news?.onEdits(...listener),
  };
}

const move = { kind: 'move-to-edition', edition: 2, houseRevision: 0, staying: [] } as const;
const location = { side: 'curb', subSide: 'mid-upper', region: null } as const;
const quantity = thousandths(1_000);
const door = {
  kind: 'add-book-line',
  lineId: 'a',
  order: 'V',
  part: 'DOOR',
  operation: 'replace',
  quantity,
  place: location,
} as const;

test('a move by another person waits for its book, and then shows its prices', async () => {
  const { store, cable, receive } = device();
  const moved = { revision: 1, edit: { ...move, id: 'far-1' } };
  receive([moved]);
  await Promise.resolve();
  expect(store.snapshot().estimate.edition).toBe(1);
  cable.isCut = false;
  receive([moved]);
  await expect.poll(() => store.snapshot().book.edition).toBe(2);
  store.write('Add', [door]);
  expect(store.snapshot().estimate.lines[0]?.book).toMatchObject({ edition: 2, price: 20_000 });
  store.close();
});

test('moving without the book is refused with a reason; with it, one undo reverts the move', async () => {
  const { store, cable } = device();
  store.write('Add', [door]);
  const before = store.snapshot().estimate;
  expect(store.write('Move', [move])).toMatchObject({ refusal: { kind: 'book-not-at-hand', edition: 2 } });
  cable.isCut = false;
  await store.books.load([{ edition: 2, houseRevision: 0 }]);
  expect(store.write('Move to edition 2', [move]).ok).toBe(true);
  expect(store.snapshot().estimate.lines[0]?.book?.price).toBe(20_000);
  expect(store.snapshot().undoLabel).toBe('Move to edition 2');
  store.undo();
  expect(store.snapshot().estimate).toEqual(before);
  expect(store.snapshot().book.edition).toBe(1);
  store.close();
});
