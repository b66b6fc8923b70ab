import type { StateColors, Token } from '../paint/tokens.ts';

/** `damaged` is to be repaired, `replace` to be replaced, `zone` belongs to the chosen sub side. */
export type RegionState = 'hover' | 'selected' | 'damaged' | 'replace' | 'zone';

/** The states of regions by their ids. */
export type Marks = Readonly<Record<string, readonly RegionState[]>>;

/** Hatches keep their look on the page: finer on plates that are shown larger, coarser on small pictures. */
export const hatchSizes = [
  ['', 1],
  ['fine', 0.6],
  ['coarse', 2.4],
] as const;

type HatchSize = (typeof hatchSizes)[number][0];

/** Repair is a single hatch, replacement crosses it: a difference of pattern, not of color. */
export function hatchId(kind: 'hatch' | 'xhatch', size: HatchSize): string {
  return size === '' ? `rv-${kind}` : `rv-${kind}-${size}`;
}

const scaled = (inches: number) => `calc(${inches}px*var(--rv-lw,1)*var(--rv-lt,1))`;

function hatchRules(size: HatchSize): string {
  const plate = size === '' ? '.rv' : `.rv.${size}`;
  return `${plate} .rg.is-damaged>.hit{fill:url(#${hatchId('hatch', size)})}
${plate} .rg.is-replace>.hit{fill:url(#${hatchId('xhatch', size)})}`;
}

/**
 * A state is a class on a region: is-hover, is-selected, is-damaged, is-replace, is-zone; or is-dim on the plate, which
 * veils every region without one. Dimming is never group opacity: stacked parts would show through each other.
 * Pointing at a part changes colors and opacities only: a width or a stroke that comes and goes would lay the page out.
 */
export const stateRules = `.rv .hit{fill:var(--rv-sel-f);fill-opacity:0;stroke:var(--rv-sel);stroke-opacity:0;stroke-width:${scaled(0.75)};pointer-events:fill;cursor:pointer;outline:none}
.rv .hit.thin{stroke-width:3.2px;pointer-events:all}
.rv .rg{outline:none}
.rv.still{pointer-events:none}
.rv.still .hit{pointer-events:none;cursor:inherit}
.rv.is-dim .rg:not(.is-selected,.is-damaged,.is-replace,.is-zone,.is-hover,:hover,:focus-visible)>.hit:not(.nv){fill:var(--rv-paper);fill-opacity:var(--rv-veil)}
.rv.is-dim .deco{opacity:.3}
.rv .rg.is-zone>.hit{fill-opacity:var(--rv-zone-o);stroke-opacity:.8}
.rv .rg:is(:hover,:focus-visible,.is-hover)>.hit{fill-opacity:var(--rv-hov-o);stroke-opacity:1}
.rv .rg:is(:hover,:focus-visible,.is-hover,.is-zone)>.hit.thin{stroke-opacity:.5}
.rv .rg.is-selected>.hit{fill-opacity:var(--rv-sel-o);stroke-opacity:1;stroke-width:${scaled(1.2)}}
.rv .rg.is-damaged>.hit{fill-opacity:1;stroke:var(--rv-dmg);stroke-opacity:1;stroke-width:${scaled(0.9)}}
.rv .rg.is-replace>.hit{fill-opacity:1;stroke:var(--rv-dmg);stroke-opacity:1;stroke-width:${scaled(1.1)}}
.rv .rg:is(.is-damaged,.is-replace):is(:hover,:focus-visible,.is-hover)>.hit{stroke:var(--rv-sel)}
.rv .rg.is-selected:is(.is-damaged,.is-replace)>.hit{stroke:var(--rv-sel);stroke-width:${scaled(1.6)}}
${hatchSizes.map(([size]) => hatchRules(size)).join('\n')}
.rv .ht{fill:var(--rv-dmg-f);fill-opacity:var(--rv-dmg-o)}
.rv .hx{stroke:var(--rv-hatch)}
@media (prefers-reduced-motion:no-preference){.rv .hit{transition:fill-opacity .1s}}`;

export function stateProperties(states: StateColors): string[] {
  return [
    `--rv-sel:${reference(states.line)}`,
    `--rv-sel-f:${reference(states.fill)}`,
    `--rv-sel-o:${states.selected}`,
    `--rv-hov-o:${states.hovered}`,
    `--rv-zone-o:${states.zone}`,
    `--rv-dmg:${reference(states.damageLine)}`,
    `--rv-hatch:${reference(states.hatch)}`,
    `--rv-dmg-f:${reference(states.damageFill)}`,
    `--rv-dmg-o:${states.damaged}`,
  ];
}

function reference({ token, value }: Token): string {
  return `var(--${token},${value})`;
}
