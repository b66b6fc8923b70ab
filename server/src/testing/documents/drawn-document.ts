import type { Pictures } from '../../documents/estimate/order.ts';
import { type FontFiles, fontFiles } from '../../documents/paper/font-files.ts';
import { type PrintableOrder, writeDocument } from '../../documents/write-document.ts';
import { testDocumentFiles } from './document-files.ts';

/** A document drawn in this thread; shares fonts with others of this file, unless its own are given. */
export async function drawnDocument(
  order: PrintableOrder,
  pictures: Pictures = async () => undefined,
  fonts = knownFonts,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await writeDocument(order, {
    fonts,
    pictures,
    outlet: (bytes) => {
      if (bytes !== null) parts.push(bytes);
    },
    pageDone: () => undefined,
  });
  return Buffer.concat(parts);
}

const knownFonts = newFonts();

export function newFonts(): FontFiles {
  return fontFiles(testDocumentFiles.fonts);
}
