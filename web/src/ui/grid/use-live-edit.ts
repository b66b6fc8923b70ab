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
    first === null || isReadOnly ? null : { ...first, isReplacing: true, problem: null },
  );
  const show = (next: LiveEdit | null) => {
    setEdit(next);
    onDraft(next);
  };
  const row = edit === null ? undefined : rowOf(edit.key);
  return {
    // A row removed by somebody else takes its editor with it; the draft stays.
    edit: row === undefined ? null : edit,
    begin: (key, column, text) => {
      const target = rowOf(key);
      const editing = isReadOnly || target === undefined ? null : definition.editing(target, column);
      if (editing === null) return false;
      if (editing.kind === 'choice' && text !== undefined) {
        const found = optionOf(editing.options, text) ?? editing.text;
        show({ key, column, text: found, begun: text, isReplacing: false, problem: null });
        return true;
      }
      show({ key, column, text: text ?? editing.text, isReplacing: text !== undefined, problem: null });
      return true;
    },
    setText: (text) => edit !== null && show({ ...edit, text, problem: null }),
    commit: (typed) => {
      if (edit === null || row === undefined) return true;
      const text = typed ?? edit.text;
      const isSame = definition.editing(row, edit.column)?.text === text;
      const problem = isSame ? null : onCommit(row, edit.column, text);
      show(problem === null ? null : { ...edit, text, problem });
      return problem === null;
    },
    cancel: () => show(null),
  };
}
