const longestList = 30;

/** The names used before, then the others, each once, without the name already written. */
export function offeredNames(
  used: readonly string[],
  more: readonly string[],
  text: string,
): readonly string[] {
  const written = keyOf(text);
  const seen = new Set([written]);
  const offered: string[] = [];
  for (const name of [...used, ...more]) {
    const key = keyOf(name);
    if (seen.has(key) || !key.includes(written)) continue;
    seen.add(key);
    offered.push(name);
    if (offered.length === longestList) break;
  }
  return offered;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
