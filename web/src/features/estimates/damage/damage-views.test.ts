import { withSideNames, sideNamings, sideLabels } from '@dre/core/domain/account/side-names';
import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aBook } from '@dre/core/domain/testing/a-book';
import { aLine } from '@dre/core/domain/testing/a-line';
import { aWorkItem } from '@dre/core/domain/testing/a-work-item';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { cents, centsPerHour, thousandths } from '@dre/core/domain/units';
import { plates } from '@dre/illustrations/plates';
import { expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { bookSide, type BookSide } from '../../catalogue/book-page/book-side.ts';
import { whereText } from '../builder/presence/presence-text.ts';
import { boundCommands } from '../commands/builder-commands.ts';
import { zoneName } from '../intake/cards/impacts.ts';
import { lineRows } from '../lines/grid/line-rows.ts';
import { lineText } from '../lines/grid/line-labels.ts';
import {
  damageViewName,
  damageViews,
  openingView,
  linePins,
  lineTextByRegion,
  regionMarks,
  viewOfLine,
} from './damage-views.ts';
import { drawnLines } from './drawn-lines.ts';
import { onDrawing } from './selected-side.ts';
import { partsLocatedAt } from './use-damage-side.ts';

const line = (number: number, operation: 'replace' | 'repair', region: string | null) =>
  aLine({ id: `${number}`, number, operation, place: { side: 'road', subSide: 'mid-lower', region } });

test('a part with several lines is marked by the heaviest of them', () => {
  const marks = regionMarks([
    line(1, 'repair', 'door'),
    line(2, 'replace', 'door'),
    line(3, 'repair', 'door'),
    line(4, 'repair', 'window'),
    line(5, 'repair', null),
  ]);
  expect([...marks]).toEqual([
    ['door', 'replace'],
    ['window', 'damaged'],
  ]);
});

test('the spoken text of a part states labor and parts for the full quantity of its lines', () => {
  const items = [
    aWorkItem({ ...line(1, 'replace', 'door'), price: cents(10_00), quantity: thousandths(12_500) }),
    aWorkItem({ ...line(2, 'replace', 'door'), price: cents(3_00), quantity: thousandths(1_000) }),
  ];
  const hourly = aWorkItem(line(3, 'repair', 'window'), { body: 15 });
  const profile = defaultProfile();
  const body = { ...profile.labor.body, rate: centsPerHour(148_00) };
  const text = lineTextByRegion([...items, hourly], { ...profile, labor: { ...profile.labor, body } });
  expect(text.get('door')).toBe('2 lines, 128.00');
  expect(text.get('window')).toBe('1 line, 222.00');
});

test('a line of one wall has no number in the picture of the other, though its part has the same name there', () => {
  const curb = aLine({ place: { side: 'curb', subSide: 'mid-lower', region: 'body.wall' } });
  const drawn = { hasRegion: () => true, regionFor: () => undefined };
  expect(drawnLines([curb], 'road', drawn)[0]?.place.region).toBeNull();
  expect(drawnLines([curb], 'curb', drawn)[0]?.place.region).toBe('body.wall');
});

test('a ladder selected from the list of its wall has its pin on the ladder', async () => {
  const scene = await plates['fw35.rear'].load();
  const unit = { vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' } as const;
  const drawn = bookSide(starterContents(), unit, { scene } as Parameters<typeof bookSide>[2]);
  const ofWall = new Map(
    partsLocatedAt(drawn, 'body.rear-wall').map(({ part, place }) => [part.code, place.region]),
  );
  expect(ofWall.get('BM-LADDER')).toBe('rear.ladder');
  expect(new Set(ofWall.values())).toContain('body.rear-wall');
});

test('a typed part is located where the visible side draws it, and unchanged where it does not', () => {
  const drawn = {
    regionFor: (part: string) => (part === 'DOOR' ? 'door.baggage-2@R' : undefined),
    zoneOf: () => ({ side: 'curb', subSide: 'rear-lower' }) as ReturnType<BookSide['zoneOf']>,
  };
  const typed = { side: 'curb', subSide: 'front-lower', region: null } as const;
  const visible = { view: 'curb', drawn } as const;
  expect(onDrawing('DOOR', typed, visible)).toEqual({
    side: 'curb',
    subSide: 'rear-lower',
    region: 'door.baggage-2@R',
  });
  expect(onDrawing('SEAL', typed, visible)).toBe(typed);
  expect(onDrawing('DOOR', typed, { ...visible, view: 'road' })).toBe(typed);
  expect(onDrawing('DOOR', typed, null)).toBe(typed);
});

test('the number of a line is its pin; a line without a location in the picture has none', () => {
  expect(linePins([line(7, 'repair', 'door'), line(8, 'repair', null)]).map(({ number }) => number)).toEqual([
    7,
  ]);
});

test('an estimate opens on a side with lines, on the point of impact if that has some', () => {
  const opened = (impacts: readonly Side[], sides: readonly Side[]) =>
    openingView(
      anEstimate({
        loss: { ...anEstimate().loss, pointsOfImpact: impacts.map((side) => ({ side, subSide: 'center' })) },
        lines: sides.map((side) => aLine({ place: { side, subSide: 'center', region: null } })),
      }),
    );
  expect(opened([], [])).toBe('road');
  expect(opened(['slide', 'rear', 'roof'], [])).toBe('rear');
  expect(opened(['front'], ['roof', 'curb'])).toBe('curb');
  expect(opened(['slide', 'roof'], ['curb', 'roof'])).toBe('roof');
  expect(opened(['front'], ['whole'])).toBe('front');
});

test('a line that was typed is marked where the picture draws its part, on the roof as on a wall', async () => {
  const scene = await plates['fw35.roof'].load();
  const unit = { vehicleType: 'fifth-wheel', wall: 'wall-laminated', roof: 'roof-tpo' } as const;
  const drawn = bookSide(starterContents(), unit, { scene } as Parameters<typeof bookSide>[2]);
  const typed = (part: string, region: string | null) =>
    aLine({
      id: part,
      source: { kind: 'book', part },
      operation: 'replace',
      place: { side: 'roof', subSide: 'penetrations', region },
    });
  const lines = [
    typed('RF-TPO', null),
    typed('AC-SHROUD', 'roof.ac-of-another-picture'),
    typed('OP-LEAK', null),
  ];
  const marks = regionMarks(drawnLines(lines, 'roof', drawn));
  const visible = [...marks.keys()].filter((region) => drawn.hasRegion(region));
  expect(visible).toEqual(['roof.membrane', expect.stringMatching(/^roof\.ac/)]);
  expect(drawnLines(lines, 'rear', drawn)).toEqual(lines);
});

test.each([
  ['road', null, 'road'],
  ['slide', 'slide.face@L', 'road'],
  ['awning', 'awning.patio@R', 'curb'],
  ['chassis', 'chassis.engine', 'under'],
  ['whole', null, undefined],
] as const)('a line of the side %s at %s is shown in the picture %s', (side, region, view) => {
  expect(viewOfLine({ place: { side, subSide: 'any', region } })).toBe(view);
});

test.each(sideNamings)(
  'tabs, commands and collaborators name the sides as the company does: %s',
  (naming) => {
    const { sides } = withSideNames(starterContents(), naming);
    const { road, curb } = sideLabels[naming];
    expect(damageViews.map((view) => damageViewName(view, sides))).toEqual([
      'Front',
      road,
      'Rear',
      curb,
      'Roof',
      'Under',
      'Inside',
    ]);
    const nothing = () => undefined;
    const actions = {
      undo: nothing,
      redo: nothing,
      showSide: nothing,
      addLine: nothing,
      openHistory: nothing,
    };
    const others = {
      saveTemplate: nothing,
      insertTemplate: nothing,
      addTemplate: nothing,
      openDocuments: nothing,
      openTotals: nothing,
      openRates: nothing,
      openComments: nothing,
    };
    const commands = boundCommands(
      { ...actions, ...others, canUndo: false, canRedo: false, mayEdit: true, maySaveTemplates: true },
      sides,
    );
    expect(commands.find(({ id }) => id === 'side-curb')?.name).toBe(`Show ${curb}`);
    expect(whereText({ line: null, column: null, view: 'road' }, sides)).toBe(road);
  },
);

test.each(sideNamings)(
  'lines are grouped and locations named as the company calls the sides: %s',
  (naming) => {
    const contents = withSideNames(starterContents(), naming);
    const estimate = anEstimate({ lines: [line(1, 'repair', null)] });
    const { items } = priceEstimate(estimate, aBook());
    const [head] = lineRows(items, estimate.profile, contents.sides, new Set());
    expect(head).toMatchObject({ kind: 'group', name: sideLabels[naming].road });
    expect(lineText(contents).sides.map(({ name }) => name)).toContain(sideLabels[naming].curb);
    const place = { side: 'curb', subSide: 'mid-lower' } as const;
    expect(zoneName(contents, place)).toBe(`${sideLabels[naming].curb}, mid lower`);
  },
);
