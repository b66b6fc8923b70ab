import type { EditionReply } from '@dre/core/contract/catalogue/catalogue';
import type { Endpoint } from '@dre/core/contract/endpoint';
import { changesBetween, toColumns } from '@dre/core/domain/catalogue/editions/send-edition';
import { fromColumns } from '@dre/core/domain/catalogue/editions/edition-payload';
import { accept, refuse } from '@dre/core/domain/result';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import type { Api, CallParts } from '../../../lib/calls/api.ts';
import { type BookReply, gatherSlices, slicesOf } from './book-messages.ts';
import type { BookReader } from './book-reader.ts';
import {
  type CachedEdition,
  readCached,
  type EditionCache,
  takeChanges,
  takeWhole,
} from './cached-editions.ts';
import { loadEdition, newestEdition, withHouse } from './load-book.ts';

const shipped = starterContents();

function anEdition(number: number, shroudPrice = 13_000): EditionReply {
  const parts = shipped.parts.map((part) =>
    part.code === 'AC-SHROUD' ? { ...part, price: { ...part.price, standard: cents(shroudPrice) } } : part,
  );
  const publishedAt = `2026-11-${String(number).padStart(2, '0')}`;
  return {
    edition: { number, publishedAt, note: '' },
    contents: toColumns({ ...shipped, edition: number, parts }),
  };
}

function changesTo(later: EditionReply, earlier: EditionReply) {
  const changes = changesBetween(fromColumns(earlier.contents), fromColumns(later.contents));
  return { edition: later.edition, changes };
}

function aServer(editions: readonly EditionReply[], isReachable = () => true) {
  const requests: string[] = [];
  const reply = (path: string, number: number): unknown => {
    const edition = editions.find((one) => one.edition.number === number);
    if (path.endsWith('/changes')) return edition && changesTo(edition, first);
    if (path.endsWith(':edition')) return edition;
    return editions.map((one) => one.edition).toReversed();
  };
  const api = {
    call: async (endpoint: Endpoint, parts: CallParts<Endpoint>) => {
      const { edition } = (parts.params ?? {}) as { edition?: string };
      requests.push(endpoint.path.replace(':edition', edition ?? ''));
      const problem = { type: 'about:blank', title: 'No answer', status: isReachable() ? 404 : 0 };
      const value = isReachable() ? reply(endpoint.path, Number(edition)) : undefined;
      return value === undefined ? refuse(problem) : accept(value);
    },
  } as unknown as Api;
  return { api, asked: requests };
}

/** The worker's logic without a worker: the cache is a map, and slices are copied. */
function aReader(cached = new Map<number, CachedEdition>()): BookReader & { readonly cached: typeof cached } {
  let now = 0;
  const cache: EditionCache = {
    names: async () => [...cached.values()],
    get: async (number) => cached.get(number),
    put: async (edition) => void cached.set(edition.number, edition),
    remove: async (number) => void cached.delete(number),
  };
  return {
    cached,
    names: () => cache.names(),
    async read(request) {
      now += 1;
      const contents =
        request.kind === 'read'
          ? await readCached(cache, request.number, now)
          : request.kind === 'whole'
            ? await takeWhole(cache, request.edition, now)
            : request.kind === 'changes'
              ? await takeChanges(cache, request.since, request.changes, now)
              : undefined;
      if (request.kind === 'forget') await cache.remove(request.number);
      if (contents === undefined) return undefined;
      const slices = gatherSlices();
      for (const slice of slicesOf(contents)) slices.take(structuredClone<BookReply>(slice));
      return slices.contents();
    },
    close: () => undefined,
  };
}

const [first, second] = [anEdition(1), anEdition(2, 13_100)];

test('the first visit fetches the whole edition, the second none of it', async () => {
  const { api, asked: requests } = aServer([first]);
  const reader = aReader();
  await loadEdition(api, reader, 1);
  const again = await loadEdition(api, reader, 1);
  expect(again.ok && again.value.book.part('AC-SHROUD')?.price.standard).toBe(13_000);
  expect(requests).toEqual(['/api/catalogue/editions/1']);
});

test('a newer edition is built from the cached one and its changes, and is the same book', async () => {
  const { api, asked: requests } = aServer([first, second]);
  const reader = aReader();
  await loadEdition(api, reader, 1);
  const fromChanges = await loadEdition(api, reader, 2);
  const whole = await loadEdition(api, aReader(), 2);
  expect(requests.slice(0, 2)).toEqual(['/api/catalogue/editions/1', '/api/catalogue/editions/2/changes']);
  expect(fromChanges.ok && fromChanges.value.contents).toEqual(whole.ok && whole.value.contents);
  expect(whole.ok && whole.value.book.part('AC-SHROUD')?.price.standard).toBe(13_100);
});

test('offline, the newest cached edition opens', async () => {
  let isReachable = true;
  const { api } = aServer([first], () => isReachable);
  const reader = aReader();
  await loadEdition(api, reader, 1);
  isReachable = false;
  const newest = await newestEdition(api, reader);
  expect(newest).toEqual(accept(1));
  expect((await loadEdition(api, reader, 1)).ok).toBe(true);
  expect((await newestEdition(api, aReader())).ok).toBe(false);
});

test('an edition of a newly set up server is not confused with the cached one of the same number', async () => {
  const reader = aReader();
  await loadEdition(aServer([first]).api, reader, 1);
  const again = { ...anEdition(1, 14_000), edition: { number: 1, publishedAt: '2027-01-01', note: '' } };
  const { api } = aServer([again]);
  await newestEdition(api, reader);
  const loaded = await loadEdition(api, reader, 1);
  expect(loaded.ok && loaded.value.book.part('AC-SHROUD')?.price.standard).toBe(14_000);
});

test('of many editions the newest and the ones opened last stay', async () => {
  const openedAt: Readonly<Record<number, number>> = { 1: -1, 2: -4, 3: -3, 4: -2 };
  const cached = Object.entries(openedAt).map(([number, at]) => {
    const { publishedAt } = first.edition;
    return [
      Number(number),
      { number: Number(number), publishedAt, openedAt: at, contents: shipped },
    ] as const;
  });
  const reader = aReader(new Map(cached));
  await reader.read({ kind: 'whole', edition: { ...second, edition: { ...second.edition, number: 5 } } });
  expect([...reader.cached.keys()].toSorted()).toEqual([1, 3, 4, 5]);
});

test('a missing edition is a problem and is not cached', async () => {
  const reader = aReader();
  expect(await loadEdition(aServer([first]).api, reader, 9)).toMatchObject({
    ok: false,
    refusal: { status: 404 },
  });
  expect([...reader.cached.keys()]).toEqual([]);
});

test("a company's values are applied to the edition once, as one shared book", async () => {
  const plain = await loadEdition(aServer([first]).api, aReader(), 1);
  if (!plain.ok) throw new Error('The edition did not load.');
  const values = { hours: [], prices: [{ part: 'AC-SHROUD', price: 15_000 }], parts: [] };
  const revision = { revision: 3, madeAt: '2026-11-15T10:42:00.000Z', madeBy: 'Dana Reyes', values };
  const api = { call: async () => accept(revision) } as unknown as Api;
  const [one, other] = [await withHouse(api, plain.value, 3), await withHouse(api, plain.value, 3)];
  expect(one.ok && one.value.book.part('AC-SHROUD')).toMatchObject({
    price: { standard: 15_000 },
    priceSource: 'house value',
    priceDate: '2026-11-15',
  });
  expect(one.ok && other.ok && one.value === other.value).toBe(true);
});
