import { drawing } from './drawing.ts';
import type { DrawnPlane } from './drawn-shot.ts';

const black = 'font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif"';

/** Numbers made up for the demo: their check digit is wrong on purpose. */
export function vinLabel(vin: string, rows: readonly string[]): string {
  const bars = [...vin].flatMap((letter, at) => {
    const code = letter.codePointAt(0) ?? 0;
    return [0, 1, 2].map(
      (bar) =>
        `<rect x="${(7 + at * 3.6 + bar * 1.2).toFixed(2)}" y="34" width="${(0.35 + ((code >> bar) & 1) * 0.5).toFixed(2)}" height="7" fill="#1c1c1c"/>`,
    );
  });
  return drawing(
    76,
    50,
    `<rect width="76" height="50" rx="2" fill="url(#metal)"/><rect x="2" y="2" width="72" height="46" rx="1.500" fill="#eceae3"/><rect x="2" y="2" width="72" height="7" rx="1.500" fill="#23262a"/><text x="38" y="7.200" text-anchor="middle" font-size="3.200" ${black} fill="#f3f3f0" letter-spacing=".3">MANUFACTURED BY DEMO COACH CO.</text>${rows.map((row, at) => `<text x="6" y="${14 + at * 4.4}" font-size="3" ${black} fill="#222">${row}</text>`).join('')}<text x="6" y="31.500" font-size="4.100" ${black} font-weight="700" fill="#111">VIN ${vin}</text>${bars.join('')}<text x="6" y="46" font-size="1.900" ${black} fill="#444">THIS VEHICLE CONFORMS TO ALL APPLICABLE SAFETY STANDARDS</text><circle cx="4" cy="25" r=".8" fill="#8a8d90"/><circle cx="72" cy="25" r=".8" fill="#8a8d90"/>`,
  );
}

export function odometer(miles: string): string {
  const dial = (x: number, most: number, needle: number, unit: string) => {
    const marks = Array.from({ length: 9 }, (_, at) => {
      const angle = ((-220 + at * 32.5) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `<path d="M${x + c * 12.5} ${17 + s * 12.5}L${x + c * 14.5} ${17 + s * 14.5}" stroke="#eee" stroke-width=".5"/><text x="${x + c * 10}" y="${18 + s * 10}" text-anchor="middle" font-size="2.300" ${black} fill="#e8e8e4">${Math.round((most / 8) * at)}</text>`;
    });
    return `<circle cx="${x}" cy="17" r="15.500" fill="#101214" stroke="#5a5d60" stroke-width=".7"/>${marks.join('')}<g transform="rotate(${needle} ${x} 17)"><path d="M${x - 2} 16.600L${x + 12} 17L${x - 2} 17.400z" fill="#d8502f"/></g><circle cx="${x}" cy="17" r="1.800" fill="#26292c"/><text x="${x}" y="25" text-anchor="middle" font-size="2" ${black} fill="#bbb">${unit}</text>`;
  };
  return drawing(
    90,
    68,
    `<rect width="90" height="68" fill="#2a2b2d"/><rect width="90" height="68" filter="url(#grain)" opacity=".25"/><rect x="6" y="4" width="78" height="34" rx="12" fill="#15171a" stroke="#3b3e42" stroke-width="1"/>${dial(26, 120, -216, 'MPH')}${dial(64, 8, -205, 'RPM x1000')}<rect x="38" y="26" width="14" height="8" rx=".8" fill="#8fa58b"/><text x="45" y="29.300" text-anchor="middle" font-size="2.600" ${black} font-weight="700" fill="#1b231a">${miles}</text><text x="45" y="32.600" text-anchor="middle" font-size="1.800" ${black} fill="#1b231a">ODO mi</text><rect x="30" y="41" width="30" height="4" rx="2" fill="#1a1b1d"/>`,
  );
}

export function label(svg: string, width: number, height: number, ground: string): readonly DrawnPlane[] {
  const wall = drawing(
    200,
    160,
    `<rect width="200" height="160" fill="${ground}"/><rect width="200" height="160" filter="url(#grain)" opacity=".12"/><path d="M0 118h200" stroke="#000" stroke-opacity=".35" stroke-width="1.200"/>`,
  );
  return [
    { svg, width, height, corner: [0, 0, -0.2], across: [1, 0, 0], along: [0, 1, 0], shine: 0.1 },
    {
      svg: wall,
      width: 200,
      height: 160,
      corner: [-62, -55, 0],
      across: [1, 0, 0],
      along: [0, 1, 0],
      shine: 0.04,
    },
  ];
}
