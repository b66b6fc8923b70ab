import type { TextStyle } from './text.ts';

/** Nothing is printed smaller than 7.2 points. */
export const styles = {
  body: { face: 'regular', size: 8.4, leading: 11.4 },
  strong: { face: 'bold', size: 8.4, leading: 11.4 },
  small: { face: 'regular', size: 7.4, leading: 10, gray: 0.2 },
  smallStrong: { face: 'bold', size: 7.4, leading: 10, gray: 0.2 },
  label: { face: 'regular', size: 7.2, leading: 9.4, gray: 0.27 },
  mono: { face: 'mono', size: 7.8, leading: 11.4 },
  smallMono: { face: 'mono', size: 7.2, leading: 10, gray: 0.2 },
  lead: { face: 'bold', size: 9.2, leading: 12 },
  heading: { face: 'bold', size: 8.8, leading: 12 },
  shop: { face: 'bold', size: 13.5, leading: 16 },
  title: { face: 'bold', size: 21, leading: 22 },
  beside: { face: 'regular', size: 13.5, leading: 16, gray: 0.2 },
  running: { face: 'bold', size: 11, leading: 13 },
  total: { face: 'bold', size: 15, leading: 20 },
  foot: { face: 'regular', size: 7.2, leading: 10, gray: 0.2 },
} as const satisfies Record<string, TextStyle>;

export const hairline = 0.4;
export const paleGray = 0.75;
