/** The paginator's view of a block; a block is never split. */
export interface Measured {
  readonly height: number;
  /** Space above it, except at the top of a page. */
  readonly gap?: number;
  /** It may not be the last on a page: a group's head before its first line, the last lines before the totals. */
  readonly keepsWithNext?: boolean;
  /** Begins a page. */
  readonly startsPage?: boolean;
  /** The totals and signatures: pictures shrink for them, or move to their page. */
  readonly isClosing?: boolean;
  /** The same block in less height, used if that saves a page. */
  readonly smaller?: Measured;
  /** Heads repeated above it at the top of a page: column titles, its group. */
  readonly heads?: readonly Head[];
}

export interface Head {
  readonly height: number;
}

export interface PlacedBlock<Piece> {
  readonly piece: Piece;
  readonly y: number;
}

export interface PlacedHead<One> {
  readonly head: One;
  readonly y: number;
}

export interface PageOf<Piece extends Measured> {
  readonly heads: readonly PlacedHead<NonNullable<Piece['heads']>[number]>[];
  readonly pieces: readonly PlacedBlock<Piece>[];
  /** The used height of the page. */
  readonly used: number;
}

/**
 * Distributes blocks to pages. Blocks that keep with their next move together, unless they exceed a page: then they
 * break where they must. `roomOn` gives the inner height of a page by its number from 0.
 */
export function paginate<Piece extends Measured>(
  pieces: readonly Piece[],
  roomOn: (page: number) => number,
): readonly PageOf<Piece>[] {
  const pages: PageOf<Piece>[] = [];
  let page = newPage<Piece>();
  const turn = () => {
    pages.push(page);
    page = newPage();
  };
  for (const run of runsOf(pieces)) {
    const isFirst = page.pieces.length === 0;
    if (!isFirst && (run[0]?.startsPage || !fits(page, run, roomOn(pages.length)))) {
      const isClosing = run[0]?.startsPage !== true && run.some((piece) => piece.isClosing);
      const shrunk = isClosing ? shrunkPage(page, run, roomOn(pages.length)) : null;
      const along = isClosing && shrunk === null ? takenAlong(page, run, roomOn(pages.length)) : [];
      if (shrunk === null) turn();
      else page = shrunk;
      for (const piece of along) place(page, piece);
    }
    for (const piece of run) {
      // Only for a run too long for any page.
      if (page.pieces.length > 0 && !fits(page, [piece], roomOn(pages.length))) turn();
      place(page, piece);
    }
  }
  if (page.pieces.length > 0 || pages.length === 0) pages.push(page);
  return pages;
}

/** The page with smaller pictures, if that makes room for the run. */
function shrunkPage<Piece extends Measured>(
  { pieces }: Growing<Piece>,
  run: readonly Piece[],
  room: number,
): Growing<Piece> | null {
  const page = newPage<Piece>();
  for (const { piece } of pieces) place(page, (piece.smaller as Piece | undefined) ?? piece);
  return fits(page, run, room) ? page : null;
}

/** A page stays filled to at least this share. */
const leastLeft = 0.5;

/** The pictures at the end of the page, if they fit on the run's page and leave enough on theirs. */
function takenAlong<Piece extends Measured>(
  page: Growing<Piece>,
  run: readonly Piece[],
  room: number,
): readonly Piece[] {
  const along: Piece[] = [];
  for (let last = page.pieces.at(-1); last?.piece.smaller !== undefined; last = page.pieces.at(-1)) {
    const isEnough = last.y >= room * leastLeft;
    if (!isEnough || !fits(newPage<Piece>(), [last.piece, ...along, ...run], room)) break;
    along.unshift(last.piece);
    page.pieces.pop();
    page.used = last.y;
  }
  return along;
}

interface Growing<Piece extends Measured> {
  heads: PlacedHead<NonNullable<Piece['heads']>[number]>[];
  pieces: PlacedBlock<Piece>[];
  used: number;
}

function newPage<Piece extends Measured>(): Growing<Piece> {
  return { heads: [], pieces: [], used: 0 };
}

/** Blocks that stay on one page. */
function runsOf<Piece extends Measured>(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const runs: Piece[][] = [];
  let isKept = false;
  for (const piece of pieces) {
    if (isKept && !piece.startsPage) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    isKept = piece.keepsWithNext === true;
  }
  return runs;
}

function fits<Piece extends Measured>(page: Growing<Piece>, run: readonly Piece[], room: number): boolean {
  let used = page.used;
  for (const { height, gap = 0 } of run) used += (used > 0 ? gap : 0) + height;
  return used <= room + 0.001;
}

function place<Piece extends Measured>(page: Growing<Piece>, piece: Piece): void {
  if (page.pieces.length === 0) {
    for (const head of piece.heads ?? []) {
      page.heads.push({ head, y: page.used });
      page.used += head.height;
    }
  }
  const y = page.used + (page.used > 0 ? (piece.gap ?? 0) : 0);
  page.pieces.push({ piece, y });
  page.used = y + piece.height;
}
