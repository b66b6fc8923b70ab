import { useLayoutEffect, useSyncExternalStore } from 'react';

/** What takes an edge of the window: a drawer over the page, or a panel with the page beside it. */
export type Edge = 'drawer-right' | 'drawer-left' | 'panel';

let taken: readonly Edge[] = [];
const followers = new Set<() => void>();

/** Written on `<html>` for as long as it stands there, so that banners and screens make room for it. */
export function takeEdge(edge: Edge): () => void {
  change([...taken, edge]);
  return () => change(taken.toSpliced(taken.lastIndexOf(edge), 1));
}

export function useEdge(edge: Edge, isTaken: boolean): void {
  // Before anything is painted, and freed before the focus goes back to what the panel had moved.
  useLayoutEffect(() => (isTaken ? takeEdge(edge) : undefined), [edge, isTaken]);
}

export function usePanelBeside(): boolean {
  return useSyncExternalStore(follow, hasPanel, () => false);
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

function hasPanel(): boolean {
  return taken.includes('panel');
}

function change(next: readonly Edge[]): void {
  taken = next;
  const { documentElement: page } = document;
  if (next.length === 0) page.removeAttribute('data-edges');
  else page.setAttribute('data-edges', next.join(' '));
  for (const onChange of followers) onChange();
}
