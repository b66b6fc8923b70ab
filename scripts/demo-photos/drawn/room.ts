import { drawing } from './drawing.ts';
import type { DrawnPlane } from './drawn-shot.ts';

/** Dried water: rings one in the other, dark at the rim. */
function waterRings(x: number, y: number, rx: number, ry: number): string {
  const ring = (share: number, opacity: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx * share}" ry="${ry * share}" fill="#9a6a2c" fill-opacity="${opacity}" stroke="#5b3a12" stroke-opacity=".45" stroke-width="${rx * 0.03}"/>`;
  return `<g filter="url(#wet)">${ring(1, 0.16)}${ring(0.74, 0.16)}${ring(0.46, 0.2)}</g>`;
}

const ceiling = drawing(
  120,
  96,
  `<rect width="120" height="96" fill="#dedad0"/>${[24, 48, 72, 96].map((x) => `<rect x="${x}" width=".7" height="96" fill="#c5c0b4"/>`).join('')}<rect x="52" y="34" width="16" height="16" rx="1.5" fill="#efeeea" stroke="#b5b1a7" stroke-width=".6"/><rect x="55" y="37" width="10" height="10" rx="1" fill="#c9d5da"/>${waterRings(22, 18, 18, 13)}${waterRings(40, 10, 9, 6)}<g fill="#2c2a22" fill-opacity=".4" filter="url(#wet)"><circle cx="10" cy="6" r="2.600"/><circle cx="15" cy="4" r="1.700"/><circle cx="7" cy="12" r="1.500"/></g>`,
);

const sideWall = (extra: string) =>
  drawing(
    120,
    78,
    `<rect width="120" height="78" fill="#e3dccd"/><rect width="120" height="78" filter="url(#grain)" opacity=".16"/>${extra}<rect y="75" width="120" height="3" fill="#7b5f40"/>`,
  );

export const window = `<rect x="40" y="16" width="44" height="30" rx="3" fill="#3b3f42"/><rect x="42" y="18" width="40" height="26" rx="2" fill="#c9dbe4"/><rect x="42" y="34" width="40" height="10" fill="#8aa27c"/><path d="M42 18h40v7H42z" fill="#e9e2d3"/>${[20, 22, 24].map((y) => `<path d="M42 ${y}h40" stroke="#b9b09c" stroke-width=".5"/>`).join('')}`;
export const cabinets = `<rect y="0" width="120" height="17" fill="#8a6743"/><rect width="120" height="17" filter="url(#grain)" opacity=".6"/>${[0, 30, 60, 90].map((x) => `<rect x="${x + 1.5}" y="1.5" width="27" height="14" rx=".8" fill="none" stroke="#5a3f24" stroke-width=".7"/><rect x="${x + 23}" y="11" width="3.500" height=".8" fill="#c9c9c4"/>`).join('')}`;
export const runs = `<g filter="url(#wet)">${[4, 9, 13, 19, 26].map((x, at) => `<path d="M${x} 0v${58 - at * 9}" stroke="#7d5826" stroke-opacity=".35" stroke-width="${1.6 + (at % 2)}" fill="none"/>`).join('')}</g>${waterRings(14, 66, 16, 9)}`;

const floor = drawing(
  120,
  96,
  `<rect width="120" height="96" fill="#b59a76"/>${Array.from({ length: 12 }, (_, row) => `<rect y="${row * 8}" width="120" height=".35" fill="#6f573a"/><rect x="${(row * 37) % 110}" y="${row * 8}" width=".35" height="8" fill="#6f573a"/>`).join('')}<rect width="120" height="96" filter="url(#grain)" opacity=".7"/>${waterRings(26, 22, 22, 16)}`,
);

/** A corner of a room, with what hangs on its back wall and its left wall. */
export function room(back: string, left: string): readonly DrawnPlane[] {
  return [
    {
      svg: sideWall(back),
      width: 120,
      height: 78,
      corner: [0, 0, 96],
      across: [1, 0, 0],
      along: [0, 1, 0],
      shine: 0.03,
    },
    {
      svg: sideWall(left),
      width: 120,
      height: 78,
      corner: [0, 0, -24],
      across: [0, 0, 1],
      along: [0, 1, 0],
      shine: 0.03,
    },
    {
      svg: ceiling,
      width: 120,
      height: 96,
      corner: [0, 0, 96],
      across: [1, 0, 0],
      along: [0, 0, -1],
      shine: 0.02,
    },
    {
      svg: floor,
      width: 120,
      height: 96,
      corner: [0, 78, 96],
      across: [1, 0, 0],
      along: [0, 0, -1],
      shine: 0.14,
    },
    {
      svg: sideWall(''),
      width: 120,
      height: 78,
      corner: [120, 0, 96],
      across: [0, 0, -1],
      along: [0, 1, 0],
      shine: 0.03,
    },
  ];
}
