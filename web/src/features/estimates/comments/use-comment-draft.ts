import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';

export interface CommentDraft {
  readonly text: string;
  /** The same for every try to send it, so that it is said once. */
  readonly id: string;
  readonly write: (text: string) => void;
  /** It was said. */
  readonly forget: () => void;
}

/** What is being written stays beside the estimate until it is said, also over a reload. */
export function useCommentDraft(estimate: string): CommentDraft {
  const name = `dre-comment ${estimate}`;
  const [text, setText] = useState(() => kept(name));
  const [id, setId] = useState(newId);
  const write = (next: string) => {
    setText(next);
    keep(name, next);
  };
  return {
    text,
    id,
    write,
    forget: () => {
      write('');
      setId(newId());
    },
  };
}

function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Without storage the text is still in the field.
  }
}
