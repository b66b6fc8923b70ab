import type { SvgNode } from '@dre/illustrations/kit/svg-node';

const namespace = 'http://www.w3.org/2000/svg';

/** Made element by element: the content policy refuses markup as text. */
export function svgElement(node: SvgNode): SVGElement {
  const made = document.createElementNS(namespace, node.tag);
  for (const [name, value] of Object.entries(node.attributes)) {
    if (name !== 'xmlns') made.setAttribute(name, value);
  }
  for (const child of node.children) {
    made.append(typeof child === 'string' ? child : svgElement(child));
  }
  return made;
}
