import type { PdfInsides, PdfRef } from './pdfkit-insides.ts';

/** The structure elements assistive programs read. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'Note'
  | 'Form';

export interface TagDetails {
  readonly scope?: 'Row' | 'Column';
  readonly columns?: number;
  /** The description of a picture, for readers who cannot see it. */
  readonly alt?: string;
  /** The bounds of a picture: left, top, right, bottom from the top of the page. */
  readonly box?: readonly [number, number, number, number];
}

interface Open {
  readonly tag: Tag;
  readonly ref: PdfRef;
  readonly parent: PdfRef;
  readonly attributes: string;
  readonly kids: string[];
  page: PdfRef | undefined;
}

/**
 * Writes the structure tree while pages are drawn: an element is sent at its end, and only its number stays in memory.
 * Reading order is drawing order.
 */
export class Tags {
  readonly #pdf: PdfInsides;
  readonly #open: Open[] = [];

  constructor(pdf: PdfInsides) {
    this.#pdf = pdf;
  }

  /** Opens an element inside the current one. */
  open(tag: Tag, details: TagDetails = {}): void {
    const ref = this.#pdf.ref();
    const above = this.#open.at(-1);
    const root = this.#pdf.getStructTreeRoot();
    if (above === undefined) root.data['K'] = [ref];
    else above.kids.push(`${String(ref.id)} 0 R`);
    const attributes = attributesOf(details, details.box === undefined ? 0 : this.#pdf.page.height);
    this.#open.push({ tag, ref, parent: above?.ref ?? root, attributes, kids: [], page: undefined });
  }

  close(): void {
    const done = this.#open.pop();
    if (done === undefined) throw new Error('No element is open.');
    const { ref, parent, tag, attributes, kids, page } = done;
    const at = page === undefined ? '' : `/Pg ${String(page.id)} 0 R`;
    const inside = kids.length === 1 ? (kids[0] ?? '') : `[${kids.join(' ')}]`;
    ref.offset = this.#pdf['_offset'];
    this.#pdf['_write'](
      `${String(ref.id)} 0 obj\n<</S/${tag}/P ${String(parent.id)} 0 R${at}${attributes}/K ${inside}>>\nendobj`,
    );
    this.#pdf['_refEnd'](ref);
  }

  /** Wraps the drawing in an element of its own. */
  element(tag: Tag, draw: () => void, details: TagDetails = {}): void {
    this.open(tag, details);
    this.content(draw);
    this.close();
  }

  /** An empty element, so that a row has all its cells. */
  empty(tag: Tag): void {
    this.open(tag);
    this.close();
  }

  /** Adds the drawing to the current element. */
  content(draw: () => void): void {
    const open = this.#open.at(-1);
    if (open === undefined) throw new Error('No element is open.');
    const { page } = this.#pdf;
    const numbered = this.#pdf.getStructParentTree().get(page.structParentTreeKey);
    const number = numbered.length;
    numbered.push(open.ref);
    open.page ??= page.dictionary;
    open.kids.push(
      open.page === page.dictionary
        ? String(number)
        : `<</Type/MCR/Pg ${String(page.dictionary.id)} 0 R/MCID ${String(number)}>>`,
    );
    this.#pdf.addContent(`/${open.tag} <</MCID ${String(number)}>> BDC`);
    draw();
    this.#pdf.addContent('EMC');
  }

  /** Visual only: lines, repeated heads, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#pdf.addContent(`/Artifact <</Type/${type}>> BDC`);
    draw();
    this.#pdf.addContent('EMC');
  }
}

function attributesOf({ scope, columns, alt, box }: TagDetails, height: number): string {
  const table =
    scope === undefined && columns === undefined
      ? ''
      : `<</O/Table${scope === undefined ? '' : `/Scope/${scope}`}${columns === undefined ? '' : `/ColSpan ${String(columns)}`}>>`;
  const layout = box === undefined ? '' : layoutOf(box, height);
  const attributes = table === '' && layout === '' ? '' : `/A[${table}${layout}]`;
  return alt === undefined ? attributes : `${attributes}/Alt ${textString(alt)}`;
}

/** PDF coordinates start at the bottom. */
function layoutOf([left, top, right, bottom]: NonNullable<TagDetails['box']>, height: number): string {
  const box = [left, height - bottom, right, height - top].map(written).join(' ');
  return `<</O/Layout/Placement/Block/BBox[${box}]>>`;
}

function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function textString(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}
