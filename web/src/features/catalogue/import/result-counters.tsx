import type { ImportCounts, ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import { resultLabels, listedResults } from './import-labels.ts';
import styles from './import.module.css';

interface ResultCountersProps {
  readonly counts: ImportCounts;
  readonly selected: ImportResult;
  readonly onShow: (result: ImportResult) => void;
}

/** The number of rows per result; pressing one shows them. */
export function ResultCounters({ counts, selected, onShow }: ResultCountersProps) {
  const results = listedResults.filter((result) => result !== 'left-out' || counts['left-out'] > 0);
  return (
    <fieldset className={styles['counters']} aria-label="Rows shown">
      <div className={styles['counter']}>
        <b>{counts.read.toLocaleString('en-US')}</b>
        <span>rows read</span>
      </div>
      {results.map((result) => (
        <button
          key={result}
          type="button"
          aria-pressed={result === selected}
          disabled={counts[result] === 0}
          className={`${styles['counter']} ${result === 'rejected' && counts.rejected > 0 ? styles['bad'] : ''}`}
          onClick={() => onShow(result)}
        >
          <b>{counts[result].toLocaleString('en-US')}</b>
          <span>{resultLabels[result][0]}</span>
        </button>
      ))}
    </fieldset>
  );
}
