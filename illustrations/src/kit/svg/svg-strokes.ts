import { paints, type Paint } from '../paint/paint.ts';
import { pathData, shortNumber } from '../geometry/path-data.ts';
import type { DrawCommand, Extra, Scene } from '../scene/scene.ts';
import { paintProperties } from './stylesheet.ts';
import { element, type SvgNode } from './svg-node.ts';

/** The plate's id as a part of the ids of its gradients. */
export function slugOf(scene: Scene): string {
  return scene.id.replace(/\W/g, '-');
}

export function drawCommand(scene: Scene, command: DrawCommand): SvgNode {
  if (command.kind === 'clip') {
    const inner = command.draw.map((one) => drawCommand(scene, one));
    return element('g', { 'clip-path': `url(#${command.clip})` }, inner);
  }
  const look = lookOf(scene, command.cls, command.extra);
  if (command.kind === 'path') return element('path', { ...look, d: pathData(command.path) });
  return element('circle', { ...look, cx: command.x, cy: command.y, r: command.r });
}

/**
 * Classes, and attributes for values without a class. A style sheet overrides attributes, so a class in conflict is
 * written out.
 */
function lookOf(scene: Scene, cls: string, extra: Extra = {}): Record<string, string> {
  const own = extraAttributes(extra);
  const names: string[] = [];
  const attributes: Record<string, string> = {};
  for (const name of cls.split(' ')) {
    const paint = paints.get(name);
    if (!paint) continue;
    const properties = paintProperties(paint);
    if (paint.fill?.startsWith('@')) attributes['fill'] = bodyFill(scene, paint.fill);
    else if (Object.keys(properties).some((property) => property in own))
      Object.assign(attributes, properties);
    else names.push(name);
  }
  return { ...(names.length > 0 && { class: names.join(' ') }), ...attributes, ...own };
}

function bodyFill(scene: Scene, fill: NonNullable<Paint['fill']>): string {
  if (fill === '@wall') return scene.wall ? `url(#gw-${slugOf(scene)})` : 'var(--rv-wall-b)';
  return scene.skirt ? `url(#gs-${slugOf(scene)})` : 'var(--rv-skirt-a)';
}

function extraAttributes(extra: Extra): Record<string, string> {
  const { fill, stroke, dash, shift } = extra;
  const found: Record<string, string | undefined> = {
    fill: typeof fill === 'object' ? `url(#${fill.ref})` : fill && `var(--rv-${fill})`,
    'fill-opacity': thousandths(extra.fillOpacity),
    stroke: stroke === 'none' ? 'none' : stroke && `var(--rv-${stroke})`,
    'stroke-width': thousandths(extra.width),
    'stroke-opacity': thousandths(extra.strokeOpacity),
    'stroke-dasharray': dash?.map((length) => shortNumber(length)).join(' '),
    'stroke-dashoffset': thousandths(extra.dashOffset),
    'stroke-linecap': extra.cap,
    'paint-order': extra.strokeFirst && 'stroke',
    opacity: thousandths(extra.opacity),
    transform: shift && `translate(${shortNumber(shift[0])} ${shortNumber(shift[1])})`,
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function thousandths(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');
}
