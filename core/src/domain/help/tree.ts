/** An entry of a tree: below another entry, or at the top. */
export interface InTree {
  readonly id: string;
  readonly parent: string | null;
}

/** True if `id` is `above` or somewhere below it. */
export function isUnder(all: readonly InTree[], id: string, above: string): boolean {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && !seen.has(at); at = parentOf(all, at)) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

function parentOf(all: readonly InTree[], id: string): string | null {
  return all.find((one) => one.id === id)?.parent ?? null;
}

export interface Branch<Topic> {
  readonly topic: Topic;
  readonly below: readonly Branch<Topic>[];
}

/** The tree in the given order. Entries whose parent is missing are at the top. */
export function treeOf<Topic extends InTree>(topics: readonly Topic[]): readonly Branch<Topic>[] {
  const ids = new Set(topics.map(({ id }) => id));
  const branches = (parent: string | null): Branch<Topic>[] =>
    topics
      .filter((topic) => (topic.parent !== null && ids.has(topic.parent) ? topic.parent : null) === parent)
      .map((topic) => ({ topic, below: branches(topic.id) }));
  return branches(null);
}
