import { readTopicFile } from '@dre/core/domain/help/read-topic-file';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../../ui/text/RichText.tsx';

const folder = new URL('../../../../../help/topics/', import.meta.url);
const topics = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readTopicFile(name.replace(/\.md$/, ''), readFileSync(new URL(name, folder), 'utf8')));

const marks = [
  /\*\*/,
  /`/,
  /\]\(/,
  /!\[/,
  /^#+ /m,
  /^\s*[|>]/m,
  /^\s*[-*] /m,
  /(^|\s)\*\w[^*]*\*/,
  /(^|\s)__?\w/,
];

test.each(topics)('the topic $slug is read without a mark of how it was written', ({ title, lead, body }) => {
  const drawn = renderToStaticMarkup(<RichText text={body} under={1} />)
    .replaceAll(/<\/?(p|li|h\d|ul|ol|blockquote|div)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>');
  const read = [title, lead, drawn].join('\n');
  expect(marks.flatMap((mark) => read.match(mark)?.[0] ?? [])).toEqual([]);
});
