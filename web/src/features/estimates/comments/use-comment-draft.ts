import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';

export interface CommentDraft {
  readonly text: string;
  /** The same for every attempt to send, so that the comment is stored once. */
  readonly id: string;
  readonly write: (text: string) => void;
  /** Clears the draft after the comment was sent. */
  readonly forget: () => void;
}

/** Stores the draft per estimate until it is sent, also over a reload. */
export function useCommentDraft(estimate: string): CommentDraft {
  const name = `dre-comment ${estimate}`;
  const [text, setText] = useState(() => readDraft(name));
  const [id, setId] = useState(newId);
  const write = (next: string) => {
    setText(next);
    writeDraft(name, next);
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

function readDraft(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Without storage the text is still in the field.
  }
}
