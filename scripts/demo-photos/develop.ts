import sharp from 'sharp';
import type { Color } from './camera.ts';
import { clamp, hashAt } from './noise.ts';

/** No photo is larger, so that all of them together stay within 2 MB. */
const mostBytes = 37_000;

export interface Exposure {
  readonly width: number;
  readonly height: number;
  /** Light of each pixel, red, green and blue. */
  readonly light: Float32Array;
}

/** The picture of a phone's camera: tone, warmth, darker corners, grain, a little softness, and the mark "demo". */
export async function developed(
  exposure: Exposure,
  size: { readonly width: number; readonly height: number },
  look: { readonly brightness: number; readonly warmth: number; readonly seed: number },
): Promise<Buffer> {
  const { width, height } = exposure;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      const color = developedPixel(exposure, column, row, look);
      for (let channel = 0; channel < 3; channel++) pixels[at + channel] = (color[channel] ?? 0) * 255;
    }
  }
  const image = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { kernel: 'cubic' })
    .composite([{ input: Buffer.from(demoMark(size)), blend: 'over' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return smallEnough(image, size);
}

function developedPixel(
  { width, height, light }: Exposure,
  column: number,
  row: number,
  {
    brightness,
    warmth,
    seed,
  }: { readonly brightness: number; readonly warmth: number; readonly seed: number },
): Color {
  const at = (row * width + column) * 3;
  const [dx, dy] = [(column / width - 0.5) * 2, (row / height - 0.5) * 2];
  const corner = 1 - 0.17 * (dx * dx + dy * dy) ** 1.3;
  const noise = (hashAt(column >> 1, row >> 1, seed) + hashAt(column, row, seed + 1) - 1) * 0.5;
  const tone = (channel: 0 | 1 | 2, tint: number) => {
    const value = filmic((light[at + channel] ?? 0) * brightness * corner * tint);
    return clamp(value + noise * 0.035 * (1 - value * 0.6));
  };
  return [tone(0, 1 + warmth), tone(1, 1), tone(2, 1 - warmth)];
}

/** Highlights roll off, shadows stay a little lifted. */
function filmic(light: number): number {
  const bent = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return 0.02 + 0.98 * clamp(bent) ** (1 / 2.2);
}

/** The four letters as strokes: fonts differ from system to system. */
function demoMark({ width, height }: { readonly width: number; readonly height: number }): string {
  const letters =
    'M9 0v14M9 9a4.5 5 0 1 0 0 .1M14 9h8.4a4.3 5 0 1 0-1.2 3.6M27 14v-9.500M27 8a3.500 3.500 0 0 1 7 0v6M34 8a3.500 3.500 0 0 1 7 0v6M55 9a4.700 5 0 1 0 0 .1';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width - 78} ${height - 32})" fill="none" stroke-width="2.200" stroke-linecap="round"><path d="${letters}" stroke="#000" stroke-opacity=".4" transform="translate(1 1)"/><path d="${letters}" stroke="#fff" stroke-opacity=".85"/></g></svg>`;
}

async function smallEnough(image: Buffer, size: { readonly width: number; readonly height: number }) {
  for (const quality of [46, 38, 30, 22, 14]) {
    const jpeg = await sharp(image, { raw: { ...size, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  throw new Error('A photo does not fit into its size.');
}
