import { cleanText } from './clean-text.ts';
import type { FaceName, Typefaces } from './typefaces.ts';

export interface TextStyle {
  readonly face: FaceName;
  readonly size: number;
  /** The distance from one line to the next. */
  readonly leading: number;
  /** 0 is black. No text is too pale to read. */
  readonly gray?: number;
}

/** Lines of one style that fit a width. */
export interface TextLines {
  readonly style: TextStyle;
  readonly lines: readonly string[];
  readonly height: number;
}

const mostWidths = 20_000;

/** Measures and wraps text with the faces of one document. */
export class TextMeasure {
  readonly #faces: Typefaces;
  /** Cached widths, because a text is measured for layout and again for drawing. In thousandths of the size. */
  readonly #widths: Readonly<Record<FaceName, Map<string, number>>> = {
    regular: new Map(),
    bold: new Map(),
    mono: new Map(),
  };

  constructor(faces: Typefaces) {
    this.#faces = faces;
  }

  width(text: string, { face, size }: TextStyle): number {
    const known = this.#widths[face].get(text);
    if (known !== undefined) return (known * size) / 1000;
    if (this.#widths[face].size > mostWidths) this.#widths[face].clear();
    const width = this.#measured(text, face);
    this.#widths[face].set(text, width);
    return (width * size) / 1000;
  }

  #measured(text: string, face: FaceName): number {
    const typeface = this.#faces[face];
    let width = 0;
    let isFirst = true;
    for (const word of text.split(' ')) {
      if (!isFirst) width += typeface.word(' ').width;
      isFirst = false;
      if (word !== '') width += typeface.word(word).width;
    }
    return width;
  }

  /** Wraps at spaces; a word wider than the line is split. */
  wrap(text: string, style: TextStyle, width: number, most = Infinity): TextLines {
    const lines: string[] = [];
    for (const paragraph of cleanText(text).split('\n')) this.#fill(lines, paragraph, style, width);
    const kept = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`] : lines;
    return { style, lines: kept, height: kept.length * style.leading };
  }

  #fill(lines: string[], paragraph: string, style: TextStyle, width: number): void {
    const typeface = this.#faces[style.face];
    const room = (width * 1000) / style.size;
    const space = typeface.word(' ').width;
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ').filter(Boolean)) {
      let own = typeface.word(word).width;
      let rest = word;
      if (line !== '' && used + space + own <= room) {
        line += ` ${word}`;
        used += space + own;
        continue;
      }
      if (line !== '') lines.push(line);
      while (own > room) {
        const head = this.#head(rest, style, room);
        lines.push(head);
        rest = rest.slice(head.length);
        own = typeface.word(rest).width;
      }
      line = rest;
      used = own;
    }
    lines.push(line);
  }

  /** As many letters as fit, at least one. */
  #head(word: string, { face }: TextStyle, room: number): string {
    const typeface = this.#faces[face];
    let head = '';
    let used = 0;
    for (const letter of word) {
      used += typeface.word(letter).width;
      if (head !== '' && used > room) break;
      head += letter;
    }
    return head;
  }
}
