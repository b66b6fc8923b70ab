import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { fileURLToPath } from 'node:url';
import type { DrawManual } from '../../documents/manual/draw-manual.ts';
import { writeManual } from '../../documents/manual/write-manual.ts';
import { fontFiles } from '../../documents/paper/font-files.ts';
import { readStarterFiles } from '../../features/catalogue/starter-files.ts';
import { testDocumentFiles } from './document-files.ts';

const catalogueFolder = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const fonts = fontFiles(testDocumentFiles.fonts);

/** The book that ships with the product, with only a few parts. */
export async function aShortBook(codes: readonly string[]): Promise<BookContents> {
  const { tables, calculators } = await readStarterFiles(catalogueFolder);
  const read = readBook(tables, calculators, 1);
  if (!read.ok) throw new Error('The starter book has faults.');
  return shortened(read.value, codes);
}

export function shortened(contents: BookContents, codes: readonly string[]): BookContents {
  const isKept = (code: string) => codes.includes(code);
  return {
    ...contents,
    parts: contents.parts.filter(({ code }) => isKept(code)),
    operations: contents.operations.filter(({ part }) => isKept(part)),
    needs: contents.needs.filter(({ part, otherPart }) => isKept(part) && isKept(otherPart)),
    inclusions: contents.inclusions.filter(({ part, otherPart }) => isKept(part) && isKept(otherPart)),
    consumables: contents.consumables.filter(({ part }) => isKept(part)),
    suggestions: contents.suggestions.filter(({ suggestPart }) => isKept(suggestPart)),
    templates: contents.templates.filter(({ part }) => isKept(part)),
  };
}

/** Drawn in this thread, with one picture. */
export const drawShortManual: DrawManual = async (order, onPage) => {
  const chunks: Uint8Array[] = [];
  const pages = await writeManual(order, {
    fonts,
    plateIds: ['asm.entry-door'],
    outlet: (bytes) => {
      if (bytes !== null) chunks.push(bytes);
    },
    progress: async (page, all) => onPage(page, all),
  });
  return { bytes: Buffer.concat(chunks), pages };
};
