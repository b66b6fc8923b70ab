/**
 * An element of SVG as data. A page makes its elements from it one by one, because its content policy
 * refuses markup as text; files and tests write it as text.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgNode | string)[];
}

type Value = string | number | undefined | false;

export function element(
  tag: string,
  attributes: Readonly<Record<string, Value>>,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  const present = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, String(value)]],
  );
  return { tag, attributes: Object.fromEntries(present), children };
}

export function svgText(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${node.tag}${attributes.join('')}`;
  if (node.children.length === 0) return `${start}/>`;
  return `${start}>${node.children.map(svgText).join('')}</${node.tag}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
