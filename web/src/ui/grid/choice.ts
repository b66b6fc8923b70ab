interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The first option whose name begins with the typed text. */
export function optionOf(options: readonly Choice[], typed: string): string | undefined {
  const word = typed.trim().toLowerCase();
  return word === '' ? undefined : options.find(({ label }) => label.toLowerCase().startsWith(word))?.id;
}
