/** Pixels of a drawing, in linear light with the color already multiplied by its opacity, and halved again and again. */
export interface Texture {
  readonly levels: readonly Level[];
  /** The drawing's point at the first pixel's corner, in inches. */
  readonly x: number;
  readonly y: number;
  readonly pixelsPerInch: number;
}

interface Level {
  readonly width: number;
  readonly height: number;
  readonly texels: Float32Array;
}

export type Texel = readonly [red: number, green: number, blue: number, opacity: number];

export interface RasterImage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each pixel. */
  readonly pixels: Uint8Array;
}

const clear: Texel = [0, 0, 0, 0];

export function textureOf(
  image: RasterImage,
  place: { readonly x: number; readonly y: number; readonly pixelsPerInch: number },
): Texture {
  const first: Level = { width: image.width, height: image.height, texels: linearTexels(image) };
  const levels = [first];
  for (let last = first; Math.min(last.width, last.height) > 8 && levels.length < 6;) {
    last = halved(last);
    levels.push(last);
  }
  return { levels, ...place };
}

/** The drawing at a point, averaged over `footprint` inches. */
export function sampled(texture: Texture, x: number, y: number, footprint: number): Texel {
  const wanted = Math.log2(Math.max(1, footprint * texture.pixelsPerInch));
  const index = Math.min(texture.levels.length - 1, Math.round(wanted));
  const level = texture.levels[index];
  if (!level) return clear;
  const scale = texture.pixelsPerInch / 2 ** index;
  return blended(level, (x - texture.x) * scale - 0.5, (y - texture.y) * scale - 0.5);
}

/** Runs for every pixel of every photo, so it makes no lists on its way. */
function blended({ width, height, texels }: Level, x: number, y: number): Texel {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height) return clear;
  const left = x0 < 0 ? 0 : x0;
  const right = x0 + 1 >= width ? width - 1 : x0 + 1;
  const top = (y0 < 0 ? 0 : y0) * width;
  const bottom = (y0 + 1 >= height ? height - 1 : y0 + 1) * width;
  const fx = x - x0;
  const fy = y - y0;
  const corners = {
    a: (top + left) * 4,
    b: (top + right) * 4,
    c: (bottom + left) * 4,
    d: (bottom + right) * 4,
  };
  return [
    channelAt(texels, corners, 0, fx, fy),
    channelAt(texels, corners, 1, fx, fy),
    channelAt(texels, corners, 2, fx, fy),
    channelAt(texels, corners, 3, fx, fy),
  ];
}

function channelAt(
  texels: Float32Array,
  { a, b, c, d }: { readonly a: number; readonly b: number; readonly c: number; readonly d: number },
  channel: number,
  fx: number,
  fy: number,
): number {
  const above = (texels[a + channel] ?? 0) * (1 - fx) + (texels[b + channel] ?? 0) * fx;
  const below = (texels[c + channel] ?? 0) * (1 - fx) + (texels[d + channel] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

const linearOf = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

function linearTexels({ pixels }: RasterImage): Float32Array {
  const texels = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      texels[at + channel] = (linearOf[pixels[at + channel] ?? 0] ?? 0) * opacity;
    }
    texels[at + 3] = opacity;
  }
  return texels;
}

function halved({ width, height, texels }: Level): Level {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Float32Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = (y * 2 * width + x * 2) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const below = from + width * 4 + channel;
        const sum =
          (texels[from + channel] ?? 0) +
          (texels[from + 4 + channel] ?? 0) +
          (texels[below] ?? 0) +
          (texels[below + 4] ?? 0);
        half[(y * w + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return { width: w, height: h, texels: half };
}
