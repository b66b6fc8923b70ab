import type { ImportedRow, ImportProblem } from '@dre/core/domain/catalogue/import/import-outcome';
import { useId, useRef, useState } from 'react';
import { columnName, replaceWord } from './import-labels.ts';
import styles from './preview-rows.module.css';

/** Corrects a cell; `next` is the cell that takes the focus, if it is one. */
export type FixCell = (row: ImportedRow, column: string, value: string, next: string) => void;

interface ProblemFieldsProps {
  readonly row: ImportedRow;
  readonly onFix: FixCell;
}

/** The wrong cells of a row, corrected in place. */
export function ProblemFields({ row, onFix }: ProblemFieldsProps) {
  return (
    <ul className={styles['problems']}>
      {row.problems.map((problem) => (
        <ProblemField
          key={`${problem.column} ${problem.code} ${problem.value}`}
          row={row}
          problem={problem}
          onFix={(value, next) => onFix(row, problem.column, value, next)}
        />
      ))}
    </ul>
  );
}

interface ProblemFieldProps {
  readonly row: ImportedRow;
  readonly problem: ImportProblem;
  readonly onFix: (value: string, next: string) => void;
}

/** The focus went to something other than a cell, and stays there. */
export const elsewhere = ' ';

/** Problems that no cell value can fix. */
const ofTheRow: ReadonlySet<string> = new Set(['COLUMN_WITHOUT_HEADING', 'LIST_FIXED']);

function ProblemField({ row, problem, onFix }: ProblemFieldProps) {
  const { column, value, sentence, expected, suggestion, code } = problem;
  // One of several words in a cell may be wrong; the field holds all of them.
  const cell = row.cells[column] ?? '';
  const [text, setText] = useState(cell.includes(value) ? cell : value);
  const sent = useRef<string>(undefined);
  const hintId = useId();
  const isField = column !== '' && !ofTheRow.has(code);
  const save = (next: Element | null) => {
    const isElsewhere = next !== null && !next.hasAttribute('data-cell');
    // The field also blurs when its row is disabled, after it was already sent.
    if (text === sent.current) return;
    sent.current = text;
    if (text !== cell && text !== value)
      onFix(text, isElsewhere ? elsewhere : (next?.getAttribute('data-cell') ?? ''));
  };
  return (
    <li className={styles['problem']}>
      {isField && (
        <label className={styles['fix']}>
          <span>{columnName(row.table, column)}</span>
          <input
            value={text}
            aria-invalid="true"
            aria-describedby={hintId}
            onChange={(event) => setText(event.currentTarget.value)}
            data-cell={`${row.sheet} ${String(row.row)} ${column}`}
            onBlur={(event) => save(event.relatedTarget)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save(null);
              if (event.key === 'Escape') setText(cell.includes(value) ? cell : value);
            }}
          />
        </label>
      )}
      <span id={hintId} className={styles['words']}>
        {sentence}
        {expected !== '' && <span className={styles['quiet']}> {expected}.</span>}
        <code className={styles['code']}>{code}</code>
      </span>
      {suggestion !== null && isField && (
        <button
          type="button"
          className={styles['plain']}
          // Keeps the focus: the field would otherwise blur first and send its own text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onFix(replaceWord(cell, value, suggestion), '')}
        >
          Use {suggestion}
        </button>
      )}
    </li>
  );
}
