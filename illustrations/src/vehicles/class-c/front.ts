import { band, ribbon, spline } from '../../kit/curves.ts';
import { corners, pairs, type Vert } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { awningEnd } from '../../parts/awnings.ts';
import { handleEdge } from '../../parts/doors.ts';
import { marker } from '../../parts/lamps.ts';
import { extent, mirrored, sideBox } from '../../parts/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../parts/roof-gear.ts';
import { slideEdge, topperEnd } from '../../parts/slide-outs.ts';
import { tireDark, tireEnd } from '../../parts/wheels.ts';
import { drawCowlAndWipers, drawFenders, drawHood, drawWindshield } from './front-cab.ts';
import { drawCap, drawCapTrims } from './front-cap.ts';
import { drawBumper, drawGrille, drawHeadlamps, drawTowHooks } from './front-face.ts';
import { contactShadow, curbThenRoad, halfWidth, vehicle } from './hull.ts';

const wallHalf = (s: number) =>
  poly(
    mirrored(s, [
      [30, 88],
      [halfWidth, 88],
      [halfWidth, 20.6, 1.8],
      [47.6, 18.4, 1],
      [30, 18.4],
    ]),
  );

function ground(v: View): void {
  v.deco((r) => {
    r.p(contactShadow(0, 56, 5), 'ground-shadow');
    curbThenRoad((s) => r.p(contactShadow(s * 34, 8, 1.8), 'ground-shadow'));
    r.p(line([-80, 0], [80, 0]), 'ground-line');
  });
}

/** Behind everything: rear duals, chassis, axle. */
function drawRunningGear(v: View): void {
  curbThenRoad((s, k) =>
    v.region(
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      { part: 'wheel', cat: 'run' },
      (r) => {
        const [a, b] = extent(s, 39.4, 47.6);
        tireDark(r, a, b, 19);
        r.p(rect(a, 0, b, 19), 'shade-3');
        r.p(rect(a, 9, b, 19), 'shade-from-top');
        r.hit(rect(a, 0, b, 19));
        r.at(s * 43.6, 5);
      },
    ),
  );
  v.region('chassis.frame', 'Chassis / underbody', (r) => {
    const F = poly(corners([-47, 19, 0, 47, 19, 0, 44, 14.4, 1, -44, 14.4, 1]));
    r.p(F, 'void');
    r.p(rect(-30, 9.6, 30, 16), 'void');
    r.p(line([-43, 15.2], [43, 15.2]), 'dark-gleam-1');
    r.hit(F.add(rect(-30, 9.6, 30, 16)));
    r.at(-41.6, 16.6);
  });
  v.region('chassis.axle-front', 'Front suspension & steering linkage', { part: 'axle' }, (r) => {
    const F = rect(-29, 7.6, 29, 10.4, 1.2);
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    curbThenRoad((s) => {
      r.p(
        poly(mirrored(s, corners([16, 12.6, 0.6, 28, 8.4, 0.6, 28, 6.2, 0.8, 15, 9.8, 0.6]))),
        'underbody',
        'edge-line',
      );
      r.c(s * 22, 9, 0.9, 'dark-metal', 'detail-line');
    });
    r.p(rect(-4.6, 6.6, 4.6, 11.4, 1.2), 'underbody', 'edge-line');
    r.p(line([-3.4, 10.2], [3.4, 10.2]), 'dark-gleam-1');
    r.hit(rect(-29, 6, 29, 12.6));
    r.at(-9, 9);
  });
  curbThenRoad((s, k) =>
    v.region(`run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, { part: 'wheel', cat: 'run' }, (r) => {
      const [a, b] = extent(s, 29.4, 38);
      tireEnd(r, a, b, 14.8, 16);
      r.p(rect(a, 8, b, 16), 'shade-from-top');
      r.hit(rect(a, 0, b, 16));
      r.at(s * 33.7, 4.4);
    }),
  );
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(v: View): void {
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, 127.4, { h: 12.2, grille: false });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', -25, 126, { w: 16, h: 9 });
  antennaEnd(v, 30, 126);
  slideEdge(v, 'main', 'Living-room slide-out', 1, halfWidth, 47, 112, { at: 80 });
  topperEnd(v, 'main', 'Living-room slide-out', 1, halfWidth, 114.9);
  awningEnd(v, 'fwd', -1, halfWidth, 56.4, 121, { at: 82 });
  handleEdge(v, 'door.assist-handle@R', 'Entry assist handle (edge)', -1, halfWidth, 46.6, 75, 50);
  v.region('door.steps@R', 'Electric entry step (edge)', { part: 'entry-step' }, (r) => {
    r.tube(line([-46.8, 17.4], [-52.6, 11.4]), 1, 'metal-2');
    const F = rect(-58, 9.2, -48, 11.2, 0.4);
    r.p(F, 'metal', 'part-line');
    r.p(rect(-58, 10.5, -48, 11.2, 0.2), 'gloss');
    r.hit(rect(-58.4, 8.8, -46, 18));
    r.at(-53.6, 10);
  });
}

/** What the cab throws on the wall behind it; moved inward it is the next, darker step of the same shade. */
const cabShade = (s: number) =>
  ribbon(
    mirrored(s, pairs([24, 88, 33.6, 56, 35.4, 44, 35.2, 18])),
    mirrored(s, pairs([36.4, 88, 46, 57, 47.8, 44, 47.6, 18])),
  );

function drawHouseFront(v: View): void {
  curbThenRoad((s, k) =>
    v.region(
      `body.house-front-${k}`,
      `House front wall, beside cab, ${k} side`,
      { part: 'front-wall', cat: 'body' },
      (r) => {
        const F = wallHalf(s);
        r.p(F, 'body');
        r.clip(F, () => {
          r.p(sideBox(s, 30, 18, halfWidth, 44), 'skirt');
          r.p(sideBox(s, 30, 40, halfWidth, 44), 'shade-from-top');
          r.p(sideBox(s, halfWidth - 5, 18, halfWidth, 88), s < 0 ? 'shade-from-left' : 'shade-from-right');
          const shade = cabShade(s);
          for (const inward of [0, 2.4, 4.4]) r.p(shade.move(-s * inward, 0), 'shade-1');
          r.p(sideBox(s, 30, 74, halfWidth, 88), 'shade-from-top');
          r.p(sideBox(s, 30, 18, halfWidth, 27), 'shade-from-bottom');
          r.p(sideBox(s, 36, 43.2, halfWidth, 44.8), 'metal');
          r.p(line([s * 36, 44.4], [s * 49, 44.4]), 'gleam-1');
          r.p(line([s * 36, 43.1], [s * halfWidth, 43.1]), 'edge-line');
        });
        r.p(F, 'overlap-line');
        r.hit(F);
        r.at(s * 45.6, s < 0 ? 35 : 33);
      },
    ),
  );
}

function drawTransition(v: View): void {
  curbThenRoad((s, k) =>
    v.region(
      `body.cab-transition-${k}`,
      `Cab-to-house transition trim, ${k} side`,
      { part: 'transition', cat: 'body' },
      (r) => {
        const p: Vert[] = [
            [s * 40.6, 18.6],
            [s * 41.9, 38],
            [s * 39.8, 55],
            [s * 31.6, 85],
          ],
          B = band(p, 1.6, 1.6, 1.6);
        r.p(B, 'rubber', 'edge-line');
        r.p(spline(p), 'dark-gleam-1');
        r.hit(B, true);
        r.at(s * 41.7, 40);
      },
    ),
  );
}

function drawLights(v: View): void {
  [-9, 0, 9].forEach((x, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light (amber)', x, 121.4, {
      w: 3.4,
      h: 1.3,
      callout: i === 1,
    }),
  );
  curbThenRoad((s, k) =>
    marker(v, `light.clearance-front-${k}`, `Clearance light, cab-over, ${k} side (amber)`, s * 35, 120.8, {
      w: 3.4,
      h: 1.3,
    }),
  );
}

function drawMirrors(v: View): void {
  curbThenRoad((s, k) =>
    v.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror' }, (r) => {
      for (const [a, b] of [
        [58, 61.4],
        [62.4, 68.4],
      ] as const)
        r.tube(line([s * (37.4 - (a - 58) * 0.28), a], [s * 44.6, b]), 1.3, 'gloss-2');
      const F = poly(mirrored(s, corners([43.4, 57.4, 2, 43, 74.6, 3, 52.8, 75.2, 3.2, 53.4, 58.6, 2.8])));
      r.cast(F, 0.4, 0.7, 2);
      r.p(F, 'gloss');
      r.p(F, 'bevel', { opacity: 0.45 });
      r.p(F, 'overlap-line');
      r.p(F.inset(1), 'dark-gleam-1');
      r.p(line([s * 43.8, 63], [s * 52.8, 63.4]), 'dark-gleam-1');
      r.p(sideBox(s, 47.6, 59.6, 52, 60.9, 0.5), 'light-amber', 'detail-line');
      r.p(
        band(
          s > 0 ? pairs([45, 65, 44.8, 70, 45.4, 73.4]) : pairs([-51.6, 65, -51.4, 70, -50.6, 73.6]),
          0,
          0,
          0.9,
        ),
        'light-2',
      );
      r.hit(F.add(poly(mirrored(s, pairs([36.6, 57, 44, 60, 44, 69.6, 35.8, 64])))));
      r.at(s * 48, 69);
    }),
  );
}

export function classCFront(): Scene {
  const v = new View({
    id: 'cc31.front',
    vehicle,
    side: 'front',
    title: 'Class C motorhome 31 ft — front',
    w: 126,
    h: 142,
    ox: 63,
    wall: [16, 127],
    skirt: [18, 44],
    pad: [8, 20, 10, 20],
    lw: 0.62,
  });
  // Two faces in one plate, a cab under a house: tenths of an inch are exact enough and keep it light.
  const tenths = (value: number) => Math.round(value * 10) / 10;
  v.map = (x, y) => [tenths(v.ox + x), tenths(v.h - y)];
  ground(v);
  drawRunningGear(v);
  drawAboveAndBeside(v);
  drawHouseFront(v);
  drawTransition(v);
  drawWindshield(v);
  drawCowlAndWipers(v);
  drawFenders(v);
  drawHood(v);
  drawGrille(v);
  drawHeadlamps(v);
  drawBumper(v);
  drawTowHooks(v);
  drawCap(v);
  drawCapTrims(v);
  drawLights(v);
  drawMirrors(v);
  v.coMode = 'lr';
  v.coR = 2.4;
  v.coLane = 15;
  return v.scene();
}
