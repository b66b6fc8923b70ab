import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { product } from '@dre/core/domain/product';
import { plates, type PlateId } from '@dre/illustrations/plates';
import type { FontFiles } from '../paper/font-files.ts';
import { contentWidth, margins, pageSizes } from '../paper/page-size.ts';
import { paginate } from '../paper/paginate.ts';
import { type Outlet, startFile } from '../paper/pdf-file.ts';
import { Pen } from '../paper/pen.ts';
import { type Furniture, printPages, roomOf } from '../paper/print-pages.ts';
import { styles } from '../paper/styles.ts';
import { openTypefaces } from '../paper/typefaces.ts';
import * as appendix from './appendix-chapters.ts';
import { contentsPages, howToRead, type ManualPart, readingChapter, titlePage } from './front.ts';
import { manualContext, type ManualContext, type ManualOrder, type MarkedBlock } from './manual-context.ts';
import { assembliesChapter, assembliesTitle, vehicleChapter, vehicleTitle } from './picture-chapters.ts';
import { plateFacts, type PlateFacts } from './plate-facts.ts';
import { calculatorChapter, calculatorsTitle, refinishChapter, refinishTitle } from './rule-chapters.ts';
import { sideChapter, sideTitle, tabledSides } from './side-tables.ts';

export interface ManualPrinter {
  readonly fonts: FontFiles;
  /** Receives the bytes as they are written. */
  readonly outlet: Outlet;
  /** Called after each page with the pages written and their total. Printing waits for it. */
  readonly progress: (page: number, pages: number) => Promise<void>;
  /** The pictures to print; all of them by default. */
  readonly plateIds?: readonly PlateId[];
}

/** Writes the manual of an edition and returns its number of pages. The same edition gives the same bytes. */
export async function writeManual(order: ManualOrder, printer: ManualPrinter): Promise<number> {
  const size = pageSizes.letter;
  const edition = `Edition ${String(order.contents.edition)}`;
  const file = startFile(
    size,
    {
      title: `RV Damage Repair Estimator, ${edition}`,
      author: product.publisher,
      subject: 'Labor times and material prices for recreational vehicles',
      keywords: edition,
      producer: `RV Damage Repair Estimator ${product.version}`,
      made: new Date(`${order.publishedOn}T00:00:00Z`),
    },
    printer.outlet,
  );
  const pen = new Pen(file, openTypefaces(file.doc, file.insides, printer.fonts), size);
  const facts = await everyPlate(printer.plateIds ?? (Object.keys(plates) as PlateId[]));
  const furniture = furnitureOf(edition);
  const pieces = await settled(pen, order, facts, furniture);
  const count = paginate(pieces, (page) => roomOf(size, furniture, page)).length;
  let page = 0;
  const pages = await printPages(pen, pieces, furniture, () => printer.progress(++page, count));
  file.end();
  return pages;
}

async function everyPlate(ids: readonly PlateId[]): Promise<readonly PlateFacts[]> {
  const facts: PlateFacts[] = [];
  for (const id of ids) {
    facts.push(await plateFacts(id));
    await breath();
  }
  return facts;
}

/** Yields to other work between two chapters. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Composed again until every page number it prints is right. */
async function settled(
  pen: Pen,
  order: ManualOrder,
  facts: readonly PlateFacts[],
  furniture: Furniture,
): Promise<readonly MarkedBlock[]> {
  let pages: ReadonlyMap<string, number> = new Map();
  const deps = manualContext(order, () => pages);
  for (let turn = 0; turn < mostTurns; turn++) {
    const pieces = await composed(pen, deps, facts);
    const found = pagesOf(pieces, pen, furniture);
    if (isSame(pages, found)) return pieces;
    pages = found;
  }
  throw new Error('The page numbers of the manual do not settle.');
}

const mostTurns = 6;

function pagesOf(
  pieces: readonly MarkedBlock[],
  pen: Pen,
  furniture: Furniture,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [number, page] of paginate(pieces, (one) => roomOf(pen.size, furniture, one)).entries()) {
    for (const { piece } of page.pieces) if (piece.mark !== undefined) found.set(piece.mark, number + 1);
  }
  return found;
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([mark, page]) => other.get(mark) === page);
}

async function composed(
  pen: Pen,
  deps: ManualContext,
  facts: readonly PlateFacts[],
): Promise<readonly MarkedBlock[]> {
  const ofType = (type: VehicleType | null) => facts.filter(({ id }) => plates[id].vehicleType === type);
  const shown = vehicleTypes.filter((type) => ofType(type).length > 0);
  const assemblies = ofType(null);
  const sides = tabledSides(deps);
  const parts: readonly ManualPart[] = [
    { name: 'Before you begin', chapters: [howToRead] },
    {
      name: 'Pictures',
      chapters: [
        ...shown.map((type) => vehicleTitle(deps, type)),
        ...(assemblies.length > 0 ? [assembliesTitle] : []),
      ],
    },
    { name: 'Tables', chapters: sides.map((side) => sideTitle(deps, side)) },
    { name: 'Rules', chapters: [refinishTitle, calculatorsTitle] },
    {
      name: 'Lists',
      chapters: [
        appendix.materialsTitle,
        appendix.forgottenTitle,
        appendix.jobsTitle,
        appendix.totalLossTitle,
        appendix.makersTitle,
        appendix.indexTitle,
      ],
    },
  ];
  const chapters: readonly (() => readonly MarkedBlock[])[] = [
    () => [titlePage(pen, deps)],
    () => contentsPages(pen, deps, parts),
    () => readingChapter(pen, deps),
    ...shown.map((type) => () => vehicleChapter(pen, deps, type, ofType(type))),
    ...(assemblies.length > 0 ? [() => assembliesChapter(pen, deps, assemblies)] : []),
    ...sides.map((side) => () => sideChapter(pen, deps, side)),
    () => refinishChapter(pen),
    () => calculatorChapter(pen, deps),
    () => appendix.materialsChapter(pen, deps),
    () => appendix.forgottenChapter(pen, deps),
    () => appendix.jobsChapter(pen, deps),
    () => appendix.totalLossChapter(pen, deps),
    () => appendix.makersChapter(pen, deps),
    () => appendix.indexChapter(pen, deps),
  ];
  const pieces: MarkedBlock[] = [];
  for (const chapter of chapters) {
    for (const piece of chapter()) pieces.push(piece);
    await breath();
  }
  return pieces;
}

/** The edition and the page number at the foot of every page. */
function furnitureOf(edition: string): Furniture {
  return {
    headHeight: 0,
    footHeight: 24,
    drawHead: () => {},
    drawFoot: (pen, y, page, pages) => {
      const width = contentWidth(pen.size);
      pen.rule(margins.side, y + 8, width, 0.5, 0.6);
      pen.text(`RV Damage Repair Estimator, ${edition}`, styles.foot, margins.side, y + 13);
      pen.textRight(`Page ${String(page)} of ${String(pages)}`, styles.foot, margins.side + width, y + 13);
    },
  };
}
