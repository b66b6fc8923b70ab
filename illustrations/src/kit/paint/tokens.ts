/** Every color of the plates. Ink is never pure black; paint is never saturated; red and amber are lamps only. */
const light = {
  paper: '#f8f7f3',
  line: '#17202a',
  'line-soft': '#17202a',
  'wall-a': '#ffffff',
  'wall-b': '#f6f7f6',
  'wall-c': '#e6e9e9',
  'skirt-a': '#d4d8d9',
  'skirt-b': '#b7bdbf',
  gloss: '#29323b',
  'gloss-2': '#3b4650',
  'glass-a': '#26333f',
  'glass-b': '#4b5e6c',
  'glass-c': '#788c99',
  frame: '#161d24',
  metal: '#d3d8da',
  'metal-2': '#a9b1b5',
  plastic: '#fbfbfa',
  'plastic-2': '#e9ebea',
  rubber: '#31383f',
  tyre: '#2c3238',
  'tyre-2': '#474f57',
  void: '#1a2027',
  under: '#4a535b',
  'under-2': '#333b43',
  fabric: '#8d99a3',
  membrane: '#eceeec',
  wood: '#cbb593',
  red: '#b3232b',
  'red-2': '#e2605f',
  amber: '#d98412',
  'amber-2': '#f7c067',
  lens: '#eef4f7',
  p1: '#c9ced1',
  p2: '#5c6b78',
  p3: '#b39b76',
  p4: '#3e4a56',
  sh: '#0b1620',
  hi: '#ffffff',
  'callout-paper': '#ffffff',
  'callout-ink': '#17202a',
  'callout-line': '#17202a',
};

export type Ink = keyof typeof light;

/** A color of the product, by the name of its token; the value is for paper and for pages without tokens. */
export interface Token {
  readonly token: string;
  readonly value: string;
}

/** The look of pointing, choosing and damage. Tints are opacities of their fill. */
export interface StateColors {
  readonly line: Token;
  readonly fill: Token;
  readonly selected: number;
  readonly hovered: number;
  readonly zone: number;
  readonly damageLine: Token;
  readonly hatch: Token;
  readonly damageFill: Token;
  readonly damaged: number;
}

/** Colors, the strength of shade (`shk`) and light (`hik`) over them, and the thickness of lines (`lk`). */
export interface Theme {
  readonly inks: Readonly<Record<Ink, string>>;
  readonly shk: number;
  readonly hik: number;
  readonly lk: number;
  readonly veil: number;
  readonly states: StateColors;
}

const token = (name: string, value: string): Token => ({ token: name, value });

export const lightTheme: Theme = {
  inks: light,
  shk: 1,
  hik: 1,
  lk: 1,
  veil: 0.72,
  states: {
    line: token('brand-text', '#124fa5'),
    fill: token('brand', '#124fa5'),
    selected: 0.34,
    hovered: 0.2,
    zone: 0.07,
    damageLine: token('damage', '#c2410c'),
    hatch: token('damage-hatch', '#e8590c'),
    damageFill: token('damage', '#c2410c'),
    damaged: 0.15,
  },
};

/** The same drawing at dusk: bodies go mid-gray, ink stays dark, callouts and ground go light. */
export const darkTheme: Theme = {
  inks: {
    paper: '#11161c',
    line: '#05080b',
    'line-soft': '#dfe8f0',
    'wall-a': '#c6ced6',
    'wall-b': '#b4bec7',
    'wall-c': '#98a4ae',
    'skirt-a': '#7d8994',
    'skirt-b': '#626d78',
    gloss: '#242d36',
    'gloss-2': '#3a4651',
    'glass-a': '#0d141b',
    'glass-b': '#1d2a35',
    'glass-c': '#3d5060',
    frame: '#06090c',
    metal: '#aeb8c1',
    'metal-2': '#7b8791',
    plastic: '#ccd4db',
    'plastic-2': '#aab4bd',
    rubber: '#2b343c',
    tyre: '#20262d',
    'tyre-2': '#3a444e',
    void: '#090c10',
    under: '#46525d',
    'under-2': '#343f49',
    fabric: '#6d7a86',
    membrane: '#a3aeb8',
    wood: '#8c7a5e',
    red: '#a91f28',
    'red-2': '#e4605f',
    amber: '#cf7d10',
    'amber-2': '#f5b95a',
    lens: '#dfe9ef',
    p1: '#8b97a1',
    p2: '#465461',
    p3: '#a8916b',
    p4: '#2c3843',
    sh: '#000000',
    hi: '#ffffff',
    'callout-paper': '#1b232c',
    'callout-ink': '#e8eef4',
    'callout-line': '#9fb0bf',
  },
  shk: 1.25,
  hik: 0.42,
  lk: 1,
  veil: 0.74,
  // Bodies stay pale at dusk: a deep tint sets a part off from them, and the bright line reads on tint and paper alike.
  states: {
    line: token('brand-text', '#8db8f5'),
    fill: token('brand-tint-2', '#1a3358'),
    selected: 0.74,
    hovered: 0.58,
    zone: 0.3,
    damageLine: token('damage', '#f5844a'),
    hatch: token('damage-hatch', '#f5844a'),
    damageFill: token('damage-tint', '#33190c'),
    damaged: 0.7,
  },
};

/** Exploded parts lie on the paper, not on a body: at dusk their dark ones are lifted, or seals and frames would vanish. */
export const liftedInks: Partial<Record<Ink, string>> = {
  frame: '#46535f',
  rubber: '#52606c',
  gloss: '#4b5864',
  'gloss-2': '#5f6d79',
  under: '#5e6b77',
  'under-2': '#4a5662',
  'glass-a': '#2a3a47',
  'glass-b': '#3a4d5b',
  'glass-c': '#587080',
};

/** For a screen in full sun: white paper, black ink, thicker lines, weaker shade. */
export const sunTheme: Theme = {
  ...lightTheme,
  inks: { ...light, paper: '#ffffff', line: '#000000', 'line-soft': '#000000', 'callout-line': '#000000' },
  shk: 0.8,
  lk: 1.3,
  veil: 0.8,
  states: {
    ...lightTheme.states,
    line: token('brand-text', '#0b3d85'),
    fill: token('brand', '#0b3d85'),
    damageLine: token('damage', '#a8350a'),
    hatch: token('damage', '#a8350a'),
    damageFill: token('damage', '#a8350a'),
  },
};

/** White paper, whatever the screen shows. */
export const printTheme: Theme = { ...lightTheme, inks: { ...light, paper: '#ffffff' } };

/** For papers that are copied and faxed: shades of gray, and damage in black. */
export const grayTheme: Theme = {
  ...printTheme,
  inks: Object.fromEntries(
    Object.entries(printTheme.inks).map(([ink, color]) => [ink, grayOf(color)]),
  ) as Theme['inks'],
  states: {
    ...printTheme.states,
    damageLine: token('damage', '#000000'),
    hatch: token('damage-hatch', '#333333'),
    damageFill: token('damage', '#ffffff'),
    damaged: 0.55,
  },
};

/** As bright as the color is to the eye. */
function grayOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const gray = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    .toString(16)
    .padStart(2, '0');
  return `#${gray}${gray}${gray}`;
}
