import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as an independent reader sees it. */
export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  readonly isTagged: boolean;
  readonly language: string | null;
}

export interface ReadPage {
  /** In drawing order, one item per line. */
  readonly text: string;
  readonly words: readonly PlacedText[];
  readonly tags: readonly string[];
  readonly figures: readonly string[];
  /** The rows of all tables by their tags; empty cells are missing. */
  readonly rows: readonly (readonly ReadCell[])[];
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

export interface ReadCell {
  readonly isHead: boolean;
  readonly lines: readonly PlacedText[];
}

interface TagNode {
  readonly role?: string;
  readonly alt?: string;
  /** The id of the drawn content it refers to. */
  readonly id?: string;
  readonly children?: readonly TagNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const byTag = new Map<string, PlacedText[]>();
    const words: PlacedText[] = [];
    let tag = '';
    for (const item of items) {
      if ('type' in item) tag = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
      else if (item.str.trim() !== '') {
        const placed = placedText(item);
        words.push(placed);
        byTag.set(tag, [...(byTag.get(tag) ?? []), placed]);
      }
    }
    const nodes = flat((await page.getStructTree()) as TagNode | null);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      text: words.map(({ text }) => text).join('\n'),
      words,
      tags: nodes.flatMap(({ role }) => role ?? []),
      rows: nodes
        .filter(({ role }) => role === 'TR')
        .map(({ children = [] }) => children.map((cell) => readCell(cell, byTag))),
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

function placedText(item: {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}): PlacedText {
  const [, , , , x, y] = item.transform;
  return { text: item.str, x: Number(x), y: Number(y), width: item.width, height: item.height };
}

function readCell(cell: TagNode, byTag: ReadonlyMap<string, readonly PlacedText[]>): ReadCell {
  const lines = flat(cell).flatMap(({ id }) => (id === undefined ? [] : (byTag.get(id) ?? [])));
  return { isHead: cell.role === 'TH', lines };
}

function flat(node: TagNode | null): readonly TagNode[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)];
}
