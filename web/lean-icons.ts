import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const icon = /\/lucide-react\/dist\/esm\/icons\/[^/?]+\.mjs$/;
const frame = fileURLToPath(new URL('src/lib/components/icon.ts', import.meta.url));

/** Leaves of an icon's module its shapes: its names, its keys and the drawing code for them are as long again. */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  load: {
    filter: { id: icon },
    async handler(id) {
      // A former name of an icon passes on the one that has its shapes.
      const { __iconData } = (await import(id)) as { __iconData?: { readonly node: readonly Shape[] } };
      return __iconData && leanIcon(__iconData.node);
    },
  },
};

export function leanIcon(node: readonly Shape[]): string {
  const shapes = node.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
  ]);
  return [
    `import { iconOf } from ${JSON.stringify(frame)};`,
    `export default /* @__PURE__ */ iconOf(${JSON.stringify(shapes)});`,
  ].join('\n');
}
