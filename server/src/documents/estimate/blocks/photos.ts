import type { Photo, PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { markLabel } from '@dre/core/domain/estimates/photos/mark-measure';
import { markShape, onPaper } from '@dre/core/domain/estimates/photos/mark-shapes';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Box, Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import type { TextLines } from '../../paper/text.ts';
import type { DocumentOrder, Pictures } from '../order.ts';
import { dayOfMoment } from '../document-text.ts';

interface ShownPhoto {
  readonly photo: Photo;
  readonly place: number;
  readonly lines: readonly number[];
  readonly caption: TextLines;
}

const gap = 8;
/** Four in a row for recognition; two if marks and measures must be readable. */
const across = { plain: 4, annotated: 2 } as const;
const edges = { plain: 640, annotated: 1200 } as const;

export function photoBlocks(pen: Pen, order: DocumentOrder, pictures: Pictures): readonly PrintBlock[] {
  const choice = order.options.photos;
  if (choice === 'none') return [];
  const numbers = new Map(order.printed.content.lines.map(({ id, number }) => [id, number]));
  const width = (contentWidth(pen.size) - gap * (across[choice] - 1)) / across[choice];
  const photos = order.printed.content.photos
    .filter(({ isPrinted }) => isPrinted)
    .map((photo, at): ShownPhoto => {
      const lines = linesOf(photo, numbers);
      const caption = pen.measure.wrap(captionOf(order, photo, at + 1, lines), styles.small, width, 4);
      return { photo, place: at + 1, lines, caption };
    });
  const rows: PrintBlock[] = [];
  for (let at = 0; at < photos.length; at += across[choice]) {
    rows.push(rowPiece(photos.slice(at, at + across[choice]), width, choice, pictures));
  }
  return rows;
}

/** The lines a photo shows, by tag or by pin. */
function linesOf({ lines, pins }: Photo, numbers: ReadonlyMap<string, number>): readonly number[] {
  const ids = new Set([...lines, ...pins.map(({ lineId }) => lineId)]);
  return Array.from(ids, (id) => numbers.get(id) ?? 0)
    .filter((number) => number > 0)
    .toSorted((one, other) => one - other);
}

function captionOf(
  order: DocumentOrder,
  { caption, takenAt }: Photo,
  place: number,
  lines: readonly number[],
): string {
  const words = [
    caption.trim() === '' ? `Photo ${String(place)}` : caption.trim(),
    takenAt === null ? '' : dayOfMoment(order, takenAt),
    lines.length === 0 ? '' : `line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}`,
  ];
  return words.filter(Boolean).join(', ');
}

function rowPiece(
  photos: readonly ShownPhoto[],
  width: number,
  choice: 'plain' | 'annotated',
  pictures: Pictures,
): PrintBlock {
  const height = width * 0.75;
  return {
    height: height + 3 + Math.max(...photos.map(({ caption }) => caption.height)),
    gap: 10,
    draw: async (pen, y) => {
      for (const [at, shown] of photos.entries()) {
        const bytes = await pictures(shown.photo.file, edges[choice]);
        const box = { x: margins.side + at * (width + gap), y, width, height };
        pen.tags.open('Sect');
        drawPhoto(pen, shown, bytes, box, choice === 'annotated');
        pen.tags.element('Caption', () => pen.lines(shown.caption, box.x, y + height + 3));
        pen.tags.close();
      }
    },
  };
}

function drawPhoto(
  pen: Pen,
  shown: ShownPhoto,
  bytes: Uint8Array | undefined,
  box: Box,
  isAnnotated: boolean,
): void {
  const { photo, lines, place } = shown;
  const alt =
    bytes === undefined
      ? `Photo ${String(place)} is not available`
      : `Photo: ${shown.caption.lines.join(' ')}`;
  const { x, y, width, height } = box;
  pen.tags.element(
    'Figure',
    () => {
      if (bytes === undefined)
        pen.textCenter('Photo not available', styles.small, x + width / 2, y + height / 2 - 5);
      else {
        const placed = placedIn(box, photo, isAnnotated);
        pen.doc.save().rect(x, y, width, height).clip();
        pen.doc.image(Buffer.from(bytes), placed.x, placed.y, { width: placed.width, height: placed.height });
        if (isAnnotated) drawMarks(pen, photo, placed);
        pen.doc.restore();
        drawNumbers(pen, lines, box);
      }
      pen.doc.lineWidth(0.5).strokeOpacity(1).rect(x, y, width, height).stroke('#777777');
    },
    { alt, box: [x, y, x + width, y + height] },
  );
}

/** Filling the box, or fitted into it if nothing may be cropped. */
export function placedIn(box: Box, photo: Pick<Photo, 'width' | 'height'>, isWhole: boolean): Box {
  const ratios = [box.width / photo.width, box.height / photo.height];
  const scale = isWhole ? Math.min(...ratios) : Math.max(...ratios);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

function drawNumbers(pen: Pen, lines: readonly number[], { x, y, width }: Box): void {
  let at = x + 4;
  for (const number of lines) {
    if (at > x + width - 18) return;
    pen.doc
      .fillOpacity(1)
      .roundedRect(at - 1.2, y + 2.8, 14.9, 14.9, 7.4)
      .fill('#ffffff');
    at += pen.disc(number, at, y + 4) + 3;
  }
}

/** White under black, so that they are visible on every picture. */
function drawMarks(pen: Pen, photo: Photo, placed: Box): void {
  const onPage = ([px, py]: PhotoPoint) => ({
    x: placed.x + (px / 1_000_000) * placed.width,
    y: placed.y + (py / 1_000_000) * placed.height,
  });
  for (const mark of photo.marks) {
    const shape = markShape(mark, onPage, onPaper);
    if (shape === null) continue;
    if (shape.path !== '') {
      pen.doc.lineCap('round').lineJoin('round').strokeOpacity(1);
      pen.doc.lineWidth(3).path(shape.path).stroke('#ffffff');
      pen.doc.lineWidth(1.3).path(shape.path).stroke('#000000');
    }
    const words = markLabel(mark, photo);
    if (words !== '') drawLabel(pen, words, shape.label, placed);
  }
}

function drawLabel(
  pen: Pen,
  words: string,
  at: { readonly x: number; readonly y: number },
  { x, y, width, height }: Box,
): void {
  const lines = pen.measure.wrap(words, styles.label, Math.min(width - 8, 160), 3);
  const wide = Math.max(...lines.lines.map((line) => pen.measure.width(line, styles.label))) + 6;
  const left = Math.min(Math.max(at.x - wide / 2, x + 2), x + width - wide - 2);
  const top = Math.min(Math.max(at.y - lines.height - 4, y + 2), y + height - lines.height - 4);
  pen.paint({ x: left, y: top, width: wide, height: lines.height + 2 }, 1);
  pen.lines({ ...lines, style: { ...styles.label, gray: 0 } }, left + 3, top + 1);
}
