import { regionsOf, type Scene, type SceneRegion } from '../scene/scene.ts';

/** More numbers than this crowd a plate: they are shown by category. */
export const mostCallouts = 45;

/** Categories in the order a reader looks for them. */
const importance = [
  'body',
  'house',
  'canvas',
  'cab',
  'glass',
  'door',
  'slide',
  'awning',
  'roof',
  'util',
  'rear',
  'run',
  'chassis',
  'light',
  'int',
];

/** The parts of a plate that have a number. */
export function numberedRegions(scene: Scene): SceneRegion[] {
  return regionsOf(scene).filter(({ callout }) => callout);
}

/** The categories to choose from on a plate with too many numbers, the one it is about first; otherwise none. */
export function calloutCategories(scene: Scene): readonly string[] {
  const counts = countsOf(scene);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total <= mostCallouts) return [];
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [''];
  const rank = (category: string) => (category === largest ? -1 : importance.indexOf(category));
  return [...counts.keys()].toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The parts that are numbered together: those of a category; without one all of them, or on a crowded plate the most
 * important categories that fit as a whole.
 */
export function chosenRegions(scene: Scene, category?: string): readonly SceneRegion[] {
  const numbered = numberedRegions(scene);
  if (category !== undefined) return numbered.filter((region) => region.category === category);
  const counts = countsOf(scene);
  const categories = calloutCategories(scene);
  if (categories.length === 0) return numbered;
  const shown = new Set<string>();
  let total = 0;
  for (const one of categories) {
    const count = counts.get(one) ?? 0;
    if (shown.size > 0 && total + count > mostCallouts) continue;
    shown.add(one);
    total += count;
  }
  return numbered.filter((region) => shown.has(region.category));
}

function countsOf(scene: Scene): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of numberedRegions(scene)) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
