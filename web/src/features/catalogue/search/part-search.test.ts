import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { startPartSearch } from './part-search.ts';

test('parts are found even if no worker can be started', async () => {
  const query = { text: 'awning arm', vehicleType: null, side: null, unit: null };
  const answer = await new Promise((resolve, reject) => {
    const search = startPartSearch(starterContents(), {
      found: (answered, groups) => resolve({ query: answered, first: groups[0]?.found[0]?.name }),
      failed: () => reject(new Error('The search gave up.')),
    });
    search.ask(query);
  });
  expect(answer).toEqual({ query, first: expect.stringMatching(/awning/i) });
});
