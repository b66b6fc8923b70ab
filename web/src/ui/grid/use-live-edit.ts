import { useState } from 'react';
import { optionOf } from './choice.ts';
import type { GridDefinition, GridRowBase, LiveEdit } from './grid-definition.ts';

export interface LiveEditing {
  readonly edit: LiveEdit | null;
  readonly begin: (key: string, column: string, text?: string) => boolean;
  readonly setText: (text: string) => void;
  /** Returns true when the text was taken, or there was none to take. */
  readonly commit: (text?: string) => boolean;
  readonly cancel: () => void;
}

interface LiveEditProps<Row extends GridRowBase> {
  readonly definition: GridDefinition<Row>;
  readonly rowOf: (key: string) => Row | undefined;
  readonly isReadOnly: boolean;
  /** An unfinished edit from before the page was lost. */
  readonly first: Pick<LiveEdit, 'key' | 'column' | 'text'> | null;
  /** Takes the text, or returns a sentence that states why not. */
  readonly onCommit: (row: Row, column: string, text: string) => string | null;
  readonly onDraft: (edit: LiveEdit | null) => void;
}

/** Edits one cell at a time; a text that cannot be taken stays in it with the reason. */
export function useLiveEdit<Row extends GridRowBase>(props: LiveEditProps<Row>): LiveEditing {
  const { definition, rowOf, isReadOnly, first, onCommit, onDraft } = props;
  const [edit, setEdit] = useState<LiveEdit | null>(() =>
    first === null || isReadOnly ? null : { ...first, isTyped: true, isReplacing: true, problem: null },
  );
  const show = (next: LiveEdit | null) => {
    setEdit(next);
    onDraft(next?.isTyped ? next : null);
  };
  const row = edit === null ? undefined : rowOf(edit.key);
  const shown = edit === null || row === undefined ? null : asShown(edit, row, definition);
  return {
    // A row removed by somebody else takes its editor with it; the draft stays.
    edit: shown,
    begin: (key, column, text) => {
      const target = rowOf(key);
      const editing = isReadOnly || target === undefined ? null : definition.editing(target, column);
      if (editing === null) return false;
      if (editing.kind === 'choice' && text !== undefined) {
        const found = optionOf(editing.options, text) ?? editing.text;
        show({ key, column, text: found, begun: text, isTyped: true, isReplacing: false, problem: null });
        return true;
      }
      const isTyped = text !== undefined;
      show({ key, column, text: text ?? editing.text, isTyped, isReplacing: isTyped, problem: null });
      return true;
    },
    setText: (text) => edit !== null && show({ ...edit, text, isTyped: true, problem: null }),
    commit: (typed) => {
      if (edit === null || shown === null || row === undefined) return true;
      const text = typed ?? shown.text;
      const isSame = definition.editing(row, edit.column)?.text === text;
      const problem = isSame ? null : onCommit(row, edit.column, text);
      show(problem === null ? null : { ...edit, text, isTyped: true, problem });
      return problem === null;
    },
    cancel: () => show(null),
  };
}

/**
 * An edit nobody typed into follows its row: the hours opened by Tab right after a quantity was written are those of
 * the new quantity, and leaving them changes nothing.
 */
function asShown<Row extends GridRowBase>(
  edit: LiveEdit,
  row: Row,
  definition: GridDefinition<Row>,
): LiveEdit {
  const present = edit.isTyped ? undefined : definition.editing(row, edit.column)?.text;
  return present === undefined || present === edit.text ? edit : { ...edit, text: present };
}
