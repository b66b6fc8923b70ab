/** A malformed part of a workbook. */
export class BadWorkbook extends Error {
  override readonly name = 'BadWorkbook';
}

export interface XmlHearer {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Longer than any tag of a workbook. */
const longestTag = 20_000;

/**
 * Reports tags and text in one pass and stores nothing. Refuses declarations, so that only the five entities of XML
 * exist and no external address is ever read.
 */
export function xmlScanner(hearer: XmlHearer): { take(chunk: string): void; end(): void } {
  let rest = '';
  return {
    take(chunk) {
      const text = rest + chunk;
      let at = 0;
      while (true) {
        const start = text.indexOf('<', at);
        if (start === -1) break;
        if (start > at) hearer.text(text.slice(at, start));
        const end = text.indexOf('>', start);
        if (end === -1) {
          at = start;
          break;
        }
        hearTag(text.slice(start + 1, end), hearer);
        at = end + 1;
      }
      // Text is reported once the tag after it is seen, so that no character is cut in two.
      rest = text.slice(at);
      if (rest.length > longestText) throw new BadWorkbook('too-long');
    },
    end() {
      if (rest.trim() !== '') throw new BadWorkbook('cut-off');
    },
  };
}

const longestText = 1_000_000;

function hearTag(tag: string, hearer: XmlHearer): void {
  const first = tag.charCodeAt(0);
  if (first === exclamation) throw new BadWorkbook('declaration');
  if (tag.length > longestTag) throw new BadWorkbook('too-long');
  if (first === question) return;
  if (first === slash) return hearer.close(bareName(tag.slice(1)));
  const isEmpty = tag.charCodeAt(tag.length - 1) === slash;
  const inside = isEmpty ? tag.slice(0, -1) : tag;
  const space = inside.search(/\s/);
  const name = bareName(space === -1 ? inside : inside.slice(0, space));
  hearer.open(name, space === -1 ? '' : inside.slice(space + 1));
  if (isEmpty) hearer.close(name);
}

const [exclamation, question, slash] = [0x21, 0x3f, 0x2f];

/** Removes the namespace prefix some programs write. */
function bareName(name: string): string {
  const trimmed = name.trim();
  const colon = trimmed.indexOf(':');
  return colon === -1 ? trimmed : trimmed.slice(colon + 1);
}

export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found === null ? undefined : unescapeXml(found[1] ?? found[2] ?? '');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w+);/g, (_, name: string) => {
    if (!name.startsWith('#')) {
      const known = entities[name];
      if (known === undefined) throw new BadWorkbook('declaration');
      return known;
    }
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff))
      throw new BadWorkbook('character');
    return String.fromCodePoint(code);
  });
}
