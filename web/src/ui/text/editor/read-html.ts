import { isLinkAddress, isPictureAddress } from '@dre/core/domain/content/link-address';
import type { Block, Mark, RichText } from '@dre/core/domain/content/rich-text';
import { TextBuilder } from './text-builder.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

/** Elements that are skipped with all their content. */
const unread = new Set(
  'head script style title template noscript iframe object embed svg math select textarea audio video canvas'.split(
    ' ',
  ),
);
/** Elements that begin and end a line. */
const lines = new Set(
  'p div section article header footer main aside nav address figure figcaption table thead tbody tfoot tr caption dl dt dd form fieldset details summary center hr'.split(
    ' ',
  ),
);
const bold = new Set(['b', 'strong']);
const italic = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const code = new Set(['code', 'kbd', 'samp', 'tt']);
const headings: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
const containers: Readonly<Record<string, 'bulletList' | 'orderedList' | 'listItem' | 'blockquote'>> = {
  ul: 'bulletList',
  menu: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
};
/** Tags that have no end. */
const empty = new Set('br hr img input meta link base col wbr area source track param'.split(' '));

interface Open {
  readonly name: string;
  readonly mark: Mark | undefined;
}

/** Converts any markup to rich text: known elements keep their shape, of all others the text stays. */
export function readHtml(html: string): RichText {
  const reader = new Reader();
  for (const token of htmlTokens(html)) reader.take(token);
  return { type: 'doc', content: reader.text.end() as Block[] };
}

class Reader {
  readonly text = new TextBuilder();
  private readonly opened: Open[] = [];
  /** The depth inside skipped elements. */
  private unreadDepth = 0;

  take(token: HtmlToken): void {
    if (token.kind === 'text') {
      if (this.unreadDepth === 0) this.text.say(token.text, this.marks());
    } else if (token.kind === 'open') this.open(token.name, token.attributes);
    else this.close(token.name);
  }

  private marks(): readonly Mark[] {
    const marks = this.opened.flatMap(({ mark }) => (mark ? [mark] : []));
    const inner = marks.filter(
      (mark, index) => marks.findLastIndex(({ type }) => type === mark.type) === index,
    );
    // Code carries no other mark.
    return inner.filter((mark, _, all) => mark.type === 'code' || !all.some(({ type }) => type === 'code'));
  }

  private open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (unread.has(name) && !empty.has(name)) this.unreadDepth += 1;
    if (this.unreadDepth > 0) return;
    if (name === 'br') return this.text.breakLine();
    if (name === 'img') return this.picture(attributes);
    if (name === 'td' || name === 'th') this.text.say(' ', []);
    if (lines.has(name)) this.text.endLine();
    const level = headings[name];
    const container = containers[name];
    if (level !== undefined) this.text.startHeading(level);
    else if (name === 'pre') this.text.startCode();
    else if (container !== undefined) this.text.open(container);
    if (!empty.has(name)) this.opened.push({ name, mark: markOf(name, attributes) });
  }

  private close(name: string): void {
    if (unread.has(name)) {
      this.unreadDepth = Math.max(0, this.unreadDepth - 1);
      return;
    }
    if (this.unreadDepth > 0) return;
    const at = this.opened.findLastIndex((open) => open.name === name);
    if (at !== -1) this.opened.splice(at, 1);
    const container = containers[name];
    if (container !== undefined) this.text.close(container);
    else if (lines.has(name) || headings[name] !== undefined || name === 'pre') this.text.endLine();
  }

  private picture(attributes: ReadonlyMap<string, string>): void {
    const src = attributes.get('src') ?? '';
    if (isPictureAddress(src)) this.text.picture(src, (attributes.get('alt') ?? '').slice(0, 300));
  }
}

function markOf(name: string, attributes: ReadonlyMap<string, string>): Mark | undefined {
  const style = attributes.get('style') ?? '';
  if (name === 'a') {
    const href = (attributes.get('href') ?? '').trim();
    return isLinkAddress(href) ? { type: 'link', attrs: { href } } : undefined;
  }
  // Some editors wrap everything in a bold element that is styled as normal.
  if (
    /font-weight:\s*(bold|[6-9]00)/.test(style) ||
    (bold.has(name) && !/font-weight:\s*(normal|[1-4]00)/.test(style))
  )
    return { type: 'bold' };
  if (italic.has(name) || /font-style:\s*italic/.test(style)) return { type: 'italic' };
  return code.has(name) ? { type: 'code' } : undefined;
}
