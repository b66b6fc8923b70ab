import { expect, test } from 'vitest';
import { cssColor, wantsDarkInk } from './banner-color.ts';

test.each([
  { given: 'D4EDDA', css: '#D4EDDA' },
  { given: '#FF0000', css: '#FF0000' },
  { given: 'FF0000', css: '#FF0000' },
  { given: 'rebeccapurple', css: 'rebeccapurple' },
])('the banner color $given becomes $css', ({ given, css }) => {
  expect(cssColor(given)).toBe(css);
});

test.each([
  { background: 'rgb(212, 237, 218)', dark: true },
  { background: 'rgb(255, 255, 0)', dark: true },
  { background: 'rgb(18, 79, 165)', dark: false },
  { background: 'rgb(0, 0, 0)', dark: false },
])('ink on $background is dark: $dark', ({ background, dark }) => {
  expect(wantsDarkInk(background)).toBe(dark);
});
