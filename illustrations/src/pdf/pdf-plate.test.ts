import { expect, test } from 'vitest';
import { paintOf } from '../kit/paint/paint.ts';
import { regionsOf, type DrawCommand, type Scene } from '../kit/scene/scene.ts';
import { printTheme } from '../kit/paint/tokens.ts';
import type { PlateId } from '../plates.ts';
import { pdfPage } from '../testing/pdf-pages.ts';
import { plateIds, sceneOf } from '../testing/scene-of.ts';
import { tallyCanvas } from '../testing/tally-canvas.ts';
import { drawPlate, type PdfPlateOptions } from './pdf-plate.ts';

const box = { x: 36, y: 36, width: 720, height: 540 };

async function drawn(id: PlateId, options: Partial<PdfPlateOptions> = {}) {
  const scene = await sceneOf(id);
  const page = await pdfPage((doc) => drawPlate(doc, scene, { box, ...options }));
  return { scene, ...page };
}

/** The operators of one name, as in `0.9 0.3 0.1 SCN`. */
function named(operators: readonly string[], name: string): string[] {
  return operators.filter((line) => line.endsWith(` ${name}`) || line === name);
}

function strokesOf(scene: Scene): number {
  const count = (command: DrawCommand): number => {
    if (command.kind === 'clip') return command.draw.reduce((sum, one) => sum + count(one), 0);
    const stroke = command.extra?.stroke ?? paintOf(command.cls).stroke;
    return stroke === undefined || stroke === 'none' ? 0 : 1;
  };
  return scene.items.flatMap(({ draw }) => draw).reduce((sum, command) => sum + count(command), 0);
}

function rgb(hex: string): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [1, 3, 5].map(channel).join(' ');
}

test.each(plateIds)('%s is drawn line by line, and what it saves it restores', async (id) => {
  const scene = await sceneOf(id);
  const { canvas, told } = tallyCanvas();
  drawPlate(canvas, scene, { box });
  expect(told.get('save')).toBe(told.get('restore'));
  if (scene.patterns.length === 0) expect(told.get('stroke')).toBe(strokesOf(scene));
});

test.each(['tt32.front', 'cad38.rear', 'asm.rooftop-ac'] as const)(
  '%s needs neither masks nor images in the document',
  async (id) => {
    const { operators, file } = await drawn(id);
    expect(named(operators, 'q').length).toBe(named(operators, 'Q').length);
    expect(named(operators, 'S').length).toBeGreaterThan(50);
    expect(file).not.toMatch(/\/SMask|\/Subtype \/Image|NaN|undefined/);
  },
);

test('only colors of paper are used', async () => {
  const { operators } = await drawn('fw35.road');
  const allowed = new Set(Object.values(printTheme.inks).map(rgb));
  const colors = [...named(operators, 'scn'), ...named(operators, 'SCN')].filter(
    (line) => !line.startsWith('/'),
  );
  expect(colors.length).toBeGreaterThan(100);
  expect(colors.map((line) => line.replace(/ scn$/i, '')).filter((color) => !allowed.has(color))).toEqual([]);
});

test('the plate stands in the middle of its box, and the place of text stays as it was', async () => {
  const scene = await sceneOf('fw35.front');
  await pdfPage((doc) => {
    doc.x = 12;
    doc.y = 34;
    const placed = drawPlate(doc, scene, { box, callouts: true, font: 'Helvetica' });
    expect([doc.x, doc.y]).toEqual([12, 34]);
    expect(placed.x - box.x).toBeCloseTo(box.x + box.width - placed.x - placed.width);
    expect(placed.y - box.y).toBeCloseTo(box.y + box.height - placed.y - placed.height);
    expect(Math.max(placed.width / box.width, placed.height / box.height)).toBeCloseTo(1);
  });
});

test('damage is hatched, replacement is crossed, in the colors of paper', async () => {
  const { hatch, damageLine } = printTheme.states;
  const lines = async (state: 'damaged' | 'replace') => {
    const { operators } = await drawn('fw35.road', { marks: { 'body.front-cap': [state] } });
    const end = operators.indexOf(`${rgb(hatch.value)} SCN`);
    expect(operators.indexOf(`${rgb(damageLine.value)} SCN`)).toBeGreaterThan(end);
    const start = Math.max(operators.lastIndexOf('W n', end), operators.lastIndexOf('W* n', end));
    return named(operators.slice(start, end), 'm').length;
  };
  const [single, crossed] = [await lines('damaged'), await lines('replace')];
  expect(single).toBeGreaterThan(5);
  expect(crossed / single).toBeCloseTo(2, 0);
  const { operators } = await drawn('fw35.road');
  expect(operators.filter((line) => line.startsWith(rgb(hatch.value)))).toEqual([]);
});

test('pins are black discs with the numbers of their lines, side by side on one part', async () => {
  const { operators } = await drawn('fw35.rear', {
    font: 'Helvetica-Bold',
    pins: [
      { regionId: 'rear.ladder', number: 3 },
      { regionId: 'rear.ladder', number: 12 },
      { regionId: 'not.on-this-plate', number: 4 },
    ],
  });
  expect(named(operators, 'TJ')).toEqual(['[<33> 0] TJ', '[<3132> 0] TJ']);
  const discs = operators.flatMap((line, index) => (line === '0 0 0 scn' ? [operators[index - 1]] : []));
  expect(discs).toHaveLength(2);
});

test('a pin stands where the picture on screen has it: on the ladder, not between its rails', async () => {
  const pins = [{ regionId: 'rear.ladder', number: 3 }];
  const { operators, scene } = await drawn('fw35.rear', { font: 'Helvetica-Bold', pins });
  const ladder = regionsOf(scene).find(({ id }) => id === 'rear.ladder');
  const plain = await drawn('fw35.rear', { font: 'Helvetica-Bold' });
  // Every stroke and disc a pin adds begins at the height of its middle.
  const added = operators.filter((line) => line.endsWith(' m') && !plain.operators.includes(line));
  expect(added.length).toBeGreaterThan(0);
  for (const line of added) expect(Number(line.split(' ')[1])).toBeCloseTo(ladder?.pin[1] ?? 0, 1);
});

test('every callout has its number in the document, and dimming pales what has no mark', async () => {
  const { operators } = await drawn('fw35.front', { callouts: true, font: 'Helvetica-Bold' });
  const plain = await drawn('fw35.front');
  const dimmed = await drawn('fw35.front', { dim: true });
  expect(named(operators, 'TJ').length).toBe(regionsOf(plain.scene).filter(({ callout }) => callout).length);
  const white = (lines: readonly string[]) => lines.filter((line) => line === '1 1 1 scn').length;
  expect(white(dimmed.operators)).toBeGreaterThan(white(plain.operators));
});
