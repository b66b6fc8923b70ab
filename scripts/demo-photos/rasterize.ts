import type { Browser } from '@playwright/test';
import { lightTheme } from '@dre/illustrations/kit/paint/tokens';
import type { Scene, ViewBox } from '@dre/illustrations/kit/scene/scene';
import { plateStyles } from '@dre/illustrations/kit/svg/stylesheet';
import { svgOf } from '@dre/illustrations/kit/svg/svg';
import sharp from 'sharp';
import type { Inks } from './paints.ts';
import { textureOf, type RasterImage, type Texture } from './texture.ts';

/** No image grows beyond this, whatever a close-up asks for. */
const mostPixels = 2600;

/** A plate without its ground line, and its ink softened: edges of parts are gaps and shadows, not lines. */
const softLines = `.rv .gnd,.rv .gs{display:none}
.rv .l0{stroke-opacity:.3}.rv .l1{stroke-opacity:.34}.rv .l2{stroke-opacity:.42}
.rv .l3{stroke-opacity:.4}.rv .l4{stroke-opacity:.3;stroke-width:.5px}
.rv .hit{display:none}
.rv[data-vehicle=tc11] .deco,.rv[data-view^=tc11] .deco{display:none}`;

export interface PlateTextures {
  readonly color: Texture;
  /** White where the plate has glass. */
  readonly glass: Texture;
}

/** Rasterizes a part of a plate, with damage drawn on it, in the given inks. */
export async function rasterizePlate(
  browser: Browser,
  scene: Scene,
  options: {
    readonly inks: Inks;
    readonly damage: string;
    readonly box: ViewBox;
    readonly pixelsPerInch: number;
  },
): Promise<PlateTextures> {
  const { inks, damage, box } = options;
  const scale = Math.min(options.pixelsPerInch, mostPixels / box.width, mostPixels / box.height);
  const shot = async (style: string, overlay: string) => {
    const drawn = svgOf(scene, { interactive: false }).replace('</svg>', `${overlay}</svg>`);
    const image = await rasterize(
      browser,
      framed(drawn, box),
      box,
      scale,
      `${plateStyles()}${softLines}${style}`,
    );
    return textureOf(image, { x: box.x, y: box.y, pixelsPerInch: scale });
  };
  return { color: await shot(inkStyle(inks), damage), glass: await shot(glassOnly, '') };
}

/** Rasterizes a picture drawn for one photo, such as a data plate. */
export async function rasterizeDrawing(browser: Browser, svg: string, box: ViewBox): Promise<Texture> {
  const scale = Math.min(1400 / box.width, 1000 / box.height);
  const image = await rasterize(browser, framed(svg, box), box, scale, '');
  return textureOf(image, { x: box.x, y: box.y, pixelsPerInch: scale });
}

function framed(svg: string, box: ViewBox): string {
  const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`;
  return svg.replace(/viewBox="[^"]*"/, view);
}

async function rasterize(
  browser: Browser,
  svg: string,
  box: ViewBox,
  scale: number,
  style: string,
): Promise<RasterImage> {
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const page = await browser.newPage({ viewport: size });
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block;width:${size.width}px;height:${size.height}px}${style}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true, timeout: 180_000 });
  await page.close();
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function inkStyle(inks: Inks): string {
  const properties = Object.entries({ ...lightTheme.inks, ...inks }).map(
    ([ink, color]) => `--rv-${ink}:${color}`,
  );
  return `.rv{${properties.join(';')};--rv-hik:.6;--rv-shk:.9}`;
}

const glassOnly = `.rv{${Object.keys(lightTheme.inks)
  .map((ink) => `--rv-${ink}:${ink.startsWith('glass') ? '#fff' : '#000'}`)
  .join(';')};--rv-hik:0;--rv-shk:0}`;
