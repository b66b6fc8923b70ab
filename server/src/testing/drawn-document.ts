import type { DocumentOrder, Pictures } from '../documents/estimate/order.ts';
import { fontFiles } from '../documents/paper/typefaces.ts';
import { writeDocument } from '../documents/write-document.ts';
import { testDocumentFiles } from './document-files.ts';

const fonts = fontFiles(testDocumentFiles.fonts);

/** A document drawn here and now, without a thread. */
export async function drawnDocument(
  order: DocumentOrder,
  pictures: Pictures = async () => undefined,
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
