import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Scene, SceneRegion } from '@dre/illustrations/kit/scene/scene';
import { regionsOf } from '@dre/illustrations/kit/scene/scene';
import type { Marks } from '@dre/illustrations/kit/svg/state-styles';
import { plateStyles } from '@dre/illustrations/kit/svg/stylesheet';
import { svgOf } from '@dre/illustrations/kit/svg/svg';
import { plates } from '@dre/illustrations/plates';
import { root } from '../../scripts/root.mjs';

/** The root attributes of each theme. */
const themes = {
  light: '',
  dark: ' data-theme="dark"',
  sun: ' data-contrast="sun"',
} as const;

/** Widths of the rows of a sheet, in pixels. */
const widths = { plate: 900, marked: 590, close: 440, thumbnail: 240 };
const closeHeight = 300;

/** One picture per vehicle and theme: every plate, dimmed and marked, three times as large, and as a thumbnail. */
export async function plateSheets(browser: Browser, folder: string, wanted: string): Promise<string[]> {
  const tokens = await readFile(`${root}/web/src/ui/tokens.css`, 'utf8');
  const vehicles = [...(await scenesByVehicle())].filter(([vehicle]) => `plates/${vehicle}`.includes(wanted));
  const page = await browser.newPage({ viewport: { width: 1860, height: 900 } });
  const pictures: string[] = [];
  for (const [vehicle, scenes] of vehicles) {
    for (const theme of Object.keys(themes) as (keyof typeof themes)[]) {
      const name = `plates_${vehicle}.${theme}`;
      await page.setContent(sheet(scenes, themes[theme], tokens));
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      pictures.push(name);
    }
  }
  await page.close();
  return pictures;
}

async function scenesByVehicle(): Promise<Map<string, Scene[]>> {
  const found = new Map<string, Scene[]>();
  for (const { load } of Object.values(plates)) {
    const scene = await load();
    const vehicle = scene.id.slice(0, scene.id.indexOf('.'));
    found.set(vehicle, [...(found.get(vehicle) ?? []), scene]);
  }
  return found;
}

function sheet(scenes: readonly Scene[], theme: string, tokens: string): string {
  const row = (width: number, draw: (scene: Scene) => string, tall = width / 2) =>
    `<section>${scenes.map((scene) => `<figure style="width:${scene.box.width < scene.box.height * 1.5 ? tall : width}px">${draw(scene)}<figcaption>${scene.id}</figcaption></figure>`).join('')}</section>`;
  return `<!doctype html><html${theme}><meta charset="utf-8"><style>${tokens}
${plateStyles()}
body{margin:16px;background:var(--bg);color:var(--text);font:13px sans-serif}
section{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start;margin-bottom:28px}
figure{margin:0}svg{width:100%;background:var(--rv-paper)}
.close{position:relative;overflow:hidden;width:${widths.close}px;height:${closeHeight}px}.close svg{position:absolute;width:auto}</style>
${row(widths.plate, (scene) => svgOf(scene, { callouts: true }))}
${row(widths.marked, (scene) => svgOf(scene, { marks: someMarks(scene), dim: true }))}
${row(widths.close, closeUp, widths.close)}
${row(widths.thumbnail, (scene) => svgOf(scene, { thumbnail: true, marks: someMarks(scene) }), 240)}
</html>`;
}

/** The area with the most parts, three times as large as in the first row. */
function closeUp(scene: Scene): string {
  const { box } = scene;
  const scale = (3 * (box.width < box.height * 1.5 ? widths.plate / 2 : widths.plate)) / box.width;
  const half = { x: widths.close / scale / 2, y: closeHeight / scale / 2 };
  const middles = regionsOf(scene).map(({ bounds: { cx, cy } }) => ({ x: cx, y: cy }));
  const near = (at: (typeof middles)[number]) =>
    middles.filter(({ x, y }) => Math.abs(x - at.x) < half.x && Math.abs(y - at.y) < half.y).length;
  const crowd = middles.toSorted((a, b) => near(b) - near(a))[0] ?? { x: box.width / 2, y: box.height / 2 };
  const left = -(crowd.x - box.x - half.x) * scale;
  const top = -(crowd.y - box.y - half.y) * scale;
  const drawn = svgOf(scene, { marks: {} }).replace(
    '<svg ',
    `<svg style="left:${left}px;top:${top}px;width:${box.width * scale}px" `,
  );
  return `<div class="close">${drawn}</div>`;
}

/** A part of each state, from large to small, so that every plate shows all of them. */
function someMarks(scene: Scene): Marks {
  const area = ({ bounds }: SceneRegion) => bounds.w * bounds.h;
  const bySize = regionsOf(scene).toSorted((a, b) => area(b) - area(a));
  const at = (share: number) => bySize[Math.floor(bySize.length * share)]?.id ?? '';
  return {
    [at(0.02)]: ['damaged'],
    [at(0.12)]: ['replace'],
    [at(0.2)]: ['selected'],
    [at(0.28)]: ['damaged', 'selected'],
    [at(0.35)]: ['zone'],
    [at(0.42)]: ['hover'],
  };
}
