import type { PdfCanvas } from '../pdf/pdf-canvas.ts';

/** A canvas that draws nothing and counts what it is told; a number that is none is refused as a document would. */
export function tallyCanvas(): { readonly canvas: PdfCanvas; readonly told: Map<string, number> } {
  const told = new Map<string, number>();
  const canvas = new Proxy({ x: 0, y: 0 } as PdfCanvas, {
    get: (target, name) => {
      if (name === 'x' || name === 'y') return target[name];
      return (...values: readonly unknown[]) => {
        const wrong = values.find((value) => typeof value === 'number' && !Number.isFinite(value));
        if (wrong !== undefined) throw new Error(`${String(name)} was told ${String(wrong)}.`);
        told.set(String(name), (told.get(String(name)) ?? 0) + 1);
        return name === 'linearGradient' ? { stop: () => {} } : 1;
      };
    },
  });
  return { canvas, told };
}
