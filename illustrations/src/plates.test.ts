import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { regionsOf, type Side } from './kit/scene/scene.ts';
import { svgOf } from './kit/svg/svg.ts';
import { plates } from './plates.ts';
import { plateFaults } from './testing/plate-faults.ts';
import { plateIds, sceneOf } from './testing/scene-of.ts';

const kilobyte = 1024;
const side = { raw: 130, packed: 22 };
const end = { raw: 60, packed: 9 };
const plan = { raw: 160, packed: 20 };
/** The greatest weight of a plate, in kilobytes. */
const budgets: Record<Side, { raw: number; packed: number }> = {
  road: side,
  curb: side,
  front: end,
  rear: end,
  roof: end,
  under: plan,
  interior: plan,
  exploded: plan,
};

/** Spellings of the other side of the ocean; ids keep theirs, titles do not. */
const british =
  /tyre|mould|fibre|grey|centre|colour|aluminium|levelling|stabiliser|equaliser|louvre|licence/i;

describe.each(plateIds)('%s', (id) => {
  const { view } = plates[id];

  test('each part has one closed area that covers its ink, and its anchor and its pin lie on it, uncovered', async () => {
    expect(plateFaults(await sceneOf(id))).toEqual([]);
  });

  test('the plate is the one it says it is', async () => {
    const scene = await sceneOf(id);
    expect([scene.id, scene.side]).toEqual([id, view]);
    expect(regionsOf(scene).length).toBeGreaterThan(5);
  });

  test('titles are American', async () => {
    const titles = regionsOf(await sceneOf(id)).map(({ title }) => title);
    expect(titles.filter((title) => title === '' || british.test(title))).toEqual([]);
  });

  test('the plate keeps within its weight and carries neither style nor script', async () => {
    const svg = svgOf(await sceneOf(id), { sharedDefs: false });
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son\w+=|javascript:|NaN|undefined|Infinity/);
    expect(svg.length / kilobyte).toBeLessThanOrEqual(budgets[view].raw);
    expect(gzipSync(svg).length / kilobyte).toBeLessThanOrEqual(budgets[view].packed);
  });
});

const rears = plateIds.filter((id) => plates[id].view === 'rear');

test.each(rears)('%s: a pin on the ladder stands between its rails', async (plate) => {
  const ladders = regionsOf(await sceneOf(plate)).filter(({ id }) => id === 'rear.ladder');
  const beside = ladders.filter(({ pin, bounds }) => Math.abs(pin[0] - bounds.cx) > 0.05 * bounds.w);
  expect(beside).toEqual([]);
});
