import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const light = tokensOf('light');
const modes = { light, dark: { ...light, ...tokensOf('dark') }, sun: { ...light, ...tokensOf('sun') } };

const text = 4.5;
const graphic = 3;

const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ...pairsOf('text', ['bg', 'surface', 'sunken', 'raised'], text),
  ...pairsOf('text-2', ['bg', 'surface', 'sunken', 'raised', 'brand-tint', 'hover'], text),
  ...pairsOf('text-3', ['bg', 'surface', 'sunken', 'raised', 'hover', 'brand-tint', 'damage-tint'], text),
  ...pairsOf('brand-text', ['surface', 'bg', 'brand-tint'], text),
  ...pairsOf('on-brand', ['brand', 'brand-hover'], text),
  ...pairsOf('damage-text', ['surface', 'damage-tint'], text),
  ...pairsOf('on-damage', ['damage'], text),
  ...pairsOf('ok-text', ['surface', 'ok-tint'], text),
  ...pairsOf('on-ok', ['ok'], text),
  ...pairsOf('warn-text', ['surface', 'warn-tint'], text),
  ...pairsOf('err-text', ['surface', 'err-tint', 'raised'], text),
  ...pairsOf('on-err', ['err'], text),
  ...pairsOf('violet-text', ['surface', 'violet-tint'], text),
  ...pairsOf('neutral-text', ['neutral-tint'], text),
  ...pairsOf('link', ['surface', 'bg'], text),
  ...pairsOf('on-admin', ['admin-bar'], text),
  ...pairsOf('on-admin-2', ['admin-bar'], text),
  ...pairsOf('banner-ok-text', ['banner-ok'], text),
  ...pairsOf('paper-text', ['paper'], text),
  ...pairsOf('stage-text', ['stage', 'stage-raised', 'stage-brand'], text),
  ...pairsOf('stage-text-2', ['stage', 'stage-raised', 'stage-line'], text),
  ...pairsOf('mark-text', ['mark'], text),
  // White on the product's red passes as large text only: the banner is 19 px bold.
  ...pairsOf('banner-err-text', ['banner-err'], graphic),
  ...pairsOf('focus', ['surface', 'bg', 'sunken', 'raised'], graphic),
  ...pairsOf('control-line', ['surface', 'bg'], graphic),
  ...pairsOf('knob', ['control-line', 'brand'], graphic),
  ...pairsOf('damage', ['surface', 'art-fill'], graphic),
  ...pairsOf('brand', ['art-fill'], graphic),
  ...pairsOf('art-line', ['art-fill'], graphic),
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4'].flatMap((series) => pairsOf(series, ['surface'], graphic)),
];

describe.each(Object.entries(modes))('in %s mode', (_mode, tokens) => {
  test.each(pairs)('%s on %s can be read', (foreground, background, least) => {
    expect(contrast(colorOf(tokens, foreground), colorOf(tokens, background))).toBeGreaterThanOrEqual(least);
  });
});

test('the two banner colors are the ones the product fixes', () => {
  expect([light['banner-ok'], light['banner-err']]).toEqual(['#d4edda', '#ff0000']);
});

test('no component names a raw color', () => {
  const folder = new URL('../', import.meta.url);
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !name.endsWith('tokens.css'),
  );
  const raw = modules.filter((name) =>
    /#[0-9a-f]{3}|rgba?\(|hsla?\(/i.test(withoutComments(readFileSync(new URL(name, folder), 'utf8'))),
  );
  expect(modules.length).toBeGreaterThan(20);
  expect(raw).toEqual([]);
});

type Tokens = Readonly<Record<string, string>>;

function tokensOf(mode: string): Tokens {
  const block = new RegExp(String.raw`/\*@${mode}\*/[^{]*\{([^}]*)\}`).exec(css)?.[1];
  if (block === undefined) throw new Error(`tokens.css has no block marked @${mode}.`);
  return Object.fromEntries(
    [...withoutComments(block).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function pairsOf(foreground: string, backgrounds: readonly string[], least: number) {
  return backgrounds.map((background) => [foreground, background, least] as const);
}

function colorOf(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined || !/^#[0-9a-f]{6}$/i.test(value))
    throw new Error(`--${name} is not a plain color.`);
  return value;
}

/** WCAG 2.x, 1.4.3. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
