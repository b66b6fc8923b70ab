import { margins, type PageSize } from './page-size.ts';
import { paginate } from './paginate.ts';
import type { Pen } from './pen.ts';
import type { PrintBlock } from './print-block.ts';

/** The head and foot of every page. The first page has a letterhead instead of the running head. */
export interface Furniture {
  readonly headHeight: number;
  readonly footHeight: number;
  /** Drawn across every page, below its content. */
  readonly drawMark?: (pen: Pen) => void;
  readonly drawHead: (pen: Pen, y: number) => void;
  readonly drawFoot: (pen: Pen, y: number, page: number, pages: number) => void;
}

/** The height available for a page's content. */
export function roomOf({ height }: PageSize, { headHeight, footHeight }: Furniture, page: number): number {
  return height - margins.top - margins.bottom - footHeight - (page === 0 ? 0 : headHeight);
}

/** Paginates all blocks, then draws the pages; returns their number. */
export async function printPages(
  pen: Pen,
  pieces: readonly PrintBlock[],
  furniture: Furniture,
  pageDone: () => Promise<void> | undefined,
): Promise<number> {
  const pages = paginate(pieces, (page) => roomOf(pen.size, furniture, page));
  pen.tags.open('Document');
  for (const [number, page] of pages.entries()) {
    pen.doc.addPage();
    const { drawMark } = furniture;
    if (drawMark !== undefined) pen.tags.artifact(() => drawMark(pen), 'Pagination');
    const room = roomOf(pen.size, furniture, number);
    const top = margins.top + (number === 0 ? 0 : furniture.headHeight);
    if (number > 0) pen.tags.artifact(() => furniture.drawHead(pen, margins.top), 'Pagination');
    for (const { head, y } of page.heads) pen.tags.artifact(() => head.draw(pen, top + y), 'Pagination');
    for (const { piece, y } of page.pieces) {
      const isLast = piece === page.pieces.at(-1)?.piece;
      const drawn = piece.draw(pen, top + y, isLast ? room - y - piece.height : 0);
      if (drawn !== undefined) await drawn;
    }
    pen.tags.artifact(() => furniture.drawFoot(pen, top + room, number + 1, pages.length), 'Pagination');
    pen.endPage();
    await pageDone();
  }
  pen.tags.close();
  return pages.length;
}
