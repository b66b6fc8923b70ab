import type { WalkAroundView } from '@dre/core/domain/estimates/model/estimate';
import { placeCallouts } from '@dre/illustrations/kit/callouts/callouts';
import type { Scene } from '@dre/illustrations/kit/scene/scene';
import { drawPlate } from '@dre/illustrations/pdf/pdf-plate';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { stacked } from '../paper/stacked.ts';
import { hairline, paleGray, styles } from '../paper/styles.ts';
import { pinFont } from '../paper/typefaces.ts';
import type { Drawings } from './drawings.ts';
import { letterheadBlock } from './blocks/letterhead.ts';
import type { DocumentOrder } from './order.ts';
import { blankUnitBlock } from './blocks/unit.ts';

/** For the walk around the unit: every side with numbered parts, and room to write. */
export function worksheet(pen: Pen, order: DocumentOrder, { sides }: Drawings): readonly PrintBlock[] {
  return [
    letterheadBlock(pen, order),
    blankUnitBlock(pen, order),
    headingBlock(pen, 'Photos to take'),
    checklist(pen),
    headingBlock(pen, 'What the customer says, and what cannot be seen in a picture'),
    writingLines(pen, []),
    ...sides.map((drawing) => sidePage(pen, drawing)),
  ];
}

const views: Readonly<Record<WalkAroundView, string>> = {
  'front-left': 'Front left corner',
  'front-right': 'Front right corner',
  'rear-right': 'Rear right corner',
  'rear-left': 'Rear left corner',
  roof: 'Roof',
  'vin-plate': 'VIN plate',
  odometer: 'Odometer',
  damage: 'Damage, near and far',
};

/** Each with a box to tick, four in a row. */
function checklist(pen: Pen): PrintBlock {
  const width = contentWidth(pen.size) / 4;
  const names = Object.values(views);
  return {
    height: Math.ceil(names.length / 4) * 18,
    gap: 2,
    draw: (own, y) => {
      for (const [at, name] of names.entries()) {
        const x = margins.side + (at % 4) * width;
        const top = y + Math.floor(at / 4) * 18 + 2;
        own.tags.artifact(() => own.frame({ x, y: top, width: 10, height: 10 }, 0.7, 1.5));
        own.tags.element('P', () => own.text(name, styles.body, x + 15, top - 0.7));
      }
    },
  };
}

/** One page per side: the picture, the names of its numbers, and writing lines down to the foot. */
function sidePage(pen: Pen, { scene, name }: Drawings['sides'][number]): PrintBlock {
  const columns = ['No.', 'Damage', 'Length × height', 'Replace, repair, R&I, refinish', 'Photo'];
  const parts = [figure(pen, scene, name), partNames(pen, scene), writingLines(pen, columns)];
  return { ...stacked([headingBlock(pen, name), ...parts]), startsPage: true };
}

const largest = 262;

function figure(pen: Pen, scene: Scene, name: string): PrintBlock {
  const width = contentWidth(pen.size);
  const { box } = placeCallouts(scene);
  const height = Math.min(largest, (width * box.height) / box.width);
  return {
    height,
    gap: 2,
    draw: (own, y) => {
      const place = { x: margins.side, y, width, height };
      own.tags.element(
        'Figure',
        () => {
          drawPlate(own.doc, scene, { box: place, callouts: true, font: pinFont, isGray: true });
        },
        {
          alt: `${name} of the vehicle, its parts numbered as in the list below.`,
          box: [place.x, y, place.x + width, y + height],
        },
      );
    },
  };
}

const nameColumns = 4;

/** The names of the numbers, in columns from top to bottom. */
function partNames(pen: Pen, scene: Scene): PrintBlock {
  const { callouts } = placeCallouts(scene);
  const width = contentWidth(pen.size) / nameColumns;
  const named = [...callouts].toSorted((one, other) => one.number - other.number);
  const inColumn = Math.ceil(named.length / nameColumns);
  const laid = named.map(({ number, title }) =>
    pen.measure.wrap(`${String(number)}  ${title}`, styles.label, width - 6, 2),
  );
  const columns = Array.from({ length: nameColumns }, (_, at) =>
    laid.slice(at * inColumn, (at + 1) * inColumn),
  );
  const height = Math.max(...columns.map((column) => column.reduce((sum, one) => sum + one.height, 0)));
  return {
    height: height + 4,
    gap: 6,
    draw: (own, y) => {
      for (const [at, column] of columns.entries()) {
        let top = y;
        for (const lines of column) {
          const here = top;
          own.tags.element('P', () => own.lines(lines, margins.side + at * width, here));
          top += lines.height;
        }
      }
    },
  };
}

const lineHeight = 21;
const fewest = 4;
const shares = [0.07, 0.36, 0.17, 0.3, 0.1];

/** Empty rows to the end of the page, below column titles if there are any. */
function writingLines(pen: Pen, titles: readonly string[]): PrintBlock {
  const width = contentWidth(pen.size);
  const head = titles.length === 0 ? 0 : 14;
  const places = titles.map((title, at) => ({
    title,
    x: margins.side + width * shares.slice(0, at).reduce((sum, share) => sum + share, 0),
  }));
  return {
    height: head + fewest * lineHeight,
    gap: 8,
    draw: (own, y, below) => {
      const count = fewest + Math.floor(below / lineHeight);
      for (const { title, x } of places) {
        own.tags.element('P', () => own.text(title, styles.smallStrong, x, y));
      }
      own.tags.artifact(() => {
        if (head > 0) own.rule(margins.side, y + head - 2, width, 0.8);
        for (let line = 1; line <= count; line += 1) {
          own.rule(margins.side, y + head + line * lineHeight, width, hairline, paleGray);
        }
      });
    },
  };
}
