import type { Block, Inline, ListItem, Mark, RichText } from '../content/rich-text.ts';

/** A topic as read from its file in the repository. */
export interface TopicFile {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The slug of its parent topic. */
  readonly parent: string | null;
  readonly order: number;
  readonly screens: readonly string[];
  readonly body: RichText;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads the subset of Markdown our topics use; anything else in a file is our mistake and throws. */
export function readTopicFile(slug: string, text: string): TopicFile {
  const [, head = '', body = ''] = frontMatter.exec(text) ?? fail(slug, 'it does not begin with its fields');
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const field = (name: string) => fields.get(name) ?? fail(slug, `its ${name} is missing`);
  return {
    slug,
    title: field('title'),
    lead: field('lead'),
    parent: fields.get('parent') ?? null,
    order: Number(field('order')),
    screens: (fields.get('screens') ?? '').split(/[\s,]+/).filter((path) => path !== ''),
    body: { type: 'doc', content: paragraphsOf(body).map((lines) => blockOf(slug, lines)) },
  };
}

function fail(slug: string, what: string): never {
  throw new Error(`The help topic ${slug} cannot be read: ${what}.`);
}

/** Blocks are separated by an empty line. */
function paragraphsOf(body: string): readonly (readonly string[])[] {
  return body
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}

const picture = /^!\[(?<alt>[^\]]+)\]\((?<src>[^)]+)\)\{(?<width>\d+)x(?<height>\d+)\}$/;

function blockOf(slug: string, lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(##|###) (.+)$/.exec(first);
  if (heading !== null) {
    if (lines.length > 1) fail(slug, `an empty line is missing after “${first}”`);
    return {
      type: 'heading',
      attrs: { level: heading[1] === '##' ? 2 : 3 },
      content: inlineOf(heading[2] ?? ''),
    };
  }
  if (first.startsWith('![')) {
    const { alt = '', src = '', width, height } = picture.exec(lines.join(' '))?.groups ?? fail(slug, first);
    return { type: 'image', attrs: { src, alt, width: Number(width), height: Number(height) } };
  }
  if (first.startsWith('- ')) return { type: 'bulletList', content: itemsOf(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: 'orderedList', content: itemsOf(lines, /^\d+\. /) };
  if (first.startsWith('> ')) {
    const quoted = lines.map((line) => line.replace(/^> ?/, ''));
    return { type: 'blockquote', content: [paragraph(quoted)] };
  }
  if (/^(#|```|\||\*\*\*|---)/.test(first)) fail(slug, `“${first}” is not known here`);
  return paragraph(lines);
}

/** A line that starts no new item continues the last one. */
function itemsOf(lines: readonly string[], start: RegExp): ListItem[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (start.test(line)) items.push([line.replace(start, '')]);
    else items.at(-1)?.push(line.trim());
  }
  return items.map((item) => ({ type: 'listItem', content: [paragraph(item)] }));
}

function paragraph(lines: readonly string[]): Block {
  return { type: 'paragraph', content: inlineOf(lines.map((line) => line.trim()).join(' ')) };
}

const spans =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|(?<!\w)_(?<stressed>[^_]+)_(?!\w)|`(?<code>[^`]+)`|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function inlineOf(text: string): Inline[] {
  const runs: Inline[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) runs.push({ type: 'text', text: text.slice(at, until) });
  };
  for (const match of text.matchAll(spans)) {
    plain(match.index);
    runs.push(markedRun(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  plain(text.length);
  return runs;
}

function markedRun({
  bold,
  stressed,
  italic = stressed,
  code,
  words,
  href,
}: Record<string, string | undefined>): Inline {
  const mark: Mark =
    href === undefined
      ? { type: bold === undefined ? (italic === undefined ? 'code' : 'italic') : 'bold' }
      : { type: 'link', attrs: { href } };
  return { type: 'text', text: bold ?? italic ?? code ?? words ?? '', marks: [mark] };
}
