import { drawScene, type Markup, type SvgElement } from '@dre/illustrations/svg';
import type { Sketch } from '@dre/illustrations/scene';
import { createElement, type ReactElement } from 'react';

interface DrawingProps extends Markup {
  readonly scene: Sketch;
  readonly className?: string | undefined;
  /** The alternative text. Without it the drawing is decoration. */
  readonly label?: string;
}

/** A scene of the illustrations as inline SVG, created element by element: the content policy refuses markup text. */
export function Drawing({ scene, className, label, ...markup }: DrawingProps) {
  const drawn = drawScene(scene, markup);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={className} {...naming} {...reactAttributes(drawn)}>
      {drawn.children.map(reactNode)}
    </svg>
  );
}

function reactNode(node: SvgElement | string, index: number): ReactElement | string {
  if (typeof node === 'string') return node;
  return createElement(
    node.tag,
    { key: index, ...reactAttributes(node) },
    ...(node.children.length > 0 ? [node.children.map(reactNode)] : []),
  );
}

/** React spells `stroke-width` as `strokeWidth`; data attributes keep their hyphens. */
function reactAttributes(node: SvgElement): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [
      name.startsWith('data-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
