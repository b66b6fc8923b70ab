import { rng } from '@dre/illustrations/parts/layout/noise';
import type { Area, Damage } from './damage.ts';
import { glassInk, lampInk } from './glass-ink.ts';

type Random = () => number;
type Point = readonly [number, number];

/** The damage as elements drawn over the plate, in its inches. */
export function damageInk(damage: readonly Damage[], seed: number): string {
  const random = rng(seed * 7919 + 11);
  return `${roughEdges(seed)}${damage.map((one) => inkOf(one, random)).join('')}`;
}

/** Torn material has no smooth edge: filters fray everything that is drawn through them. */
function roughEdges(seed: number): string {
  const filter = (id: string, frequency: number, scale: number) =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" primitiveUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  const blur = (id: string, inches: number) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${inches}"/></filter>`;
  return `<defs>${filter('fray', 0.35, 3.2)}${filter('fray-fine', 1.3, 0.9)}${filter('fray-coarse', 0.09, 9)}${blur('soft', 0.5)}${blur('softer', 1.6)}</defs>`;
}

function inkOf(damage: Damage, random: Random): string {
  switch (damage.kind) {
    case 'dent':
    case 'hail':
      return '';
    case 'scrape':
      return scrape(damage, random);
    case 'crack':
      return crackInk(damage.at, damage.reach, damage.arms, random);
    case 'tear':
      return tear(damage, random);
    case 'puncture':
      return puncture(damage, random);
    case 'stain':
      return stain(damage, random);
    case 'shattered':
      return glassInk(damage, random);
    case 'broken-lamp':
      return lampInk(damage.area, random);
    case 'hanging-fabric':
      return hangingFabric(damage.area, damage.color, random);
    case 'bent-arm':
      return bentArm([damage.from, damage.knee, damage.to]);
    case 'blown-tire':
      return blownTire(damage, random);
    case 'gap':
      return gap(damage);
    case 'branch':
      return branch(damage, random);
    case 'drips':
      return drips(damage, random);
  }
}

type Kind<K extends Damage['kind']> = Extract<Damage, { kind: K }>;

/** Scratches side by side, some to the primer, and a trace of the other party's paint. */
function scrape({ from, to, breadth, color }: Kind<'scrape'>, random: Random): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const across: Point = [-dy / long, dx / long];
  const strokes = Array.from({ length: Math.round(breadth * 9) }, () => {
    const aside = (random() + random() - 1) * breadth * 0.5;
    const [start, end] = [random() * 0.75, random() * 0.55 + 0.2];
    const at = (share: number): string =>
      `${f(from[0] + dx * share + across[0] * aside)} ${f(from[1] + dy * share + across[1] * aside + (random() - 0.5) * 0.3)}`;
    const tone = random();
    const stroke = tone < 0.35 ? '#4b4a47' : tone < 0.6 ? color : tone < 0.85 ? '#a9a59b' : '#f5f4ef';
    return `<path d="M${at(start)}L${at(Math.min(1, start + end))}" stroke="${stroke}" stroke-width="${f(0.06 + random() * random() * 0.75)}" stroke-opacity="${f(0.35 + random() * 0.5)}" fill="none"/>`;
  });
  const rubbed = `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#77736a" stroke-opacity=".4" stroke-width="${breadth * 0.6}" filter="url(#soft)" fill="none"/>`;
  return `<g>${rubbed}<g filter="url(#fray-fine)">${strokes.join('')}</g></g>`;
}

/** Arms that wander and fork, each with the light edge of the lifted surface beside it. */
function crackInk(at: Point, reach: number, arms: number, random: Random): string {
  const paths = Array.from({ length: arms }, (_, arm) => {
    let angle = ((arm + random() * 0.6) / arms) * Math.PI * 2;
    let [x, y] = at;
    const points = [`M${f(x)} ${f(y)}`];
    const steps = 9 + Math.floor(random() * 8);
    const far = reach * (0.35 + random() * 0.45);
    for (let step = 0; step < steps; step++) {
      angle += (random() - 0.5) * 0.8;
      const length = (far / steps) * (0.4 + random() * 1.2);
      [x, y] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      points.push(`L${f(x)} ${f(y)}`);
    }
    return points.join('');
  });
  const width = Math.max(0.05, reach * 0.0055);
  return paths
    .map(
      (d) =>
        `<path d="${d}" stroke="#fff" stroke-opacity=".5" stroke-width="${f(width)}" fill="none" transform="translate(${f(width)} ${f(width)})"/><path d="${d}" stroke="#1d1a17" stroke-opacity=".85" stroke-width="${f(width)}" fill="none"/>`,
    )
    .join('');
}

/** A hole with the layers of the wall at its edge, what lies behind, and the sheet that hangs from it. */
function tear({ at: [x, y], size: [w, h], behind }: Kind<'tear'>, random: Random): string {
  // Fabric and shingles show what lies behind; a wall shows its layers first.
  const layers = behind === undefined ? ['#e8e4da', '#c5a77a', '#d9cf9c'] : ['#cfc8ba', '#a59c8b', '#857d6f'];
  const around = (grow: number) =>
    Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      const reach = grow * (0.72 + random() * 0.5);
      return `${f(x + Math.cos(angle) * w * 0.5 * reach)} ${f(y + Math.sin(angle) * h * 0.5 * reach)}`;
    }).join('L');
  const flap = `M${f(x - w * 0.45)} ${f(y + h * 0.18)}L${f(x + w * 0.3)} ${f(y + h * 0.35)}L${f(x + w * 0.16)} ${f(y + h * 0.95)}L${f(x - w * 0.2)} ${f(y + h * 0.8)}z`;
  return `<g><path d="M${around(1.35)}z" fill="#000" fill-opacity=".28" filter="url(#softer)"/><g filter="url(#fray)"><path d="M${around(1.07)}z" fill="${layers[0]}"/><path d="M${around(1.01)}z" fill="${layers[1]}"/><path d="M${around(0.95)}z" fill="${layers[2]}"/><path d="M${around(0.86)}z" fill="${behind ?? '#2a2520'}"/><path d="${flap}" fill="#b5b2aa"/><path d="${flap}" fill="#000" fill-opacity=".25" transform="translate(${f(w * 0.06)} ${f(h * 0.05)})"/></g></g>`;
}

function puncture({ at, radius }: Kind<'puncture'>, random: Random): string {
  const [x, y] = at;
  const hole = `<g filter="url(#fray)"><circle cx="${x}" cy="${y}" r="${f(radius * 1.25)}" fill="#d8d2c2"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#b48d5c"/><ellipse cx="${f(x + radius * 0.08)}" cy="${f(y + radius * 0.1)}" rx="${f(radius * 0.74)}" ry="${f(radius * 0.7)}" fill="#15120f"/></g>`;
  const shade = `<circle cx="${x}" cy="${y}" r="${f(radius * 1.7)}" fill="#000" fill-opacity=".3" filter="url(#softer)"/>`;
  return `${shade}${crackInk(at, radius * 3.2, 7, random)}${hole}`;
}

/** Water leaves rings where it dried, darker at the rim than inside. */
function stain({ at: [x, y], radius: [rx, ry] }: Kind<'stain'>, random: Random): string {
  const rings = [1, 0.78, 0.55].map((share, ring) => {
    const [cx, cy] = [x + (random() - 0.5) * rx * 0.3, y + (random() - 0.5) * ry * 0.3];
    const shape = `cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx * share)}" ry="${f(ry * share)}"`;
    return `<ellipse ${shape} fill="#8a6232" fill-opacity="${f(0.14 + ring * 0.06)}"/><ellipse ${shape} fill="none" stroke="#5f3d17" stroke-opacity=".42" stroke-width="${f(rx * 0.035)}"/>`;
  });
  return `<g filter="url(#soft)"><g filter="url(#fray-coarse)">${rings.join('')}</g></g>`;
}

/** Fabric torn from its roll, in folds. */
function hangingFabric([x0, y0, x1, y1]: Area, color: string, random: Random): string {
  const folds = Math.max(3, Math.round((x1 - x0) / 7));
  const edge: string[] = [];
  const shades: string[] = [];
  for (let fold = 0; fold <= folds; fold++) {
    const x = x0 + ((x1 - x0) * fold) / folds;
    const y = y1 - (y1 - y0) * (random() * 0.55 + (fold % 3 === 1 ? 0.1 : 0));
    edge.unshift(`L${f(x + (random() - 0.5) * 3)} ${f(y)}`);
    shades.push(
      `<path d="M${f(x)} ${y0}Q${f(x + 4)} ${f((y0 + y) / 2)} ${f(x - 1 + random() * 4)} ${f(y)}" stroke="${fold % 2 === 0 ? '#000' : '#fff'}" stroke-opacity=".24" stroke-width="${f(1.4 + random() * 2)}" fill="none"/>`,
    );
  }
  return `<g><path d="M${x0} ${y0}L${x1} ${y0}${edge.join('')}z" fill="#000" fill-opacity=".3" filter="url(#softer)" transform="translate(2 2.5)"/><g filter="url(#fray)"><path d="M${x0} ${y0}L${x1} ${y0}${edge.join('')}z" fill="${color}"/></g><g filter="url(#soft)">${shades.join('')}</g></g>`;
}

function bentArm(points: readonly Point[]): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const stroke = (color: string, width: number, shift = 0) =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linejoin="round" transform="translate(${shift} ${shift})"/>`;
  return `<g opacity=".35" filter="url(#soft)">${stroke('#000', 3, 1.4)}</g>${stroke('#6f767b', 2.6)}${stroke('#c6cbce', 1.5, -0.3)}`;
}

/** The carcass on the rim, strips of tread, and the arch they beat. */
function blownTire({ at: [x, y], radius: r }: Kind<'blown-tire'>, random: Random): string {
  const strips = Array.from({ length: 6 }, () => {
    const angle = random() * Math.PI * 2;
    const [sx, sy] = [x + Math.cos(angle) * r * 0.82, y + Math.sin(angle) * r * 0.82];
    const [ex, ey] = [sx + (random() - 0.5) * r * 0.9, Math.min(y + r * 1.02, sy + random() * r * 0.7)];
    return `<path d="M${f(sx)} ${f(sy)}Q${f(sx + (random() - 0.5) * r)} ${f(sy + r * 0.2)} ${f(ex)} ${f(ey)}" stroke="#17181a" stroke-width="${f(1 + random() * 2.2)}" fill="none"/>`;
  });
  return `<g filter="url(#fray)"><circle cx="${x}" cy="${y}" r="${f(r * 0.84)}" fill="none" stroke="#0d0e10" stroke-width="${f(r * 0.3)}"/><path d="M${f(x - r * 0.9)} ${f(y + r * 0.62)}Q${x} ${f(y + r * 1.25)} ${f(x + r * 0.95)} ${f(y + r * 0.55)}L${f(x + r * 0.8)} ${f(y + r)}L${f(x - r)} ${f(y + r)}z" fill="#1a1b1d"/>${strips.join('')}</g><circle cx="${x}" cy="${y}" r="${f(r * 0.62)}" fill="none" stroke="#8f8a80" stroke-opacity=".5" stroke-width=".5" filter="url(#fray-fine)"/>`;
}

/** Wider at the far end: a slide room that stands crooked, with its seal pulled out. */
function gap({ from: [x0, y0], to: [x1, y1], breadth }: Kind<'gap'>): string {
  const wedge = `M${x0} ${y0}L${f(x1 - breadth)} ${y1}L${f(x1 + breadth)} ${y1}z`;
  return `<g><path d="${wedge}" fill="#000" fill-opacity=".35" filter="url(#softer)"/><g filter="url(#fray-fine)"><path d="${wedge}" fill="#0d0f11"/><path d="M${x0} ${y0}Q${f(x1 + breadth * 2.4)} ${f((y0 + y1) / 2)} ${f(x1 + breadth * 1.2)} ${f(y1 + breadth)}" stroke="#2a2d30" stroke-width="${f(breadth * 0.5)}" fill="none"/></g></g>`;
}

/** A fallen limb with twigs and leaves. */
function branch({ from, to, breadth }: Kind<'branch'>, random: Random): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const twigs = Array.from({ length: 22 }, () => {
    const share = 0.15 + random() * 0.85;
    const [x, y] = [from[0] + dx * share, from[1] + dy * share];
    const angle = Math.atan2(dy, dx) + (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.6);
    const long = breadth * (2 + random() * 4);
    const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    const leaves = Array.from({ length: 7 }, () => {
      const [lx, ly] = [ex + (random() - 0.5) * breadth * 2.6, ey + (random() - 0.5) * breadth * 2.6];
      const green = ['#3f5a2a', '#55702f', '#2f4722', '#6b7d3a'][Math.floor(random() * 4)] ?? '#3f5a2a';
      return `<ellipse cx="${f(lx)}" cy="${f(ly)}" rx="${f(breadth * 0.5)}" ry="${f(breadth * 0.24)}" transform="rotate(${f(random() * 180)} ${f(lx)} ${f(ly)})" fill="${green}"/>`;
    });
    return `<path d="M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}" stroke="#4a3a2a" stroke-width="${f(breadth * 0.22)}"/>${leaves.join('')}`;
  });
  const line = `M${from[0]} ${from[1]}Q${f((from[0] + to[0]) / 2 + breadth)} ${f((from[1] + to[1]) / 2 - breadth)} ${to[0]} ${to[1]}`;
  const shape = `<path d="${line}" stroke="#4d3d2c" stroke-width="${breadth}" fill="none"/><path d="${line}" stroke="#7d6a52" stroke-width="${f(breadth * 0.4)}" fill="none" transform="translate(${f(-breadth * 0.18)} ${f(-breadth * 0.18)})"/>${twigs.join('')}`;
  return `<g opacity=".45" filter="url(#softer)" transform="translate(${f(breadth * 0.9)} ${f(breadth)})"><path d="${line}" stroke="#000" stroke-width="${f(breadth * 1.3)}" fill="none"/></g><g filter="url(#fray)">${shape}</g>`;
}

/** Water that ran down and left its dirt. */
function drips({ from: [x, y], width, length }: Kind<'drips'>, random: Random): string {
  const lines = Array.from({ length: Math.round(width * 1.4) }, () => {
    const at = x + (random() - 0.5) * width;
    const long = length * (0.25 + random() * 0.75);
    return `<path d="M${f(at)} ${y}l${f((random() - 0.5) * 0.6)} ${f(long)}" stroke="#3e2f1d" stroke-opacity="${f(0.1 + random() * 0.3)}" stroke-width="${f(0.2 + random() * 0.9)}" fill="none"/>`;
  });
  return `<g filter="url(#soft)">${lines.join('')}</g>`;
}

function f(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
