import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styles from './grid.module.css';
import { optionOf } from './choice.ts';
import type { CellEditing, LiveEdit } from './grid-definition.ts';

/** The outcomes of an editor. */
export interface EditorActions {
  readonly onText: (text: string) => void;
  readonly onCommit: (then: 'stay' | 'down' | 'up' | 'next' | 'previous', text?: string) => void;
  readonly onCancel: () => void;
}

interface CellEditorProps extends EditorActions {
  readonly editing: CellEditing;
  readonly edit: LiveEdit;
}

/** The one live editor of a grid. A problem with the text is shown beside the cell; the text stays. */
export function CellEditor({ editing, edit, onText, onCommit, onCancel }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const problemId = useId();
  const { isReplacing } = edit;
  const untouched = edit.isTyped ? null : edit.text;
  const typed = useRef(edit.begun ?? '');
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    if (input === null || !('select' in input)) return;
    if (isReplacing) input.setSelectionRange(input.value.length, input.value.length);
    else if (untouched !== null) input.select();
  }, [isReplacing, untouched]);
  const keys = (event: KeyboardEvent) => {
    const then = committing(event, editing.kind);
    const chosen = editing.kind === 'choice' ? choosing(event, editing.options, edit.text, typed) : null;
    if (then !== null) onCommit(then);
    else if (chosen !== null) onText(chosen);
    else if (event.key === 'Escape') onCancel();
    else {
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const common = {
    ref: field,
    'aria-label': editing.label,
    'aria-invalid': edit.problem !== null,
    'aria-describedby': edit.problem === null ? undefined : problemId,
    className: styles['editor'],
    onKeyDown: keys,
    onBlur: () => onCommit('stay'),
  } as const;
  return (
    <span className={styles['editing']}>
      {editing.kind === 'choice' ? (
        <select {...common} value={edit.text} onChange={({ target }) => onCommit('stay', target.value)}>
          {editing.options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ) : editing.kind === 'long-text' ? (
        <textarea {...common} rows={3} value={edit.text} onChange={({ target }) => onText(target.value)} />
      ) : (
        <input
          {...common}
          inputMode={editing.kind === 'decimal' ? 'decimal' : 'text'}
          autoComplete="off"
          value={edit.text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
      {edit.problem !== null && (
        <span id={problemId} role="alert" className={styles['problem']}>
          {edit.problem}
        </span>
      )}
    </span>
  );
}

type Options = Extract<CellEditing, { kind: 'choice' }>['options'];

/**
 * Selects an option by key: arrows go to the neighbor, letters to the first name that begins with all of them.
 * Committed only when the cell is left, so that a word can be typed to its end.
 */
function choosing(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  options: Options,
  text: string,
  typed: { current: string },
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  const at = options.findIndex(({ id }) => id === text);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    typed.current = '';
    return options[at + (key === 'ArrowDown' ? 1 : -1)]?.id ?? text;
  }
  if (key === 'Backspace') {
    typed.current = typed.current.slice(0, -1);
    return optionOf(options, typed.current) ?? text;
  }
  if (key.length !== 1) return null;
  const word = typed.current + key;
  const found = optionOf(options, word);
  // A letter that matches nothing begins another word.
  typed.current = found === undefined ? key : word;
  return found ?? optionOf(options, key) ?? text;
}

function committing({ key, shiftKey, altKey }: KeyboardEvent, kind: CellEditing['kind']) {
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key !== 'Enter') return null;
  // A note has lines of its own; Alt Enter begins one.
  if (kind === 'long-text' && altKey) return null;
  return shiftKey ? 'up' : 'down';
}
