// Compares the descriptions of two systems. They are short, abbreviated and truncated, so words are normalized first.

/** Abbreviations and synonyms, each with its normalized word. */
const synonyms: Readonly<Record<string, string>> = {
  lt: 'left',
  lh: 'left',
  road: 'left',
  roadside: 'left',
  driver: 'left',
  drivers: 'left',
  rt: 'right',
  rh: 'right',
  curb: 'right',
  curbside: 'right',
  passenger: 'right',
  frt: 'front',
  frnt: 'front',
  fr: 'front',
  rr: 'rear',
  upr: 'upper',
  lwr: 'lower',
  lwer: 'lower',
  ctr: 'center',
  mid: 'center',
  middle: 'center',
  pnl: 'panel',
  pnls: 'panel',
  sidewall: 'wall',
  wdo: 'window',
  wndw: 'window',
  wdw: 'window',
  dr: 'door',
  mldg: 'molding',
  moulding: 'molding',
  mlding: 'molding',
  bmpr: 'bumper',
  lmp: 'lamp',
  light: 'lamp',
  lights: 'lamp',
  lgt: 'lamp',
  taillight: 'tail lamp',
  taillamp: 'tail lamp',
  luggage: 'baggage',
  bag: 'baggage',
  cargo: 'baggage',
  compartment: 'baggage',
  fibreglass: 'fiberglass',
  fbgl: 'fiberglass',
  alum: 'aluminum',
  aluminium: 'aluminum',
  corr: 'corrugated',
  lam: 'laminated',
  ac: 'air conditioner',
  fridge: 'refrigerator',
  refrig: 'refrigerator',
  htr: 'heater',
  wtr: 'water',
  mtr: 'motor',
  awng: 'awning',
  slideout: 'slide',
  membrane: 'roof membrane',
  rubber: 'epdm',
  sealer: 'sealant',
  caulk: 'sealant',
  decal: 'graphic',
  graphics: 'graphic',
  stripe: 'graphic',
  stabiliser: 'stabilizer',
  stab: 'stabilizer',
  propane: 'lp',
  lpg: 'lp',
  tyre: 'tire',
  clr: 'clear',
  adj: 'adjacent',
  flr: 'floor',
  cvr: 'cover',
  brkt: 'bracket',
  vnt: 'vent',
};

/** Words that carry no meaning here. */
const fillers: ReadonlySet<string> = new Set(
  'a an and for of on in at the with w to add addl only assembly assy asm new side unit each ea complete set'.split(
    ' ',
  ),
);

/** Words for the work; the operation already covers it. */
const workWords: ReadonlySet<string> = new Set(
  'repl replace replacement rr r&r r&i ri remove install rpr repair refn refinish paint blend overhaul oh'.split(
    ' ',
  ),
);

export interface LineTokens {
  readonly words: readonly string[];
  /** left, right, front, rear, as far as the text mentions them. */
  readonly sides: ReadonlySet<string>;
}

const sideWords: ReadonlySet<string> = new Set(['left', 'right', 'front', 'rear']);

export function lineTokens(description: string): LineTokens {
  const raw = description
    .toLowerCase()
    .replaceAll(/a\/c/g, 'ac')
    .replaceAll(/\br\s*&\s*([ri])\b/g, 'r&$1')
    .split(/[^a-z0-9&.]+/)
    .map((word) => word.replaceAll(/^[.&]+|[.&]+$/g, ''))
    .filter((word) => word !== '' && !fillers.has(word));
  const words = raw.flatMap((word, index) => formsOf(word, index)).filter((word) => !workWords.has(word));
  return {
    words: [...new Set(words.filter((word) => !sideWords.has(word)))],
    sides: new Set(words.filter((word) => sideWords.has(word))),
  };
}

/** Plurals become singulars. "RR door" is a rear door; "door rr" is remove and replace. */
function formsOf(word: string, index: number): readonly string[] {
  if (word === 'rr' && index > 0) return [];
  const synonym = synonyms[word];
  if (synonym !== undefined) return synonym.split(' ');
  const single = word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
  return (synonyms[single] ?? single).split(' ');
}

/** 1 for the same word, less for a truncated one. */
export function wordLikeness(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length >= 3 && long.startsWith(short)) return 0.8;
  return short.length >= 5 && long.slice(0, 5) === short.slice(0, 5) ? 0.6 : 0;
}
