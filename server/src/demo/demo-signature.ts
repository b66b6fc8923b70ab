import { imageLibrary } from '../files/image-library.ts';
import { demoNumber } from './demo-random.ts';

const width = 420;
const height = 120;
const steps = 900;

/** A signature drawn as a hand would draw it: one line that rises and falls, different for every name. */
export async function demoSignature(name: string): Promise<string> {
  const pixels = Buffer.alloc(width * height * 4);
  const waves = [1, 2, 3].map((count) => ({
    turns: count * (3 + demoNumber(`${name} turns ${String(count)}`, 3)),
    high: (10 + demoNumber(`${name} high ${String(count)}`, 16)) / count,
  }));
  for (let step = 0; step < steps; step += 1) {
    const along = step / steps;
    const lift = waves.reduce((sum, { turns, high }) => sum + high * Math.sin(along * turns * Math.PI), 0);
    const back = 9 * Math.sin(along * 26);
    stamp(pixels, 30 + along * 350 + back, 62 - lift * (1 - along * 0.5));
  }
  const sharp = await imageLibrary();
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Ink around a point. */
function stamp(pixels: Buffer, x: number, y: number): void {
  for (let row = Math.floor(y) - 1; row <= y + 2; row += 1) {
    for (let column = Math.floor(x) - 1; column <= x + 2; column += 1) {
      const ink = Math.max(0, 1.9 - Math.hypot(column - x, row - y));
      const at = (row * width + column) * 4;
      const known = pixels[at + 3] ?? 0;
      pixels.writeUInt32BE(0x1b27_3300, at);
      pixels[at + 3] = Math.max(known, Math.min(255, Math.round(ink * 255)));
    }
  }
}
