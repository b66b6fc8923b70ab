import { paints, type Fill, type Paint } from '../paint/paint.ts';
import { lineScales } from '../paint/line-scales.ts';
import { stateProperties, stateRules } from './state-styles.ts';
import { darkTheme, liftedInks, lightTheme, printTheme, sunTheme, type Theme } from '../paint/tokens.ts';

/** The class of a line scale; a style attribute would be refused by the content policy. */
export function lineScaleClass(scale: number): string {
  return `lw${Math.round(scale * 100)}`;
}

/** The style sheet of all plates, once per page. State colors are the product's tokens. */
export function plateStyles(): string {
  return [
    `.rv{${properties(lightTheme)}}`,
    `@media screen{:root[data-theme=dark]:not([data-contrast=sun]) .rv{${properties(darkTheme)}}`,
    `:root[data-theme=dark]:not([data-contrast=sun]) .rv[data-side=exploded]{${inkProperties(liftedInks)}}`,
    `:root[data-contrast=sun] .rv{${properties(sunTheme)}}}`,
    `@media print{.rv{${properties(printTheme)}}}`,
    '.rv{display:block;fill:none;stroke:none;stroke-linejoin:round;stroke-linecap:round}',
    '.rv .rg>:not(.hit),.rv .deco{pointer-events:none}',
    // A small picture needs heavier lines.
    '.rv.thumb{--rv-lt:1.3}',
    ...lineScales.map((scale) => `.rv.${lineScaleClass(scale)}{--rv-lw:${scale}}`),
    ...[...paints].map(([name, paint]) => rule(name, paint)).filter((text) => text !== ''),
    ...inks,
    stateRules,
    callouts,
  ].join('\n');
}

/** Stops of gradients, named so that one ink is one class. */
const inks = Object.keys(lightTheme.inks).map((ink) => `.rv .i-${ink}{stop-color:var(--rv-${ink})}`);

const callouts = `.rv .co{pointer-events:none}
.rv .co .ld{stroke:var(--rv-callout-line)}
.rv .co .hal{stroke:var(--rv-paper);stroke-opacity:.8}
.rv .co circle{fill:var(--rv-callout-paper);stroke:var(--rv-callout-ink)}
.rv .co .dot{fill:var(--rv-callout-ink);stroke:var(--rv-paper)}
.rv .co text{fill:var(--rv-callout-ink);font-family:var(--font,sans-serif);font-weight:600;text-anchor:middle;font-variant-numeric:tabular-nums}`;

function inkProperties(colors: Partial<Theme['inks']>): string {
  return Object.entries(colors)
    .map(([ink, color]) => `--rv-${ink}:${color}`)
    .join(';');
}

function properties(theme: Theme): string {
  return [
    inkProperties(theme.inks),
    `--rv-shk:${theme.shk}`,
    `--rv-hik:${theme.hik}`,
    `--rv-lk:${theme.lk}`,
    `--rv-veil:${theme.veil}`,
    ...stateProperties(theme.states),
  ].join(';');
}

/** The body gradients differ from plate to plate, so their fills are written on the shapes and not here. */
function rule(name: string, paint: Paint): string {
  const body = Object.entries(paintProperties(paint)).map(([property, value]) => `${property}:${value}`);
  return body.length > 0 ? `.rv .${name}{${body.join(';')}}` : '';
}

/** A paint as properties of SVG, valid in a style sheet and as attributes. */
export function paintProperties(paint: Paint): Record<string, string> {
  const found: Record<string, string> = {};
  if (paint.fill && !paint.fill.startsWith('@')) found['fill'] = fillValue(paint.fill);
  if (paint.fillOpacity !== undefined) found['fill-opacity'] = scaled(paint.fillOpacity, paint.fillStrength);
  if (paint.rule) found['fill-rule'] = paint.rule;
  if (paint.stroke) found['stroke'] = `var(--rv-${paint.stroke})`;
  if (paint.width !== undefined) {
    found['stroke-width'] = paint.fixedWidth
      ? `${paint.width}px`
      : `calc(${paint.width}px*var(--rv-lw,1)*var(--rv-lk,1)*var(--rv-lt,1))`;
  }
  if (paint.strokeOpacity !== undefined) {
    found['stroke-opacity'] = scaled(paint.strokeOpacity, paint.strokeStrength);
  }
  if (paint.dash) found['stroke-dasharray'] = paint.dash.join(' ');
  if (paint.cap) found['stroke-linecap'] = paint.cap;
  if (paint.join) found['stroke-linejoin'] = paint.join;
  return found;
}

function fillValue(fill: Fill): string {
  return fill.startsWith('#') ? `url(#rv-${fill.slice(1)})` : `var(--rv-${fill})`;
}

function scaled(value: number, strength: Paint['fillStrength']): string {
  return strength ? `calc(${value}*var(--rv-${strength}))` : String(value);
}
