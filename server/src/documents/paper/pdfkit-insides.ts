/**
 * The members of PDFKit below its public interface that the engine uses, and the only cast to them. Rows of text and tags
 * are written straight into the file, which is several times faster than PDFKit's text flow and keeps nothing of what is
 * written. PDFKit's version is pinned, and a test holds every member.
 */
export function insidesOf(doc: PDFKit.PDFDocument): PdfInsides {
  return doc as unknown as PdfInsides;
}

export interface PdfRef {
  readonly id: number;
  data: Record<string, unknown>;
  offset?: number;
  end(): void;
}

/** A typeface of one document, with the glyphs used so far. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: {
    /** The file's tables, each parsed on first use and never changed after. */
    _tables: object;
    /** Glyphs used so far; each holds the text it was first used in. */
    _glyphs: object;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  layoutRun(text: string, features: readonly string[] | undefined): GlyphRun;
  /** The glyphs as hexadecimal codes, and their positions, in thousandths of the size. */
  encode(text: string, features: readonly string[]): [string[], readonly GlyphPosition[]];
  ref(): PdfRef;
}

interface GlyphPosition {
  readonly xAdvance: number;
  readonly advanceWidth: number;
}

/** Glyphs of a text; positions in thousandths of the size. */
export interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
}

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

export interface PdfInsides {
  _font: EmbeddedFont;
  _offset: number;
  readonly page: {
    readonly height: number;
    readonly content: PdfRef & { compress: boolean; write(bytes: Uint8Array): void };
    readonly fonts: Record<string, PdfRef>;
    readonly dictionary: PdfRef;
    readonly structParentTreeKey: number;
  };
  ref(data?: Record<string, unknown>): PdfRef;
  addContent(content: string): unknown;
  getStructTreeRoot(): PdfRef;
  getStructParentTree(): { get(key: number): unknown[] };
  _write(data: string | Uint8Array): void;
  _refEnd(ref: PdfRef): void;
  push(chunk: Uint8Array | null): boolean;
  read(): Buffer | null;
}
