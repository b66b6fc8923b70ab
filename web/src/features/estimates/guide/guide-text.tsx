import { createElement, Fragment, type ReactNode } from 'react';
import { Kbd } from '../../../ui/actions/Kbd.tsx';

/** A sentence of the guide: names of controls bold and keys as keys, like in the topic it is taken from. */
export function GuideText({ text }: { readonly text: string }): ReactNode {
  const pieces = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/);
  return createElement(Fragment, null, ...pieces.map(marked));
}

function marked(piece: string): ReactNode {
  const words = plainText(piece);
  if (words === piece) return piece;
  return piece.startsWith('`') ? <Kbd>{words}</Kbd> : <strong>{words}</strong>;
}

/** The sentence to be spoken. */
export function plainText(text: string): string {
  return text.replaceAll(/\*\*|`/g, '');
}
