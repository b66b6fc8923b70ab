import { createHash, type Hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Scene } from './kit/scene/scene.ts';
import { svgOf } from './kit/svg/svg.ts';
import type { PdfCanvas } from './pdf/pdf-canvas.ts';
import { drawPlate } from './pdf/pdf-plate.ts';
import { plates } from './plates.ts';
import { plateIds, sceneOf } from './testing/scene-of.ts';

const box = { x: 36, y: 36, width: 720, height: 540 };

/** A canvas that takes every drawing command of a document into the hash. */
function hashingCanvas(hash: Hash): PdfCanvas {
  return new Proxy({ x: 0, y: 0 } as PdfCanvas, {
    get: (target, name) => {
      if (name === 'x' || name === 'y') return target[name];
      return (...values: readonly unknown[]) => {
        hash.update(`${String(name)} ${JSON.stringify(values)}\n`);
        return name === 'linearGradient'
          ? { stop: (...stop: readonly unknown[]) => hash.update(`stop ${JSON.stringify(stop)}\n`) }
          : 1;
      };
    },
  });
}

function hashOf(scene: Scene): string {
  const hash = createHash('sha256').update(svgOf(scene, { sharedDefs: false }));
  drawPlate(hashingCanvas(hash), scene, { box });
  return `sha256-${hash.digest('hex')}`;
}

// Code that draws may change its words and its shape, never a line of a picture. A picture changed on purpose is looked
// at, then recorded with `npx vitest run --project illustrations plate-hashes -u`.
test(
  'every plate is drawn as it was recorded, on the screen and on paper, at its own, shortest and greatest length',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    for (const id of plateIds) {
      const { lengths } = plates[id];
      lines.push(`${id} ${hashOf(await sceneOf(id))}`);
      for (const length of lengths ? [lengths.min, lengths.max] : [])
        lines.push(`${id} ${String(length)} in ${hashOf(await sceneOf(id, length))}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./testing/plate-hashes.txt');
  },
);
