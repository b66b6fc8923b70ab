/** What the form for messages begins with; behind the hash, so that no server log has it. */
export function carriedOver(about: string): string {
  return new URLSearchParams({ about }).toString();
}
