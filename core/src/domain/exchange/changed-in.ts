import { canonicalJson } from '../hashing/canonical-json.ts';
import type { Line } from '../estimates/model/line.ts';
import type { VersionLabel } from '../estimates/model/lifecycle/version.ts';

export interface VersionLines {
  readonly label: VersionLabel;
  readonly lines: readonly Line[];
}

/** The version that last changed each line. */
export function changedIn(versions: readonly VersionLines[]): ReadonlyMap<string, VersionLabel> {
  const last = new Map<string, { label: VersionLabel; text: string }>();
  for (const { label, lines } of versions) {
    for (const line of lines) {
      const text = canonicalJson(line);
      if (last.get(line.id)?.text !== text) last.set(line.id, { label, text });
    }
  }
  return new Map([...last].map(([id, { label }]) => [id, label]));
}
