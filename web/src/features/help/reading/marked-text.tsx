import type { Marked } from '@dre/core/domain/help/search';
import { createElement, Fragment, type ReactNode } from 'react';

/** A text with the search hits marked. */
export function MarkedText({ marked: { text, marks } }: { readonly marked: Marked }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  pieces.push(text.slice(at));
  return createElement(Fragment, null, ...pieces);
}
