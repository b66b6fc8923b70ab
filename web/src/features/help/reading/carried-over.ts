/** The initial text of the contact form, in the fragment, so that no server log has it. */
export function carriedOver(about: string): string {
  return new URLSearchParams({ about }).toString();
}
