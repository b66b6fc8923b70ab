import { describe, expect, test } from 'vitest';
import { plates } from '../../plates.ts';
import { plateFaults } from '../../testing/plate-faults.ts';
import { plateIds, sceneOf } from '../../testing/scene-of.ts';
import { regionsOf, type Scene } from './scene.ts';
import { svgOf } from '../svg/svg.ts';

const stretchable = plateIds.filter((id) => plates[id].lengths !== undefined);

const widthOf = (scene: Scene, id: string) =>
  regionsOf(scene).find((region) => region.id === id)?.bounds.w ?? 0;

test('towables and Class A motorhomes can be shown in other lengths, from both sides', () => {
  for (const vehicle of ['fw35', 'tt32', 'th42', 'cad38', 'cag34']) {
    expect(stretchable).toContain(`${vehicle}.road`);
    expect(stretchable).toContain(`${vehicle}.curb`);
  }
});

describe.each(stretchable)('%s', (plate) => {
  const { lengths, load } = plates[plate];
  const { min, standard, max } = lengths ?? { min: 0, standard: 0, max: 0 };

  test.each([min, max])('at %i inches the plate has no fault', async (length) => {
    expect(plateFaults(await sceneOf(plate, length))).toEqual([]);
  });

  test('the plate grows by what the vehicle grows, and only panels stretch', async () => {
    const [own, long] = [await sceneOf(plate), await sceneOf(plate, max)];
    expect(long.box.width - own.box.width).toBeCloseTo(max - standard);
    const fittings = regionsOf(own).filter(({ id }) =>
      /^(glass|light)\.|^run\.wheel-\w+@|^door\.entry/.test(id),
    );
    expect(fittings.length).toBeGreaterThan(5);
    const changed = fittings.filter(({ id, bounds }) => Math.abs(widthOf(long, id) - bounds.w) > 0.02);
    expect(changed.map(({ id }) => id)).toEqual([]);
    const panels = regionsOf(own).filter(({ bounds }) => bounds.w > 130);
    expect(panels.some(({ id, bounds }) => widthOf(long, id) > bounds.w + 10)).toBe(true);
  });

  test('lengths outside the range are the nearest inside, and its own is the plate as drawn', async () => {
    expect((await load({ length: max + 100 })).box).toEqual((await sceneOf(plate, max)).box);
    expect(svgOf(await load({ length: standard }))).toBe(svgOf(await sceneOf(plate)));
  });

  test('two lengths share no name of a clip, so that both may stand on one page', async () => {
    const names = async (length: number) => (await sceneOf(plate, length)).clips.map(({ id }) => id);
    const short = new Set(await names(min));
    expect((await names(max)).filter((name) => short.has(name))).toEqual([]);
    const svg = svgOf(await sceneOf(plate, max));
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const named = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(named.filter((id) => !defined.has(id))).toEqual([]);
  });
});
