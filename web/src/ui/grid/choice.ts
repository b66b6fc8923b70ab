interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The first choice whose name begins with what was typed. */
export function optionOf(options: readonly Choice[], typed: string): string | undefined {
  const word = typed.trim().toLowerCase();
  return word === '' ? undefined : options.find(({ label }) => label.toLowerCase().startsWith(word))?.id;
}
