import { expect, test } from 'vitest';
import { checkRichText } from '../content/check-rich-text.ts';
import { brokenLinks } from './broken-links.ts';
import { readTopicFile } from './read-topic-file.ts';
import { slugOf } from './slug.ts';
import { isUnder, treeOf } from './tree.ts';

const head = '---\ntitle: Hail\norder: 3\nlead: A lead: with a colon.\nscreens: /a, /b\n---\n\n';

test('a topic file becomes rich text that is good everywhere else', () => {
  const topic = readTopicFile(
    'hail',
    `${head}## Steps\n\nOne *two* _words_ **three**\ngoes on.\n\n1. Press \`Enter\`.\n2. See [more](/help/book)\n   here.\n\n- a\n- b\n\n> Mind it.\n\n![A roof](/media/help/roof.webp){1280x800}\n`,
  );
  expect(topic).toMatchObject({ title: 'Hail', lead: 'A lead: with a colon.', parent: null, order: 3 });
  expect(topic.screens).toEqual(['/a', '/b']);
  expect(topic.body.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'orderedList',
    'bulletList',
    'blockquote',
    'image',
  ]);
  expect(topic.body.content[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'One ' },
      { type: 'text', text: 'two', marks: [{ type: 'italic' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'words', marks: [{ type: 'italic' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'three', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' goes on.' },
    ],
  });
  expect(checkRichText(topic.body).ok).toBe(true);
});

test.each([
  ['no fields', 'text'],
  ['a table', `${head}| a | b |`],
  ['a picture without its size', `${head}![A roof](/media/help/roof.webp)`],
  ['a heading without a line after it', `${head}## Steps\nGo on.`],
  ['no title', '---\norder: 1\nlead: x\n---\n\ntext'],
])('%s is a reported mistake', (_what, text) => {
  expect(() => readTopicFile('hail', text)).toThrow('The help topic hail cannot be read');
});

test('links to topics and pages that are not there are broken, others are not', () => {
  const body = readTopicFile(
    'a',
    `${head}[a](/help/view-topics/there) [b](/help/view-topics/draft) [c](/help/view-topics/gone#x) [d](/nowhere) [e](https://example.com/) [f](/estimate/dashboard?x=1)`,
  ).body;
  const topics = new Map([
    ['there', true],
    ['draft', false],
  ]);
  expect(brokenLinks(body, topics, (path) => path === '/estimate/dashboard').map(({ link }) => link)).toEqual(
    ['/help/view-topics/draft', '/help/view-topics/gone#x', '/nowhere'],
  );
});

test('titles become addresses, and topics a tree without circles', () => {
  expect(slugOf('Rates, taxes & Größe!')).toBe('rates-taxes-groe');
  expect(slugOf('???')).toBe('topic');
  const all = [
    { id: 'a', parent: null },
    { id: 'b', parent: 'a' },
    { id: 'c', parent: 'gone' },
  ];
  expect(treeOf(all).map(({ topic, below }) => [topic.id, below.length])).toEqual([
    ['a', 1],
    ['c', 0],
  ]);
  expect(isUnder(all, 'b', 'a')).toBe(true);
  expect(isUnder(all, 'a', 'b')).toBe(false);
});
