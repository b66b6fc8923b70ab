import { checkRichText } from '@dre/core/domain/content/check-rich-text';
import { plainText } from '@dre/core/domain/content/rich-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });

test('what was copied elsewhere keeps its paragraphs, headings, lists, links and emphasis', () => {
  const html = `<html><head><title>No</title><style>p{}</style></head><body><!--StartFragment-->
    <h1>Update</h1><p class="x" style="color:red">Open <b>drafts</b> &amp; <i>lists</i><br>stay</p>
    <ul><li>Rail<ul><li>Left</li></ul></li><li><p>Seal</p></li></ul>
    <ol><li>One</li></ol><blockquote>Said <a href="https://a.example/?a=1&amp;b=2" onclick="x()">here</a></blockquote>
    <pre>a\n  b</pre><p><code>x</code></p></body></html>`;
  expect(readHtml(html).content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [words('Update')] },
    paragraph(
      words('Open '),
      words('drafts', { type: 'bold' }),
      words(' & '),
      words('lists', { type: 'italic' }),
      { type: 'hardBreak' },
      words('stay'),
    ),
    {
      type: 'bulletList',
      content: [
        item(paragraph(words('Rail')), { type: 'bulletList', content: [item(paragraph(words('Left')))] }),
        item(paragraph(words('Seal'))),
      ],
    },
    { type: 'orderedList', content: [item(paragraph(words('One')))] },
    {
      type: 'blockquote',
      content: [
        paragraph(
          words('Said '),
          words('here', { type: 'link', attrs: { href: 'https://a.example/?a=1&b=2' } }),
        ),
      ],
    },
    { type: 'codeBlock', content: [words('a\n  b')] },
    paragraph(words('x', { type: 'code' })),
  ]);
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<svg><script>alert(1)</script><text>no</text></svg>after', 'after'],
  ['<iframe srcdoc="<p>no</p>">no</iframe>after', 'after'],
  ['<a href="javascript:alert(1)">word</a>', 'word'],
  ['<p title="a>b">x</p>', 'x'],
  ['1 < 2 &lt; 3', '1 < 2 < 3'],
  ['<b style="font-weight:normal"><p>plain</p></b>', 'plain'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<style>p{}</style', ''],
  ['<p', ''],
])('of %j the words stay', (html, text) => {
  const read = readHtml(html);
  expect(plainText(read)).toBe(text);
  expect(JSON.stringify(read)).not.toMatch(/script|onerror|bold/);
});

test('any markup whatever becomes rich text the product takes', () => {
  const tag = fc.constantFrom(
    ...'p div ul ol li h1 h3 blockquote pre code b i a br img script table td svg span'.split(' '),
  );
  const piece = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '<a href="/x">',
      '<a href=javascript:x>',
      '<b style="font-weight:700">',
      '<!--',
      '-->',
      '&#0;',
      '&#xd800;',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => checkRichText(readHtml(pieces.join(''))).ok),
    { numRuns: 500, examples: [[['<pre>', '<a href="/x">', '<br>', '!']]] },
  );
});
