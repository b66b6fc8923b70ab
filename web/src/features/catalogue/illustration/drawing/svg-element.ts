import type { SvgNode } from '@dre/illustrations/kit/svg/svg-node';
import { nextTask } from '../../book/next-task.ts';

const namespace = 'http://www.w3.org/2000/svg';
const longestMs = 8;

/** Created element by element, because the content policy refuses markup as text. */
export function svgElement(node: SvgNode): SVGElement {
  const element = bareElement(node);
  for (const child of node.children) element.append(elementOf(child));
  return element;
}

/** The same for a whole drawing, in tasks short enough for the page to respond between them. */
export async function svgElementInSlices(node: SvgNode): Promise<SVGElement> {
  const element = bareElement(node);
  let started = performance.now();
  for (const child of node.children) {
    if (performance.now() - started > longestMs) {
      await nextTask();
      started = performance.now();
    }
    element.append(elementOf(child));
  }
  return element;
}

function elementOf(child: SvgNode | string): SVGElement | string {
  return typeof child === 'string' ? child : svgElement(child);
}

function bareElement({ tag, attributes }: SvgNode): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns') element.setAttribute(name, value);
  }
  return element;
}
