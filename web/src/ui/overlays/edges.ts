import { useLayoutEffect } from 'react';

/** The users of a window edge: a drawer over the page, a panel with the page beside it, or a bar of actions on top. */
type Edge = 'drawer-right' | 'drawer-left' | 'panel' | 'action-bar';

let taken: readonly Edge[] = [];

/** Marks the edge on `<html>` while it is taken, so that banners and screens make room for it. */
function takeEdge(edge: Edge): () => void {
  change([...taken, edge]);
  return () => change(taken.toSpliced(taken.lastIndexOf(edge), 1));
}

export function useEdge(edge: Edge, isTaken: boolean): void {
  // Taken before anything is painted, and freed before the focus returns to elements the panel had moved.
  useLayoutEffect(() => (isTaken ? takeEdge(edge) : undefined), [edge, isTaken]);
}

function change(next: readonly Edge[]): void {
  taken = next;
  const { documentElement: page } = document;
  if (next.length === 0) page.removeAttribute('data-edges');
  else page.setAttribute('data-edges', next.join(' '));
}
