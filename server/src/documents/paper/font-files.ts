import { readFileSync } from 'node:fs';
import type { EmbeddedFont, GlyphRun } from './pdfkit-insides.ts';

/** Reads each file of a folder once, and takes it apart once for all documents of a thread. */
export interface FontFiles {
  readonly file: (name: string) => Buffer;
  /** Lets a font just opened for a document know what others of the same file have found out. */
  readonly share: (name: string, font: EmbeddedFont) => void;
}

interface FontFile {
  readonly bytes: Buffer;
  tables: object | undefined;
  readonly runs: Map<string, GlyphRun>;
}

/** More words than estimates of a week repeat; beyond them it begins anew. */
const mostRuns = 4_000;

export function fontFiles(folder: URL): FontFiles {
  const files = new Map<string, FontFile>();
  const fileOf = (name: string): FontFile => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const bytes = readFileSync(new URL(`${name}.ttf`, folder));
    const read = { bytes, tables: undefined, runs: new Map<string, GlyphRun>() };
    files.set(name, read);
    return read;
  };
  return {
    file: (name) => fileOf(name).bytes,
    share: (name, font) => {
      const file = fileOf(name);
      font.font['_tables'] = file.tables ??= font.font['_tables'];
      shareRuns(file.runs, font);
    },
  };
}

function shareRuns(runs: Map<string, GlyphRun>, font: EmbeddedFont): void {
  const layOut = font.layoutRun.bind(font);
  font.layoutRun = (text, features) => {
    // PDFKit's own calls want more of a run than is kept.
    if (features === undefined) return layOut(text, features);
    const key = `${features.join(' ')}/${text}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    // What a letter stands for follows from this text alone, or the same document would not always be the same bytes.
    font.font['_glyphs'] = {};
    const run = bare(layOut(text, features));
    if (runs.size >= mostRuns) runs.clear();
    runs.set(key, run);
    return run;
  };
}

/** Without the document it was laid out for. */
function bare({ glyphs, positions }: GlyphRun): GlyphRun {
  return {
    glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
    positions: positions.map(({ xAdvance, advanceWidth }) => ({ xAdvance, advanceWidth })),
  };
}
