/** A cycle of the graph, or null. Edges that close one are not followed further. */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  for (const start of edges.keys()) {
    const trail: string[] = [];
    const open = new Set<string>();
    // An explicit stack: a chain as long as the book must not exhaust the call stack.
    const stack: { readonly name: string; next: number }[] = [{ name: start, next: 0 }];
    while (stack.length > 0) {
      const top = stack.at(-1);
      if (top === undefined) break;
      if (top.next === 0) {
        if (open.has(top.name)) return [...trail.slice(trail.indexOf(top.name)), top.name];
        trail.push(top.name);
        open.add(top.name);
      }
      const following = done.has(top.name) ? undefined : edges.get(top.name)?.[top.next];
      top.next += 1;
      if (following !== undefined) {
        stack.push({ name: following, next: 0 });
        continue;
      }
      stack.pop();
      trail.pop();
      open.delete(top.name);
      done.add(top.name);
    }
  }
  return null;
}
