import { expect, test } from 'vitest';
import { cut } from './geometry/cuts.ts';
import { ellipse, poly, rect, ribbon, spline } from './geometry/shapes.ts';
import { paintOf } from './paint/paint.ts';
import { pathData } from './geometry/path-data.ts';
import { canonicalRegionId } from './scene/region-id.ts';
import { regionsOf } from './scene/scene.ts';
import { svgOf } from './svg/svg.ts';
import { View } from './drawing/view.ts';

function smallPlate(): View {
  const view = new View({
    id: 'test.road',
    title: 'A wall & a door',
    vehicle: 'test',
    side: 'road',
    width: 100,
    height: 60,
    wall: [0, 60],
  });
  view.bodyGraphic(rect(0, 20, 100, 24), 'accent-2');
  view.region('body.sidewall', 'Sidewall', (pen) => {
    const wall = rect(0, 0, 100, 60, 4);
    pen.bodyShell(wall).path(wall, 'silhouette-line').hitArea(wall).calloutAt(80, 50);
  });
  view.region('door.entry', 'Entry door', (pen) => {
    const door = rect(20, 5, 46, 55, 3);
    pen
      .bodyPanel(door)
      .path(door, 'dark-gleam-1', { strokeOpacity: 0.1 })
      .tube(
        spline([
          [22, 20],
          [22, 40],
        ]),
        1.2,
      )
      .hitArea(door);
  });
  return view;
}

test('a corner is rounded by its own radius, and a radius too large for its edge shrinks', () => {
  expect(pathData(rect(0, 0, 10, 6, 1).segments)).toBe(
    'M0 1c0-.55 .45-1 1-1h8c.55 0 1 .45 1 1v4c0 .55-.45 1-1 1h-8c-.55 0-1-.45-1-1z',
  );
  expect(rect(0, 0, 10, 6, 9).bbox()).toMatchObject({ w: 10, h: 6 });
});

test('a panel cut from a silhouette keeps to the silhouette', () => {
  const piece = cut.box(ellipse(0, 0, 10), 0, 0, 20, 20).bbox();
  expect(piece.x0).toBeCloseTo(0);
  expect(piece.x1).toBeCloseTo(10, 1);
  expect(piece.y1).toBeCloseTo(10, 1);
});

test('an inset moves every edge inward by the same distance', () => {
  const inner = poly([
    [0, 0],
    [20, 0, 3],
    [20, 10, 3],
    [0, 10],
  ])
    .inset(2)
    .bbox();
  expect([inner.x0, inner.y0, inner.x1, inner.y1].map((n) => Math.round(n * 100) / 100)).toEqual([
    2, 2, 18, 8,
  ]);
});

test('a ribbon closes between its two curves', () => {
  expect(
    ribbon(
      [
        [0, 4],
        [10, 4],
      ],
      [
        [0, 0],
        [10, 0],
      ],
    ).bbox(),
  ).toMatchObject({ w: 10, h: 4 });
});

test('one part has one id in every view', () => {
  expect(canonicalRegionId('glass.window-bed', 'road')).toBe('glass.window-bed@L');
  expect(canonicalRegionId('glass.window-bed', 'curb')).toBe('glass.window-bed@R');
  expect(canonicalRegionId('roof.ac-front', 'road')).toBe('roof.ac-front');
  expect(canonicalRegionId('light.tail-curb', 'rear')).toBe('light.tail@R');
});

test('a scene is data in the order of painting, and a part cannot be drawn twice', () => {
  const view = smallPlate();
  expect(regionsOf(view.scene()).map(({ id }) => id)).toEqual(['body.sidewall@L', 'door.entry@L']);
  expect(structuredClone(view.scene())).toEqual(view.scene());
  expect(() => view.region('door.entry', 'Again', (pen) => pen.hitArea(rect(0, 0, 1, 1)))).toThrow('twice');
  expect(() => view.region('door.other', 'Other', () => {})).toThrow('no hit');
});

test('a plate carries no inline style and no script, which the content policy would refuse', () => {
  const svg = svgOf(smallPlate().scene(), { callouts: true });
  expect(svg).not.toMatch(/style|script|javascript/i);
  expect(svg).toContain('aria-label="A wall &amp; a door"');
});

test('every part is a button out of the tab order, and the page moves the one tab stop', () => {
  const svg = svgOf(smallPlate().scene());
  expect(svg.match(/tabindex="-1" role="button" aria-label/g)).toHaveLength(2);
  expect(svg).not.toMatch(/tabindex="0"|<title/);
  expect(svg).toContain('role="group"');
});

test('a picture that is not interactive is one image that takes neither focus nor pointer', () => {
  for (const options of [{ interactive: false }, { thumbnail: true }]) {
    const svg = svgOf(smallPlate().scene(), options);
    expect(svg).not.toMatch(/tabindex|role="button"|<title/);
    expect(svg).toMatch(/class="rv (thumb coarse )?still"[^>]* role="img" aria-label="A wall &amp; a door"/);
  }
});

test('marks are classes of their regions, and dimming is one of the plate', () => {
  const svg = svgOf(smallPlate().scene(), {
    marks: { 'door.entry@L': ['damaged', 'selected'] },
    dim: true,
  });
  expect(svg).toContain('class="rg is-damaged is-selected" data-region="door.entry@L"');
  expect(svg).toContain('class="rg" data-region="body.sidewall@L"');
  expect(svg).toContain('class="rv is-dim"');
});

test('what a stroke has of its own wins over its classes', () => {
  expect(svgOf(smallPlate().scene())).toContain('stroke-opacity=".1"');
  expect(paintOf('pl l2 so')).toEqual({ fill: 'plastic', stroke: 'line', width: 0.34, strokeOpacity: 0.5 });
});
