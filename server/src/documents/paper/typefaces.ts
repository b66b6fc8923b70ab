import type { FontFiles } from './font-files.ts';
import type { EmbeddedFont, PdfInsides } from './pdfkit-insides.ts';

export const faceNames = ['regular', 'bold', 'mono'] as const;
export type FaceName = (typeof faceNames)[number];

/** The files of a face; letters missing in the first are searched in the next. */
const files: Readonly<Record<FaceName, readonly string[]>> = {
  regular: scriptsOf('inter-regular'),
  bold: scriptsOf('inter-bold'),
  mono: ['geist-mono-latin', ...scriptsOf('inter-regular')],
};

function scriptsOf(name: string): readonly string[] {
  const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
  return scripts.map((script) => `${name}-${script}`);
}

/** A word ready to write: one part per font. Widths in thousandths of the size. */
export interface ShapedWord {
  readonly width: number;
  readonly pieces: readonly { readonly font: EmbeddedFont; readonly codes: string }[];
}

/** More words than any estimate repeats; beyond them the cache is cleared. */
const mostWords = 20_000;

/** A face of one document. */
export class Typeface {
  readonly #fonts: readonly (() => EmbeddedFont)[];
  readonly #words = new Map<string, ShapedWord>();
  #hasReplaced = false;

  constructor(fonts: readonly (() => EmbeddedFont)[]) {
    this.#fonts = fonts;
  }

  /** True if some character is in no font. */
  get hasReplaced(): boolean {
    return this.#hasReplaced;
  }

  /** A word, or the space between two. */
  word(text: string): ShapedWord {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    if (this.#words.size > mostWords) this.#words.clear();
    const shaped = isNumber.test(text) && text.length > 1 ? this.#together(text) : this.#shape(text);
    this.#words.set(text, shaped);
    return shaped;
  }

  /** Numbers are shaped digit by digit: they rarely repeat, and all digits are equally wide. */
  #together(text: string): ShapedWord {
    let width = 0;
    let codes = '';
    let font: EmbeddedFont | undefined;
    for (const figure of text) {
      const { width: own, pieces } = this.word(figure);
      width += own;
      for (const piece of pieces) {
        codes += piece.codes;
        font = piece.font;
      }
    }
    return { width, pieces: font === undefined ? [] : [{ font, codes: codes.replaceAll('><', '') }] };
  }

  #shape(text: string): ShapedWord {
    let width = 0;
    const pieces: { font: EmbeddedFont; codes: string }[] = [];
    for (const { font, part } of this.#runs(text)) {
      const features = /[0-9]/.test(part) ? tabular : none;
      let written = '';
      for (const stretch of stretchesOf(part)) {
        const [codes, positions] = font.encode(stretch, features);
        codes.forEach((code, at) => {
          const { xAdvance = 0, advanceWidth = 0 } = positions[at] ?? {};
          written += code;
          width += xAdvance;
          const shift = Math.round(advanceWidth - xAdvance);
          if (shift !== 0) written += `>${String(shift)}<`;
        });
      }
      pieces.push({ font, codes: `<${written}>` });
    }
    return { width, pieces };
  }

  /** Runs of letters one font has; letters in no font are replaced. */
  #runs(text: string): readonly { readonly font: EmbeddedFont; readonly part: string }[] {
    const runs: { font: EmbeddedFont; part: string }[] = [];
    for (const letter of text) {
      const [font, shown] = this.#fontFor(letter);
      const last = runs.at(-1);
      if (last?.font === font) last.part += shown;
      else runs.push({ font, part: shown });
    }
    return runs;
  }

  #fontFor(letter: string): readonly [EmbeddedFont, string] {
    const code = letter.codePointAt(0) ?? 0;
    for (const open of this.#fonts) {
      const font = open();
      if (font.font.hasGlyphForCodePoint(code)) return [font, letter];
    }
    const [first] = this.#fonts;
    if (first === undefined) throw new Error('A typeface has no fonts.');
    this.#hasReplaced = true;
    return [first(), replacement];
  }
}

/** Printed for letters no font has: an unusual sign, explained at the foot of the page. */
export const replacement = '¤';
const isNumber = /^[0-9.,]+$/;

/**
 * The parts of a text shaped separately: a mark sticks to the last word of its line, and most lines end in another word
 * or number. No kerning crosses a space.
 */
function stretchesOf(text: string): readonly string[] {
  if (!text.includes('\u00A0')) return [text];
  const stretches = text.split(beforeMarks);
  return stretches.flatMap((stretch) => (figuresAlone.test(stretch) ? [...stretch] : [stretch]));
}

const beforeMarks = /(?=\u00A0[*#])/;
const figuresAlone = /^[0-9]+$/;
const tabular = ['tnum'];
const none: readonly string[] = [];

export type Typefaces = Readonly<Record<FaceName, Typeface>>;

/** The faces of one document; a font is embedded with its first letter. */
export function openTypefaces(doc: PDFKit.PDFDocument, insides: PdfInsides, fonts: FontFiles): Typefaces {
  const open = new Map<string, EmbeddedFont>();
  const font = (name: string) => () => {
    const known = open.get(name);
    if (known !== undefined) return known;
    doc.registerFont(name, fonts.file(name));
    doc.font(name);
    const opened = insides['_font'];
    fonts.share(name, opened);
    open.set(name, opened);
    return opened;
  };
  const face = (name: FaceName) => new Typeface(files[name].map(font));
  return { regular: face('regular'), bold: face('bold'), mono: face('mono') };
}

/** PDFKit's name of the pins' face, for code that draws with PDFKit's own calls. */
export const pinFont = 'inter-bold-latin';
