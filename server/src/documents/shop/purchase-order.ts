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
  ]
    .map(([name = '', value = '']) => ({ name, value: value.trim() }))
    .filter(({ value }) => value !== '');
  const pictured = await picturedLines(order);
  return [
    headBlock(pen, order, {
      title: 'Purchase order',
      number: purchase.number,
      status: lines.length === 1 ? '1 line' : `${String(lines.length)} lines`,
      isDraft: false,
      lines: [dayOfMoment(order, written.at), `Printed ${dayText(order.printedOn)}`],
    }),
    factRows(pen, facts, 12),
    ...(note.trim() === '' ? [] : paragraphBlocks(pen, note.trim(), { gap: 8 })),
    ...partTable(pen, lines),
    ...paragraphBlocks(pen, request, { gap: 10, style: styles.small }),
    ...(pictured.length === 0 ? [] : [headingBlock(pen, 'The parts and the damage')]),
    ...pictured.map((line) => pictureBlock(pen, line, pictures)),
  ];
}

const request =
  'Please confirm the order with the day each line arrives, and name our purchase order on your papers and parcels.';

function partTable(pen: Pen, lines: readonly PaperPurchaseLine[]): readonly PrintBlock[] {
  const total = purchaseCost(lines);
  const rows = lines.map((line, at): TableRow => ({
    kind: 'row',
    cells: [
      { disc: at + 1 },
      [
        { text: line.description },
        { text: [line.vehicle, line.number].filter(Boolean).join(', '), style: styles.small },
      ],
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

function pictureBlock(pen: Pen, { line, place, drawing }: PicturedLine, pictures: Pictures): PrintBlock {
  const width = (contentWidth(pen.size) - pairGap) / 2;
  const where = drawing === null ? '' : `, ${drawing.name.toLowerCase()}`;
  const taken = line.photo?.takenAt == null ? '' : `; photo of ${dayText(line.photo.takenAt)}`;
  const words = `${String(place)}  ${line.description}${where}${taken}`;
  const caption = pen.measure.wrap(words, styles.small, contentWidth(pen.size));
  return {
    height: pictureHeight + caption.height + 6,
    gap: 8,
    draw: async (own, y) => {
      const boxes = [margins.side, margins.side + width + pairGap].map((x) => ({
        x,
        y,
        width,
        height: pictureHeight,
      }));
      const [first, second] = boxes as [Box, Box];
      own.tags.open('Sect');
      if (drawing !== null) drawDrawing(own, drawing, first);
      const photoBox = drawing === null ? first : second;
      if (line.photo !== null) {
        const bytes = await pictures(line.photo.file, photoEdge);
        drawPhoto(own, { photo: line.photo, bytes, place, alt: line.description }, photoBox);
      }
      own.tags.element('Caption', () => own.lines(caption, margins.side, y + pictureHeight + 4));
      own.tags.close();
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
