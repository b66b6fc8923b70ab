import type { ImportedRow, ImportProblem } from '@dre/core/domain/catalogue/import/import-outcome';
import { useId, useRef, useState } from 'react';
import { columnName, withWord } from './import-labels.ts';
import styles from './preview-rows.module.css';

/** Writes a cell anew; `next` is the cell the person goes on to, if it is one. */
export type FixCell = (row: ImportedRow, column: string, value: string, next: string) => void;

interface ProblemFieldsProps {
  readonly row: ImportedRow;
  readonly onFix: FixCell;
}

/** The cells of a row that are wrong, to be written anew in place. */
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

/** The person goes on to something that is no cell, and stays there. */
export const elsewhere = ' ';

/** These say nothing a cell could be written anew for. */
const ofTheRow: ReadonlySet<string> = new Set(['COLUMN_WITHOUT_HEADING', 'LIST_FIXED']);

function ProblemField({ row, problem, onFix }: ProblemFieldProps) {
  const { column, value, sentence, expected, suggestion, code } = problem;
  // Of several words in a cell one may be wrong; all of them are written.
  const cell = row.cells[column] ?? '';
  const [text, setText] = useState(cell.includes(value) ? cell : value);
  const sent = useRef<string>(undefined);
  const wordsId = useId();
  const isField = column !== '' && !ofTheRow.has(code);
  const save = (next: Element | null) => {
    const isElsewhere = next !== null && !next.hasAttribute('data-cell');
    // The field loses its focus once its row is out of use, and has said this already.
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
            aria-describedby={wordsId}
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
      <span id={wordsId} className={styles['words']}>
        {sentence}
        {expected !== '' && <span className={styles['quiet']}> {expected}.</span>}
        <code className={styles['code']}>{code}</code>
      </span>
      {suggestion !== null && isField && (
        <button
          type="button"
          className={styles['plain']}
          // The field loses focus to it first, and would send what stands there.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onFix(withWord(cell, value, suggestion), '')}
        >
          Use {suggestion}
        </button>
      )}
    </li>
  );
}
