export interface Author {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
}

export function authorOf(id: string, name: string): Author {
  return { id, name, initials: initialsOf(name) };
}

/** The initials of the first and the last name; text after a comma is not part of the name. */
function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
