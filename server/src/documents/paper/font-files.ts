import { readFileSync } from 'node:fs';
import type { EmbeddedFont, GlyphRun } from './pdfkit-insides.ts';

/** Reads each font file once, and parses it once for all documents of a thread. */
export interface FontFiles {
  readonly file: (name: string) => Buffer;
  /** Gives a font opened for a document the parsed data of others from the same file. */
  readonly share: (name: string, font: EmbeddedFont) => void;
}

interface FontFile {
  readonly bytes: Buffer;
  tables: object | undefined;
  readonly runs: Map<string, GlyphRun>;
}

/** More words than the estimates of a week repeat; beyond them the cache is cleared. */
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
    // PDFKit's own calls need more of a run than is cached.
    if (features === undefined) return layOut(text, features);
    const key = `${features.join(' ')}/${text}`;
    const known = runs.get(key);
    if (known !== undefined) return known;
    // The characters of a glyph must come from this text alone, or equal documents would not have equal bytes.
    font.font['_glyphs'] = {};
    const run = bare(layOut(text, features));
    if (runs.size >= mostRuns) runs.clear();
    runs.set(key, run);
    return run;
  };
}

/** The run without references to its document. */
function bare({ glyphs, positions }: GlyphRun): GlyphRun {
  return {
    glyphs: glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
    positions: positions.map(({ xAdvance, advanceWidth }) => ({ xAdvance, advanceWidth })),
  };
}
