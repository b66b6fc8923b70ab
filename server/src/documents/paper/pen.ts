import type { PageSize } from './page-size.ts';
import type { PdfFile } from './pdf-file.ts';
import { Tags } from './tags.ts';
import { TextMeasure, type TextLines, type TextStyle } from './text.ts';
import type { Typefaces } from './typefaces.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws on the current page: lengths in points from its top left corner. */
export class Pen {
  readonly tags: Tags;
  readonly measure: TextMeasure;
  readonly doc: PDFKit.PDFDocument;
  readonly #file: PdfFile;
  readonly #faces: Typefaces;
  readonly size: PageSize;

  constructor(file: PdfFile, faces: Typefaces, size: PageSize) {
    this.#file = file;
    this.#faces = faces;
    this.size = size;
    this.doc = file.doc;
    this.tags = new Tags(file.insides);
    this.measure = new TextMeasure(faces);
  }

  /** True if a character was replaced in print. */
  get hasReplaced(): boolean {
    return Object.values(this.#faces).some((face) => face.hasReplaced);
  }

  endPage(): void {
    this.#file.endPage();
  }

  /** One line; `y` is its top, so that the next begins at `y + leading`. */
  text(text: string, style: TextStyle, x: number, y: number): void {
    const { face, size, leading, gray = 0 } = style;
    const typeface = this.#faces[face];
    const { insides } = this.#file;
    let open = '';
    let content = `BT ${written(gray)} g 1 0 0 -1 ${written(x)} ${written(y + leading / 2 + size * 0.36)} Tm`;
    const words = text.split(' ');
    words.forEach((word, at) => {
      const shaped = word === '' ? [] : [typeface.word(word)];
      if (at < words.length - 1) shaped.push(typeface.word(' '));
      for (const { pieces } of shaped) {
        for (const { font, codes } of pieces) {
          if (font.id !== open) {
            insides.page.fonts[font.id] ??= font.ref();
            content += `${open === '' ? '' : ']TJ'}/${font.id} ${written(size)} Tf[`;
            open = font.id;
          }
          content += codes;
        }
      }
    });
    if (open !== '') insides.addContent(`${content}]TJ ET`);
  }

  textRight(text: string, style: TextStyle, right: number, y: number): void {
    this.text(text, style, right - this.measure.width(text, style), y);
  }

  textCenter(text: string, style: TextStyle, center: number, y: number): void {
    this.text(text, style, center - this.measure.width(text, style) / 2, y);
  }

  lines({ lines, style }: TextLines, x: number, y: number): void {
    lines.forEach((line, at) => this.text(line, style, x, y + at * style.leading));
  }

  rule(x: number, y: number, width: number, weight: number, gray = 0): void {
    this.#file.insides.addContent(
      `${written(gray)} G ${written(weight)} w 0 J ${written(x)} ${written(y)} m ${written(x + width)} ${written(y)} l S`,
    );
  }

  /** A box with round corners, its border inside. */
  frame({ x, y, width, height }: Box, weight: number, radius: number): void {
    this.doc.lineWidth(weight).strokeOpacity(1).roundedRect(x, y, width, height, radius).stroke('#000000');
  }

  paint({ x, y, width, height }: Box, gray: number): void {
    this.#file.insides.addContent(
      `${written(gray)} g ${written(x)} ${written(y)} ${written(width)} ${written(height)} re f`,
    );
  }

  /** A number in a black disc, used for pins, photo badges and line numbers. A long number widens it. */
  disc(number: number, x: number, y: number): number {
    const text = String(number);
    const width = discWidth(this.measure, number);
    this.#pill(x, y, width, discSize);
    this.textCenter(text, discStyle, x + width / 2, y + (discSize - discStyle.leading) / 2);
    return width;
  }

  #pill(x: number, y: number, width: number, height: number): void {
    const r = height / 2;
    const k = r * 0.5523;
    const [left, right, bottom] = [x + r, x + width - r, y + height];
    const p = (...values: number[]) => values.map(written).join(' ');
    this.#file.insides.addContent(
      `0 g ${p(left, y)} m ${p(right, y)} l ${p(right + k, y, x + width, y + r - k, x + width, y + r)} c ` +
        `${p(x + width, y + r + k, right + k, bottom, right, bottom)} c ${p(left, bottom)} l ` +
        `${p(left - k, bottom, x, y + r + k, x, y + r)} c ${p(x, y + r - k, left - k, y, left, y)} c f`,
    );
  }
}

const discStyle: TextStyle = { face: 'bold', size: 7.2, leading: 9, gray: 1 };
const discSize = 12.5;

export function discWidth(measure: TextMeasure, number: number): number {
  return Math.max(discSize, measure.width(String(number), discStyle) + 5);
}

/** Formatted lengths, cached because columns and rows repeat on every page. */
const lengths: (string | undefined)[] = Array.from({ length: 100_000 });

function written(value: number): string {
  const hundredths = Math.round(value * 100);
  if (hundredths < 0 || hundredths >= lengths.length) return String(hundredths / 100);
  return (lengths[hundredths] ??= String(hundredths / 100));
}
