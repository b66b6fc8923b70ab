/**
 * Matches a name against a pattern in which `*` stands for any characters or none. Users edit the patterns, so they
 * never become a regular expression.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return name === pattern;
  // Nearly every name differs before the first star, so nothing is allocated for it.
  for (let at = 0; at < star; at += 1) {
    if (pattern.charCodeAt(at) !== name.charCodeAt(at)) return false;
  }
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop() ?? '';
  if (!name.endsWith(last)) return false;
  const end = name.length - last.length;
  let from = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return from <= end;
}
