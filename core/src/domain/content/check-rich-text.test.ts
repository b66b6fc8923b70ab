import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRichText } from './check-rich-text.ts';
import { isLinkAddress } from './link-address.ts';
import {
  type Block,
  isBlank,
  linksOf,
  picturesOf,
  plainText,
  type RichText,
  richTextLimits,
  richTextOf,
} from './rich-text.ts';

const textNode = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const picture = `/api/content/pictures/${'0a'.repeat(32)}`;

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [textNode('Price book update')] },
  paragraph(textNode('Open drafts '), textNode('keep', { type: 'bold' }, { type: 'italic' }), {
    type: 'hardBreak',
  }),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(textNode('Gutter rail'))] }] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph(textNode('Ask', link('mailto:a@b.example')))] }],
  },
  { type: 'blockquote', content: [paragraph(textNode('Said', link('/help/view-topics')))] },
  { type: 'codeBlock', content: [textNode('a\n\tb')] },
  { type: 'image', attrs: { src: picture, alt: 'A rail', width: 640, height: 480 } },
  { type: 'paragraph' },
);

test('everything an editor can make is taken as it is', () => {
  expect(checkRichText(whole)).toEqual({ ok: true, value: whole });
  expect(plainText(whole as RichText)).toBe(
    'Price book update\nOpen drafts keep\n\nGutter rail\nAsk\nSaid\na\n\tb\nA rail',
  );
  expect(linksOf(whole as RichText)).toEqual(['mailto:a@b.example', '/help/view-topics']);
  expect(picturesOf(whole as RichText)).toEqual([picture]);
  expect([isBlank(whole as RichText), isBlank(richTextOf(['', ' ']))]).toEqual([false, true]);
});

let deep: object = paragraph(textNode('x'));
for (let step = 0; step <= richTextLimits.depth; step += 1) deep = { type: 'blockquote', content: [deep] };

test.each([
  ['nothing at all', null, 'not in a readable form'],
  ['a text of markup', '<p>x</p>', 'not in a readable form'],
  ['a list', [], 'not in a readable form'],
  [
    'a script',
    doc({ type: 'script', content: [textNode('alert(1)')] }),
    '“script”, which cannot stand there',
  ],
  ['markup in a node', doc({ type: 'html', attrs: { html: '<img onerror>' } }), '“html”'],
  ['a frame', doc({ type: 'iframe', attrs: { src: 'https://a.example' } }), '“iframe”'],
  ['a name of every object', doc({ type: 'constructor' }), '“constructor”'],
  ['a document in a document', doc(doc()), '“doc”'],
  ['a paragraph in a paragraph', doc(paragraph(paragraph(textNode('x')))), '“paragraph”'],
  ['text outside a paragraph', doc(textNode('x')), '“text”'],
  [
    'a list that begins with a list',
    doc({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList' }] }] }),
    '“bulletList”',
  ],
  ['an empty list', doc({ type: 'bulletList', content: [] }), 'holds nothing'],
  ['the heading of the page', doc({ type: 'heading', attrs: { level: 1 } }), '“level”'],
  ['a style', doc({ type: 'paragraph', attrs: { style: 'x' } }), '“style”, which is not known'],
  ['a handler', doc({ type: 'paragraph', onclick: 'x' }), '“onclick”, which is not known'],
  [
    'a strange mark',
    doc(paragraph(textNode('x', { type: 'textStyle', attrs: { color: 'red' } }))),
    '“textStyle”',
  ],
  ['a mark of every object', doc(paragraph(textNode('x', { type: 'toString' }))), '“toString”'],
  ['a mark twice', doc(paragraph(textNode('x', { type: 'bold' }, { type: 'bold' }))), 'marked twice'],
  ['bold code', doc({ type: 'codeBlock', content: [textNode('x', { type: 'bold' })] }), 'no other form'],
  [
    'a link that opens a window',
    doc(paragraph(textNode('x', { type: 'link', attrs: { href: '/a', target: '_top' } }))),
    '“target”',
  ],
  [
    'a link of script',
    doc(paragraph(textNode('x', link('javascript:alert(1)')))),
    'leads nowhere a link may lead',
  ],
  [
    'a link without an address',
    doc(paragraph(textNode('x', { type: 'link' }))),
    'leads nowhere a link may lead',
  ],
  [
    'a picture of others',
    doc({ type: 'image', attrs: { src: 'https://a.example/x.png', alt: '' } }),
    'Upload it first',
  ],
  [
    'a picture in the page',
    doc({ type: 'image', attrs: { src: 'data:image/svg+xml,x', alt: '' } }),
    'Upload it first',
  ],
  [
    'a picture from beside',
    doc({ type: 'image', attrs: { src: `${picture}/../../x`, alt: '' } }),
    'Upload it first',
  ],
  ['a picture without its words', doc({ type: 'image', attrs: { src: picture } }), '“alt”'],
  ['empty text', doc(paragraph(textNode(''))), 'not in a readable form'],
  ['a control character', doc(paragraph(textNode('a\u0000b'))), 'control characters'],
  ['half a character', doc(paragraph(textNode('a\ud800b'))), 'control characters'],
  ['quotes in quotes in quotes', doc(deep), 'too deep'],
  [
    'a book',
    doc(paragraph(textNode('x'.repeat(richTextLimits.characters + 1)))),
    'longer than 60,000 characters',
  ],
  [
    'too many pieces',
    doc(...Array.from({ length: richTextLimits.nodes }, () => paragraph())),
    'too many pieces',
  ],
])('refused with a sentence: %s', (_, value, sentence) => {
  const checked = checkRichText(value);
  expect(checked.ok).toBe(false);
  expect(!checked.ok && checked.refusal).toContain(sentence);
});

test.each([
  ['https://rv.example/a?b=c#d', true],
  ['HTTP://rv.example', true],
  ['mailto:support@rv.example?subject=x', true],
  ['/help/view-topics', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https:/\\evil.example', false],
  ['https://user@evil.example', false],
  ['java\nscript:alert(1)', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['blob:https://rv.example/1', false],
  ['file:///etc/passwd', false],
  ['mailto:', false],
  ['https://', false],
  ['help', false],
  ['', false],
  [`https://rv.example/${'a'.repeat(2_000)}`, false],
])('a link to %j may be set: %s', (href, may) => {
  expect(isLinkAddress(href)).toBe(may);
});

test('accepted text has only allowed links and renderable nodes', () => {
  const samples = [
    'doc',
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'codeBlock',
    'image',
    'text',
    'hardBreak',
  ];
  const anyType = fc.oneof(fc.constantFrom(...samples), fc.constantFrom('script', '__proto__', 'table'));
  const mark = fc.record(
    {
      type: fc.constantFrom('bold', 'italic', 'code', 'link', 'style'),
      attrs: fc.dictionary(
        fc.constantFrom('href', 'style'),
        fc.oneof(fc.webUrl(), fc.constant('javascript:x')),
      ),
    },
    { requiredKeys: ['type'] },
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: anyType,
        content: fc.array(tie('node'), { maxLength: 3 }),
        text: fc.string(),
        marks: fc.array(mark, { maxLength: 2 }),
        attrs: fc.dictionary(
          fc.constantFrom('level', 'src', 'alt', 'onload'),
          fc.oneof(fc.constant(2), fc.string(), fc.constant(picture)),
        ),
      },
      { requiredKeys: ['type'] },
    ),
  }));
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (content) => {
      const checked = checkRichText({ type: 'doc', content });
      if (!checked.ok) return checked.refusal.length > 10 && checked.refusal.endsWith('.');
      return (
        linksOf(checked.value).every(isLinkAddress) &&
        picturesOf(checked.value).every((src) => src === picture) &&
        typesOf(checked.value.content).every((type) => samples.includes(type))
      );
    }),
  );
});

test('plain paragraphs become rich text with the same content', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z .]*$/)), (paragraphs) => {
      const text = richTextOf(paragraphs);
      return checkRichText(text).ok && isDeepStrictEqual(plainText(text), paragraphs.join('\n').trim());
    }),
  );
});

function typesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [
    block.type,
    ...('content' in block ? typesOf((block.content ?? []) as Block[]) : []),
  ]);
}
