import type { Ink } from '@dre/illustrations/kit/paint/tokens';

/** Colors of a unit, where they differ from the plate's own. */
export type Inks = Partial<Record<Ink, string>>;

/** A softer ink for every unit: dark trim is never black in daylight, and lines are gaps, not ink. */
const daylight = {
  line: '#2b2f33',
  frame: '#1b1f23',
  'wall-a': '#f4f3ef',
  'wall-b': '#ecebe6',
  'wall-c': '#dcdbd6',
  plastic: '#efeee9',
  'plastic-2': '#dddcd6',
  membrane: '#dcdbd4',
  fabric: '#7e8890',
} satisfies Inks;

export const paints = {
  white: daylight,
  champagne: {
    ...daylight,
    'wall-a': '#e9e0cf',
    'wall-b': '#dfd5c2',
    'wall-c': '#cfc4b0',
    'skirt-a': '#bfb199',
    'skirt-b': '#a39579',
    p1: '#b39d7b',
    p2: '#6b4a32',
    p3: '#8d6f47',
    p4: '#4a3526',
    membrane: '#d9d3c4',
  },
  silver: {
    ...daylight,
    'wall-a': '#c9cdd0',
    'wall-b': '#b9bec2',
    'wall-c': '#a5abb0',
    'skirt-a': '#8e959b',
    'skirt-b': '#767d84',
    p1: '#9aa1a8',
    p2: '#2d3238',
    p3: '#a3241f',
    p4: '#23282d',
  },
  ocean: { ...daylight, p1: '#b7c6d3', p2: '#1f4a78', p3: '#3f8fb5', p4: '#163556', 'skirt-a': '#c4ccd2' },
  maroon: { ...daylight, p1: '#cbbcb2', p2: '#6d1f26', p3: '#b08a5a', p4: '#45161b', 'skirt-b': '#a8a29b' },
  forest: { ...daylight, p1: '#c3c8b9', p2: '#3c5540', p3: '#a8894c', p4: '#2a3b2d' },
  graphite: {
    ...daylight,
    p1: '#8b8f93',
    p2: '#2a2d31',
    p3: '#c05a1c',
    p4: '#1d2023',
    'skirt-a': '#4b5056',
    'skirt-b': '#383c41',
  },
  sage: {
    ...daylight,
    'wall-a': '#c3cbb9',
    'wall-b': '#b6bfab',
    'wall-c': '#a4ad99',
    'skirt-a': '#9b9d92',
    'skirt-b': '#84867b',
    membrane: '#5f6467',
    plastic: '#f0efe9',
  },
} as const satisfies Record<string, Inks>;

export type PaintName = keyof typeof paints;
