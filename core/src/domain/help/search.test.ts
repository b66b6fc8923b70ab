import { expect, test } from 'vitest';
import { richTextOf } from '../content/rich-text.ts';
import { indexOf, searchHelp } from './search.ts';

const topic = (slug: string, title: string, ...paragraphs: string[]) => ({
  slug,
  title,
  lead: `About ${title.toLowerCase()}.`,
  body: richTextOf(paragraphs),
});

const index = indexOf([
  topic('photos', 'Photos', 'Take pictures with the camera. Pictures up to 10 MB are taken.'),
  topic(
    'supplements',
    'Supplements',
    'More damage after locking? Start a supplement.',
    'Photos can be added too.',
  ),
  topic('rates', 'Rates and taxes', 'A profile has labor rates and up to six taxes.'),
  topic('rnr', 'Operations', 'R&I removes and installs the same part.'),
]);

const found = (query: string) => searchHelp(index, query).map(({ slug }) => slug);

test.each([
  ['photos', ['photos', 'supplements']],
  ['photo', ['photos', 'supplements']],
  ['Phtoos', ['photos', 'supplements']],
  ['suplement', ['supplements']],
  ['how do I start a supplement', ['supplements']],
  ['labour rates', ['rates']],
  ['tax', ['rates']],
  ['R&I', ['rnr']],
  ['camera pictures', ['photos']],
  ['zebra', []],
  ['  ', []],
])('“%s” finds %j', (query, slugs) => {
  expect(found(query)).toEqual(slugs);
});

test('if no topic has every word, those with half of them are found, and a title counts most', () => {
  expect(found('camera zebra')).toEqual(['photos']);
  expect(found('zebra lion camera')).toEqual([]);
  expect(found('suplement camera')).toEqual(['supplements', 'photos']);
});

test('query words are marked in the sentence that has most of them', () => {
  const [hit] = searchHelp(index, 'camra picture');
  const { text, marks } = hit?.passage ?? { text: '', marks: [] };
  expect(text).toBe('Take pictures with the camera.');
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['pictures', 'camera']);
});

/** The least processor time of five runs, which other processes do not affect. */
function processorMs(work: () => unknown): number {
  const once = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

test('a query of 50,000 characters gives the results of its beginning, and as fast', () => {
  for (const text of ['camra picture ', 'a', 'a'.repeat(40) + ' ', '(a+)+$ ', '\\b.* ']) {
    const long = text.repeat(Math.ceil(50_000 / text.length));
    expect(searchHelp(index, long)).toEqual(searchHelp(index, long.slice(0, 200)));
    expect(processorMs(() => searchHelp(index, long))).toBeLessThan(50);
  }
});
