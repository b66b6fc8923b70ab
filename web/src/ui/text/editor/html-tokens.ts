/** A token of markup: an opening or closing tag, or the text between two. */
export type HtmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** The content of these elements is no text of the page. */
const rawText = new Set(['script', 'style', 'title', 'textarea', 'xmp', 'noembed', 'noframes']);

/**
 * Tokenizes markup from the clipboard: the content policy forbids handing text to the browser's parser. Moves forward
 * only, so the time is proportional to the length.
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      const text = html.slice(at, next === -1 ? html.length : next);
      tokens.push({ kind: 'text', text: readable(text) });
      if (next === -1) break;
    }
    at = afterTag(html, next, tokens);
  }
  return tokens;
}

/** Reads the markup that begins with `<` here, and returns where to go on. */
function afterTag(html: string, start: number, tokens: HtmlToken[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  const isClosing = html[start + 1] === '/';
  const nameAt = start + (isClosing ? 2 : 1);
  const nameEnd = whileMatching(html, nameAt, /[a-zA-Z0-9:-]/);
  if (nameEnd === nameAt) {
    // Not a tag: a declaration, or a literal "less than".
    if (/[!?/]/.test(html[start + 1] ?? '')) return after(html, '>', start + 1);
    tokens.push({ kind: 'text', text: '<' });
    return start + 1;
  }
  const name = html.slice(nameAt, nameEnd).toLowerCase();
  const { attributes, end } = readAttributes(html, nameEnd);
  tokens.push(isClosing ? { kind: 'close', name } : { kind: 'open', name, attributes });
  if (isClosing || !rawText.has(name)) return end;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = end;
  return closing.exec(html)?.index ?? html.length;
}

function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = start;
  while (at < html.length && html[at] !== '>') {
    const nameEnd = whileMatching(html, at, /[^\s=>/]/);
    if (nameEnd === at) {
      at += 1;
      continue;
    }
    const name = html.slice(at, nameEnd).toLowerCase();
    at = whileMatching(html, nameEnd, /\s/);
    let value = '';
    if (html[at] === '=') {
      at = whileMatching(html, at + 1, /\s/);
      const quote = html[at];
      const isQuoted = quote === '"' || quote === "'";
      const from = isQuoted ? at + 1 : at;
      const found = isQuoted ? html.indexOf(quote, from) : whileMatching(html, from, /[^\s>]/);
      const to = found === -1 ? html.length : found;
      value = html.slice(from, to);
      at = isQuoted ? to + 1 : to;
    }
    if (!attributes.has(name)) attributes.set(name, readable(value));
  }
  return { attributes, end: at + 1 };
}

function whileMatching(text: string, start: number, pattern: RegExp): number {
  let at = start;
  while (at < text.length && pattern.test(text[at] ?? '')) at += 1;
  return at;
}

function after(text: string, mark: string, start: number): number {
  const at = text.indexOf(mark, start);
  return at === -1 ? text.length : at + mark.length;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  frac12: '½',
};

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,9}));?/g;
// Characters a text may not hold: control characters and lone surrogates.
const unreadable = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

function readable(text: string): string {
  return text
    .replaceAll(reference, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(unreadable, '');
}
