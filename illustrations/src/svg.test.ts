import { expect, test } from 'vitest';
import { fifthWheelRoadSide } from './fifth-wheel.ts';
import { drawScene, svgText } from './svg.ts';

test('a drawing takes every color from the theme', () => {
  const text = svgText(drawScene(fifthWheelRoadSide, { damaged: ['fender-skirt'] }));
  const paints = [...text.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(paints.length).toBeGreaterThan(50);
  expect(paints.filter((paint) => !/^(none|var\(--[\w-]+\)|url\(#[\w-]+\))$/.test(paint))).toEqual([]);
});

test('a drawing carries no style attribute, which the content policy would refuse', () => {
  expect(svgText(drawScene(fifthWheelRoadSide))).not.toContain('style=');
});

test('damage is hatched and named by its region', () => {
  const text = svgText(
    drawScene(fifthWheelRoadSide, { damaged: ['sidewall-lower-rear'], idPrefix: 'login' }),
  );
  expect(text).toContain('data-region="sidewall-lower-rear" fill="url(#login-hatch)"');
  expect(text).toContain('<pattern id="login-hatch"');
});

test('a pin shows the number of its line', () => {
  const text = svgText(drawScene(fifthWheelRoadSide, { pins: [{ number: 13, x: 420, y: 26 }] }));
  expect(text).toContain('data-pin="13"');
  expect(text).toContain('>13</text>');
});
