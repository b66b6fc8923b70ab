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
    startedWith: 0,
    of: (pin) => books.get(pin.edition),
    has: (pins) => pins.every((pin) => books.has(pin.edition)),
    bring: async (pins) => {
      if (cable.isCut && !here.has(pins)) return refuse(offline);
      for (const pin of pins) books.set(pin.edition, books.get(pin.edition) ?? edition(pin.edition));
      return accept(null);
    },
  };
  let news: LiveNews | undefined;
  const wire: EstimateTransport = {
    read: async () => refuse(offline),
    send: async () => refuse(offline),
    listen: (_, told, signal) => {
      news = told;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  };
  let ids = 0;
  const kept = { id: 'estimate-1', company: 'c', confirmed, revision: 0, houseRevision: 0, mayEdit: true };
  const keeper = new EstimateStore(
    kept,
    { pending: [], undo: nothingToUndo, refused: [] },
    {
      shelf: memoryEditStorage('device-1'),
      wire,
      books: here,
      newId: () => `id-${(ids += 1)}`,
      now: () => 42,
    },
  );
  return { keeper, cable, hear: (...told: Parameters<LiveNews['onEdits']>) => news?.onEdits(...told) };
}

const move = { kind: 'move-to-edition', edition: 2, houseRevision: 0, staying: [] } as const;
const place = { side: 'curb', subSide: 'mid-upper', region: null } as const;
const quantity = thousandths(1_000);
const door = {
  kind: 'add-book-line',
  lineId: 'a',
  order: 'V',
  part: 'DOOR',
  operation: 'replace',
  quantity,
  place,
} as const;

test('a move by another person waits for its book, and then shows its prices', async () => {
  const { keeper, cable, hear } = device();
  const moved = { revision: 1, edit: { ...move, id: 'far-1' } };
  hear([moved]);
  await Promise.resolve();
  expect(keeper.snapshot().estimate.edition).toBe(1);
  cable.isCut = false;
  hear([moved]);
  await expect.poll(() => keeper.snapshot().book.edition).toBe(2);
  keeper.write('Add', [door]);
  expect(keeper.snapshot().estimate.lines[0]?.book).toMatchObject({ edition: 2, price: 20_000 });
  keeper.close();
});

test('moving without the book is refused with a reason; with it, one undo reverts the move', async () => {
  const { keeper, cable } = device();
  keeper.write('Add', [door]);
  const before = keeper.snapshot().estimate;
  expect(keeper.write('Move', [move])).toMatchObject({ refusal: { kind: 'book-not-at-hand', edition: 2 } });
  cable.isCut = false;
  await keeper.books.bring([{ edition: 2, houseRevision: 0 }]);
  expect(keeper.write('Move to edition 2', [move]).ok).toBe(true);
  expect(keeper.snapshot().estimate.lines[0]?.book?.price).toBe(20_000);
  expect(keeper.snapshot().undoLabel).toBe('Move to edition 2');
  keeper.undo();
  expect(keeper.snapshot().estimate).toEqual(before);
  expect(keeper.snapshot().book.edition).toBe(1);
  keeper.close();
});
