// Latin transliteration of names for receivers whose code page has no other letters: Cyrillic as in passports and on
// road signs, Greek as in ISO 843. Letters missing here have none.

const pairs = {
  cyrillic:
    'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh ' +
    'щ shch ы y э e ю yu я ya є ye і i ї yi ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz қ q ғ gh ң ng ө o ұ u ү u һ h ә a',
  greek:
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  latin: 'ł l đ d ħ h ı i ŋ ng ŧ t ĸ k ɓ b ɖ d ɗ d ə e ɛ e ƒ f ɠ g ɨ i ɲ n ɔ o ʉ u ƴ y ʻ ‘ ʼ ’ ʹ ’ ʺ ”',
};

const latinOf: ReadonlyMap<string, string> = new Map(
  Object.values(pairs).flatMap((list) => {
    const words = list.split(' ');
    return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));
  }),
);

/** Signs that only modify the sound of the letter before them. */
const silent: ReadonlySet<string> = new Set(['ь', 'ъ']);

/** The Latin transliteration of a letter; undefined without an agreed one. Capitals stay capitals. */
export function inLatin(letter: string, before: string, next: string): string | undefined {
  const small = letter.toLowerCase();
  const base = baseOf(small);
  if (silent.has(base)) return '';
  // The two Greek letters of one sound.
  const isOu = base === 'υ' && baseOf(before.toLowerCase()) === 'ο';
  const latin = isOu ? 'u' : (latinOf.get(small) ?? latinOf.get(base));
  if (latin === undefined || small === letter) return latin;
  // Among capitals all letters are capitals; at the start of a name only the first is.
  const isAmongCapitals = next !== next.toLowerCase();
  return isAmongCapitals ? latin.toUpperCase() : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}

function baseOf(letter: string): string {
  return letter.normalize('NFD').slice(0, 1);
}
