import type { Scene } from '../kit/scene/scene.ts';
import { plates, type PlateId } from '../plates.ts';

const drawn = new Map<string, Promise<Scene>>();

/** The scene of a plate, shared by all test files of a process: drawing a plate takes longer than most tests of it. */
export function sceneOf(id: PlateId, length?: number): Promise<Scene> {
  const key = `${id} ${String(length)}`;
  const scene = drawn.get(key) ?? plates[id].load(length === undefined ? {} : { length });
  drawn.set(key, scene);
  return scene;
}

export const plateIds = Object.keys(plates) as readonly PlateId[];
