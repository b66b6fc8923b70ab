import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { dayText } from '@dre/core/domain/day-text';
import { dayOfMoment } from '../estimate/document-text.ts';
import { money } from '@dre/core/domain/number-text';
import { extension } from '@dre/core/domain/rounding';
import { purchaseCost } from '@dre/core/domain/shop/parts/purchase-state';
import { sideNamesIn } from '../estimate/blocks/details.ts';
import { headBlock } from '../estimate/blocks/letterhead.ts';
import { placedIn } from '../estimate/blocks/photos.ts';
import { factRows } from '../estimate/blocks/unit.ts';
import { type Drawing, drawSide, sidesWith } from '../estimate/drawings.ts';
import type { Pictures } from '../estimate/order.ts';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Box, Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import type { PaperPhoto, PaperPurchaseLine, PurchasePaper } from './shop-paper.ts';

const columns: readonly Column[] = [
  { title: '', align: 'left', width: 'fit' },
  { title: 'Part', align: 'left', width: 'rest', isHeader: true },
  { title: 'Part number', align: 'left', width: 96 },
  { title: 'Quantity', align: 'right', width: 'fit' },
  { title: 'Unit cost', align: 'right', width: 'fit' },
  { title: 'Cost', align: 'right', width: 'fit' },
];

/** For the vendor: parts, quantities and the shop's own cost. It contains neither sale prices nor a customer. */
export async function purchaseOrderBlocks(
  pen: Pen,
  order: PurchasePaper,
  pictures: Pictures,
): Promise<readonly PrintBlock[]> {
  const { purchase, lines } = order;
  const { vendor, written, note, expected } = purchase;
  const facts = [
    ['Vendor', vendor.name],
    ['Attention', vendor.contact],
    ['Phone', vendor.phone],
    ['E-mail', vendor.email],
    ['Our account number', vendor.account],
    ['Ordered by', written.by],
    ['Expected', expected === undefined ? '' : dayText(expected)],
    ...vehicleFacts(lines),
  ]
    .map(([name = '', value = '']) => ({ name, value: value.trim() }))
    .filter(({ value }) => value !== '');
  const pictured = await picturedLines(order);
  return [
    headBlock(pen, order, {
      title: 'Purchase order',
      number: purchase.number,
      status: `${stateText(order)}, ${lines.length === 1 ? '1 line' : `${String(lines.length)} lines`}`,
      isDraft: purchase.sent === null,
      lines: [dayOfMoment(order, written.at), `Printed ${dayText(order.printedOn)}`],
    }),
    factRows(pen, facts, 12),
    ...(note.trim() === '' ? [] : paragraphBlocks(pen, note.trim(), { gap: 8 })),
    ...partTable(pen, lines),
    ...paragraphBlocks(pen, request, { gap: 10, style: styles.small }),
    ...(pictured.length === 0 ? [] : [headingBlock(pen, 'The parts and the damage')]),
    ...pictureRows(pictured).map((row) => pictureBlock(pen, row, pictures)),
  ];
}

/** Nothing is ordered by a draft, so it says so wherever it goes. */
function stateText({ purchase: { sent, discarded }, zone }: PurchasePaper): string {
  if (discarded !== undefined) return 'Discarded';
  return sent === null ? 'Draft, not sent' : `Sent ${dayOfMoment({ zone }, sent.at)}`;
}

/** The vehicle all parts are for; parts for several vehicles name each its own. */
function vehicleFacts(lines: readonly PaperPurchaseLine[]): readonly (readonly [string, string])[] {
  const [first] = lines;
  if (first === undefined || !isForOneVehicle(lines)) return [];
  return [
    ['Vehicle', first.vehicle],
    ['VIN', first.vin],
    ['Our repair order', first.number],
  ];
}

function isForOneVehicle(lines: readonly PaperPurchaseLine[]): boolean {
  return new Set(lines.map(({ order }) => order)).size === 1;
}

const request =
  'Please confirm the order with the day each line arrives, and name our purchase order on your papers and parcels.';

function partTable(pen: Pen, lines: readonly PaperPurchaseLine[]): readonly PrintBlock[] {
  const total = purchaseCost(lines);
  const isShared = isForOneVehicle(lines);
  const rows = lines.map((line, at): TableRow => ({
    kind: 'row',
    cells: [
      { disc: at + 1 },
      [{ text: line.description }, ...(isShared ? [] : [{ text: forText(line), style: styles.small }])],
      [{ text: line.partNumber, style: styles.mono }],
      [{ text: quantityText(line.quantity, line.unit) }],
      [{ text: line.cost === null ? '' : money(line.cost) }],
      [{ text: line.cost === null ? '' : money(extension(line.cost, line.quantity)) }],
    ],
  }));
  const sum: TableRow[] =
    total === null || total === 0 ? [] : [{ kind: 'group', name: 'Total cost', sums: { 5: money(total) } }];
  return tableBlocks(pen, columns, [...rows, ...sum], {
    x: margins.side,
    width: contentWidth(pen.size),
    gap: 10,
  });
}

function forText({ vehicle, vin, number }: PaperPurchaseLine): string {
  return [vehicle, vin === '' ? '' : `VIN ${vin}`, number].filter(Boolean).join(', ');
}

interface PicturedLine {
  readonly line: PaperPurchaseLine;
  readonly place: number;
  readonly drawing: Drawing | null;
}

async function picturedLines(order: PurchasePaper): Promise<readonly PicturedLine[]> {
  const names = sideNamesIn(order);
  const pictured = await Promise.all(
    order.lines.map(async (line, at): Promise<PicturedLine> => {
      const place = at + 1;
      if (line.drawn === null) return { line, place, drawing: null };
      const { sides } = await sidesWith(line.unitDrawn, [{ ...line.drawn, number: place }], names);
      return { line, place, drawing: sides.find(({ lines }) => lines.length > 0) ?? null };
    }),
  );
  return pictured.filter(({ line, drawing }) => drawing !== null || line.photo !== null);
}

const pairGap = 12;
const pictureHeight = 128;
/** Enough for a photo of half the page's width. */
const photoEdge = 900;

/** A line's drawing and photo stand side by side; lines with one picture stand two in a row. */
export function pictureRows<
  Line extends Pick<PicturedLine, 'drawing'> & { readonly line: { readonly photo: unknown } },
>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const rows: Line[][] = [];
  for (const one of lines) {
    const isAlone = one.drawing === null || one.line.photo === null;
    const last = rows.at(-1);
    const [before] = last ?? [];
    const hasRoom =
      last?.length === 1 && before !== undefined && (before.drawing === null || before.line.photo === null);
    if (isAlone && hasRoom) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

function captionText({ line, place, drawing }: PicturedLine): string {
  const where = drawing === null ? '' : `, ${drawing.name.toLowerCase()}`;
  const taken = line.photo?.takenAt == null ? '' : `; photo of ${dayText(line.photo.takenAt)}`;
  return `${String(place)}  ${line.description}${where}${taken}`;
}

function pictureBlock(pen: Pen, row: readonly PicturedLine[], pictures: Pictures): PrintBlock {
  const width = (contentWidth(pen.size) - pairGap) / 2;
  const room = row.length === 1 ? contentWidth(pen.size) : width;
  const captions = row.map((one) => pen.measure.wrap(captionText(one), styles.small, room));
  return {
    height: pictureHeight + Math.max(...captions.map(({ height }) => height)) + 6,
    gap: 8,
    draw: async (own, y) => {
      const boxAt = (column: number): Box => ({
        x: margins.side + column * (width + pairGap),
        y,
        width,
        height: pictureHeight,
      });
      for (const [column, { line, place, drawing }] of row.entries()) {
        own.tags.open('Sect');
        if (drawing !== null) drawDrawing(own, drawing, boxAt(column));
        if (line.photo !== null) {
          const bytes = await pictures(line.photo.file, photoEdge);
          const photoBox = boxAt(drawing === null ? column : column + 1);
          drawPhoto(own, { photo: line.photo, bytes, place, alt: line.description }, photoBox);
        }
        const caption = captions[column];
        const { x } = boxAt(column);
        if (caption !== undefined) {
          own.tags.element('Caption', () => own.lines(caption, x, y + pictureHeight + 4));
        }
        own.tags.close();
      }
    },
  };
}

function drawDrawing(pen: Pen, drawing: Drawing, box: Box): void {
  const { scene } = drawing;
  const scale = Math.min(box.width / scene.box.width, box.height / scene.box.height);
  const [width, height] = [scene.box.width * scale, scene.box.height * scale];
  drawSide(pen, drawing, {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  });
}

interface ShownPhoto {
  readonly photo: PaperPhoto;
  readonly bytes: Uint8Array | undefined;
  readonly place: number;
  readonly alt: string;
}

/** The whole photo, with the line's number on the damage. */
function drawPhoto(pen: Pen, { photo, bytes, place, alt }: ShownPhoto, box: Box): void {
  const placed = placedIn(box, photo, true);
  pen.tags.element(
    'Figure',
    () => {
      if (bytes === undefined) {
        pen.textCenter('Photo not available', styles.small, box.x + box.width / 2, box.y + box.height / 2);
        return;
      }
      const { width, height } = placed;
      pen.doc.image(Buffer.from(bytes), placed.x, placed.y, { width, height });
      pen.doc.lineWidth(0.5).strokeOpacity(1).rect(placed.x, placed.y, width, height).stroke('#777777');
      const at = photo.pin ?? { x: 40_000, y: 60_000 };
      const [x, y] = [placed.x + (at.x / 1_000_000) * width, placed.y + (at.y / 1_000_000) * height];
      pen.doc.fillOpacity(1).circle(x, y, 7.6).fill('#ffffff');
      pen.disc(place, x - 6.25, y - 6.25);
    },
    { alt: `Photo of ${alt}`, box: [box.x, box.y, box.x + box.width, box.y + box.height] },
  );
}
