import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { awningEnd } from '../../parts/awnings.ts';
import { handleEdge } from '../../parts/doors.ts';
import { scissorEnd } from '../../parts/jacks.ts';
import { marker } from '../../parts/lamps.ts';
import { extent, sideBox } from '../../parts/mirrored.ts';
import { acEnd, antennaEnd, ventSide } from '../../parts/roof-gear.ts';
import { slideEdge, topperEnd } from '../../parts/slide-outs.ts';
import { tireEnd } from '../../parts/wheels.ts';
import { drawCap, drawCapGlass, drawRockGuard } from './front-cap.ts';
import { drawCoupler, drawTongueFrame, drawTongueJack } from './front-tongue.ts';
import { curbThenRoad, groundUnder, halfWidth, vehicle } from './hull.ts';

function drawRunningGear(v: View): void {
  curbThenRoad((s, k) =>
    v.region(
      `run.wheel-front-${k}`,
      `Wheel & tire, front axle, ${k} side`,
      { part: 'wheel', cat: 'run' },
      (r) => {
        const [a, b] = extent(s, 36, 44.4);
        tireEnd(r, a, b, 14.2, 19);
        r.p(rect(a, 8, b, 19), 'shade-from-top');
        r.hit(rect(a, 0, b, 19));
        r.at(s * 40.4, 4.4);
      },
    ),
  );
  v.region('chassis.axles', 'Axle tube & springs', (r) => {
    const F = rect(-36, 11.4, 36, 14.6, 1.2);
    r.p(F, 'dark-underbody', 'edge-line');
    r.p(F, 'lying-cylinder');
    for (const s of [-1, 1]) r.p(rect(s * 28 - 1.6, 10.4, s * 28 + 1.6, 18, 0.4), 'underbody', 'edge-line');
    r.hit(rect(-36, 10.2, 36, 18));
    r.at(-18, 12.8);
  });
  curbThenRoad((s, k) =>
    scissorEnd(v, `chassis.jack-front-${k}`, `Stabilizer jack, front, ${k} side`, s * 30, 15.2),
  );
  v.region('chassis.frame', 'Chassis frame & underbelly', (r) => {
    const F = poly(corners([-46, 20, 0, 46, 20, 0, 43, 14.4, 1.4, -43, 14.4, 1.4]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(line([-41, 15.5], [41, 15.5]), 'dark-gleam-1');
    r.hit(F);
    r.at(-38.6, 17);
  });
}

/** Roof gear, and what stands proud of the walls. */
function drawAboveAndBeside(v: View): void {
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, 120.6, { h: 12.2, grille: false });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', -30, 119.4, { w: 18, h: 8.6 });
  antennaEnd(v, 30, 119.4, 'TV antenna');
  slideEdge(v, 'main', 'Living-room slide-out', 1, halfWidth, 37, 104, { at: 78 });
  topperEnd(v, 'main', 'Living-room slide-out', 1, halfWidth, 106.9);
  awningEnd(v, 'fwd', -1, halfWidth, 52.4, 114.6, { at: 90 });
  handleEdge(v, 'door.assist-handle@R', 'Entry assist handle (edge)', -1, halfWidth, 47, 77, 49.4);
  curbThenRoad((s, k) =>
    v.region(
      `door.pass-through-${k}`,
      `Pass-through baggage door, ${k} side (edge)`,
      { part: 'compartment-door', cat: 'door' },
      (r) => {
        const F = sideBox(s, 47.4, 36, 49.2, 58, 0.5);
        r.p(F, 'plastic', 'edge-line');
        r.p(F, s < 0 ? 'shade-from-left' : 'shade-from-right');
        r.p(sideBox(s, 47.4, 57.2, 49.8, 58.4, 0.3), 'metal', 'detail-line');
        r.p(sideBox(s, 48.8, 38, 50.2, 40.4, 0.4), 'gloss', 'edge-line');
        r.hit(sideBox(s, 47.2, 35.6, 50.4, 58.6, 0.5));
        r.at(s * 49.1, 43);
      },
    ),
  );
  v.region('door.steps-2@R', 'Entry steps, second door (edge)', { part: 'entry-step' }, (r) => {
    r.tube(poly(pairs([-46.6, 24, -49, 17.6, -55.4, 17.6, -56.6, 10.6, -62, 10.6]), false), 1.1, 'metal-2');
    for (const [x, y] of [
      [-49, 17.8],
      [-55.6, 10.6],
    ] as const) {
      const F = rect(x - 6.6, y - 0.2, x + 0.6, y + 1.8, 0.3);
      r.p(F, 'metal', 'edge-line');
      r.p(rect(x - 6.6, y + 1.1, x + 0.6, y + 1.8, 0.2), 'gloss');
    }
    r.hit(
      poly(
        pairs([
          -46, 25, -47, 17, -54, 16.4, -55, 9.6, -62.8, 9.6, -62.8, 13, -56.4, 13, -56.4, 20.2, -49.4, 20.2,
          -48, 25,
        ]),
      ),
    );
    r.at(-59.6, 11.4);
  });
}

function drawLights(v: View): void {
  curbThenRoad((s, k) =>
    v.region(`light.hitch-${k}`, `Hitch light, ${k} side`, { part: 'hitch-light', cat: 'light' }, (r) => {
      const x = s * 29,
        y = 46.2,
        F = rect(x - 3.4, y - 1.7, x + 3.4, y + 1.7, 1.6);
      r.cast(F, 0.3, 0.5, 2);
      r.p(F, 'gloss', 'edge-line');
      r.p(F.inset(0.55), 'lens', 'detail-line');
      r.p(F.inset(0.55), 'bevel');
      for (const d of [-1.5, 0, 1.5]) r.c(x + d, y, 0.45, 'dark-metal');
      r.hit(rect(x - 3.9, y - 2.2, x + 3.9, y + 2.2, 1.6));
    }),
  );
  v.region('body.badge', 'Front name badge', { part: 'badge' }, (r) => {
    const F = poly(corners([-11, 53.6, 1, 11, 53.6, 1, 9.6, 57.2, 1, -9.6, 57.2, 1]));
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'bevel');
    r.p(F.inset(0.6), 'detail-line', 'half-line');
    r.hit(F);
    r.at(5, 55.4);
  });
  [-9, 0, 9].forEach((x, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light (amber)', x, 115.9, {
      w: 3.4,
      h: 1.2,
      callout: i === 1,
    }),
  );
  curbThenRoad((s, k) =>
    marker(v, `light.clearance-front-${k}`, `Clearance light, front, ${k} side (amber)`, s * 38, 115.4, {
      w: 3.4,
      h: 1.2,
    }),
  );
}

export function travelTrailerFront(): Scene {
  const v = new View({
    id: 'tt32.front',
    vehicle,
    side: 'front',
    title: 'Travel trailer 32 ft — front',
    w: 126,
    h: 135,
    ox: 63,
    wall: [19, 120],
    skirt: [19, 34],
    pad: [8, 20, 10, 20],
    lw: 0.62,
  });
  groundUnder(v);
  drawRunningGear(v);
  drawAboveAndBeside(v);
  drawCap(v);
  drawCapGlass(v);
  drawRockGuard(v);
  drawLights(v);
  drawTongueFrame(v);
  drawTongueJack(v);
  drawCoupler(v);
  v.coMode = 'lr';
  v.coR = 2.6;
  v.coLane = 16;
  return v.scene();
}
