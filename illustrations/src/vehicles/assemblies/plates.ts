import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene } from '../../kit/scene/scene.ts';
import type { View } from '../../kit/drawing/view.ts';

/** Tracing the outline of every part takes a moment, so an assembly is drawn once. */
const plate = (draw: () => Promise<View>): Plate => {
  let drawn: Promise<Scene> | null = null;
  const load = () => (drawn ??= draw().then((view) => view.scene()));
  return { vehicleType: null, view: 'exploded', load };
};

export const assemblyPlates = {
  'asm.awning-lateral': plate(async () => (await import('./lateral-awning.ts')).lateralAwning()),
  'asm.baggage-door': plate(async () => (await import('./baggage-door.ts')).baggageDoor()),
  'asm.entry-door': plate(async () => (await import('./entry-door.ts')).entryDoor()),
  'asm.pin-box-landing-gear': plate(async () => (await import('./pin-box.ts')).pinBox()),
  'asm.roof-section': plate(async () => (await import('./roof-section.ts')).roofSection()),
  'asm.rooftop-ac': plate(async () => (await import('./rooftop-ac.ts')).rooftopAc()),
  'asm.sidewall-section': plate(async () => (await import('./wall-section.ts')).wallSection()),
  'asm.slide-out': plate(async () => (await import('./slide-out.ts')).slideOut()),
  'asm.windows': plate(async () => (await import('./windows.ts')).windows()),
} satisfies Record<string, Plate>;
