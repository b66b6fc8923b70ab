import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hatchSizes, hatchId } from './state-styles.ts';
import { plateStyles } from './stylesheet.ts';
import { sharedDefinitions } from './svg-defs.ts';
import {
  darkTheme,
  liftedInks,
  lightTheme,
  printTheme,
  sunTheme,
  type StateColors,
} from '../paint/tokens.ts';

const themes = { light: lightTheme, dark: darkTheme, sun: sunTheme, print: printTheme };
const css = plateStyles();

test('state colors are the tokens of the product, and the plates define none but their own', () => {
  expect(css).toContain('--rv-sel:var(--brand-text,');
  expect(css).toContain('--rv-dmg:var(--damage,');
  expect([...css.matchAll(/[{;](--[\w-]+):/g)].filter(([, name]) => !name?.startsWith('--rv-'))).toEqual([]);
});

test('every hatch a state asks for is defined', () => {
  const ids = new Set(sharedDefinitions().map(({ attributes }) => attributes['id']));
  const wanted = [...css.matchAll(/url\(#(rv-x?hatch[\w-]*)\)/g)].map(([, id]) => id);
  expect(new Set(wanted).size).toBe(6);
  expect(wanted.filter((id) => !ids.has(id ?? ''))).toEqual([]);
  expect(hatchSizes.map(([size]) => hatchId('hatch', size))).toEqual([
    'rv-hatch',
    'rv-hatch-fine',
    'rv-hatch-coarse',
  ]);
});

test('small pictures are drawn with lines of 1.3 times the weight', () => {
  expect(css).toContain('.rv.thumb{--rv-lt:1.3}');
  expect(css).toMatch(/\.rv \.l4\{[^}]*var\(--rv-lt,1\)/);
});

test('at dusk the dark parts of an exploded plate stand out from the paper', () => {
  expect(css).toContain('.rv[data-side=exploded]{--rv-frame:');
  for (const color of Object.values(liftedInks)) {
    expect(contrast(color, darkTheme.inks.paper)).toBeGreaterThanOrEqual(1.5);
  }
});

test('what stands in for a token of the product is its value in that theme', () => {
  const product = readFileSync(new URL('../../../../web/src/ui/theme/tokens.css', import.meta.url), 'utf8');
  const part = (name: string) => product.split(`/*@${name}*/`)[1]?.split('}')[0] ?? '';
  const value = (theme: string, token: string) =>
    [part(theme), part('light')]
      .map((text) => new RegExp(`--${token}:\\s*(#\\w+)`).exec(text)?.[1])
      .find((found) => found !== undefined);
  for (const theme of ['light', 'dark', 'sun'] as const) {
    const { line, fill, damageLine, hatch, damageFill } = themes[theme].states;
    for (const one of [line, fill, damageLine, hatch, damageFill]) {
      expect([theme, one.token, value(theme, one.token)]).toEqual([theme, one.token, one.value]);
    }
  }
});

describe.each(Object.entries(themes))('%s', (_, { inks, states }) => {
  const walls = [inks['wall-a'], inks['wall-b'], inks['wall-c'], inks.membrane, inks.plastic];

  test.each([
    ['selected', states.line.value, states.fill.value, states.selected],
    ['damaged', states.damageLine.value, states.damageFill.value, states.damaged],
  ] as const)('a %s part is set off from a pale wall and from the paper', (_state, line, fill, tint) => {
    for (const wall of walls) {
      const inside = mixed(wall, fill, tint);
      // An edge is visible when its line contrasts with either side, or the two sides with each other.
      expect(Math.max(contrast(line, wall), contrast(inside, wall))).toBeGreaterThanOrEqual(3);
      expect(contrast(line, inside)).toBeGreaterThanOrEqual(2.8);
    }
    expect(contrast(line, inks.paper)).toBeGreaterThanOrEqual(3);
  });

  test('hatches read on their tint', () => {
    for (const wall of walls) {
      const tinted = mixed(wall, states.damageFill.value, states.damaged);
      expect(contrast(states.hatch.value, tinted)).toBeGreaterThanOrEqual(hatchContrast(states));
    }
  });
});

/** Lines of a hatch lie side by side over an area that is tinted and outlined too: they need less than one line alone. */
function hatchContrast({ hatch }: StateColors): number {
  return hatch.token === 'damage-hatch' ? 2.3 : 3;
}

type Color = readonly [number, number, number];

function channels(hex: string): Color {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function mixed(below: string, above: string, opacity: number): string {
  const [a, b] = [channels(below), channels(above)];
  const one = (index: 0 | 1 | 2) => Math.round(a[index] * (1 - opacity) + b[index] * opacity);
  return `#${[one(0), one(1), one(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
