import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as somebody else's reader sees it. */
export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  readonly isTagged: boolean;
  readonly language: string | null;
}

export interface ReadPage {
  /** In the order it is drawn, a line an item. */
  readonly text: string;
  readonly words: readonly PlacedText[];
  readonly tags: readonly string[];
  readonly figures: readonly string[];
  readonly size: readonly [number, number];
}

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  /** From the bottom. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly TagNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    );
    const nodes = flat((await page.getStructTree()) as TagNode | null);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      text: words.map(({ text }) => text).join('\n'),
      words,
      tags: nodes.flatMap(({ role }) => role ?? []),
      figures: nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt ?? ''),
      size: [width, height],
    });
  }
  const { info, metadata } = await pdf.getMetadata();
  const mark = await pdf.getMarkInfo();
  const read = {
    pages,
    info: info as Readonly<Record<string, unknown>>,
    xmp: metadata?.getRaw() ?? '',
    isTagged: mark?.Marked === true,
    language: String((info as Record<string, unknown>)['Language'] ?? ''),
  };
  await task.destroy();
  return read;
}

function flat(node: TagNode | null): readonly TagNode[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)];
}
