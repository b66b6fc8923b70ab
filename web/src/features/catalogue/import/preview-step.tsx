import { type BookImport, readBookImportRows } from '@dre/core/contract/catalogue/book-import';
import type { ImportedRow, ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportPlan } from '@dre/core/domain/catalogue/import/import-plan';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Pagination } from '../../../ui/layout/Pagination.tsx';
import { CommitBar } from './commit-bar.tsx';
import { listedResults } from './import-labels.ts';
import styles from './import.module.css';
import { PreviewRows } from './preview-rows.tsx';
import type { FixCell } from './problem-fields.tsx';
import { useGoingOn } from './use-going-on.ts';
import { Questions } from './questions.tsx';
import { ResultCounters } from './result-counters.tsx';
import type { ImportFlow } from './use-book-import.ts';

interface PreviewStepProps {
  readonly current: BookImport;
  readonly flow: ImportFlow;
  readonly onBack: () => void;
}

/** The third step: everything the file would change, the errors to fix first, and the commit to the draft. */
export function PreviewStep({ current, flow, onBack }: PreviewStepProps) {
  const { counts, plan } = current;
  const [selected, setSelected] = useState<ImportResult>();
  const [page, setPage] = useState(1);
  const visible =
    selected !== undefined && counts[selected] > 0
      ? selected
      : (listedResults.find((one) => counts[one] > 0) ?? 'unchanged');
  const at = `${current.id} ${String(current.version)} ${current.state} ${visible} ${String(page)}`;
  const rows = useQuery(
    readBookImportRows,
    { params: { id: current.id }, query: { result: visible, page: String(page) } },
    at,
  );
  const choose = (result: ImportResult) => {
    setSelected(result);
    setPage(1);
  };
  const goOn = useGoingOn(!rows.isPending && !flow.isBusy);
  const change = (changed: Partial<ImportPlan>) => void flow.change(changed);
  const fix: FixCell = (row, column, value, next) => {
    goOn(next);
    change({
      fixes: [
        ...plan.fixes.filter((one) => !isCell(one, row, column)),
        { sheet: row.sheet, row: row.row, column, value },
      ],
    });
  };
  const leaveOut = (row: ImportedRow, isLeftOut: boolean) => {
    const others = plan.leftOut.filter((one) => one.sheet !== row.sheet || one.row !== row.row);
    change({ leftOut: isLeftOut ? [...others, { sheet: row.sheet, row: row.row }] : others });
  };
  return (
    <>
      <ResultCounters counts={counts} selected={visible} onShow={choose} />
      {current.sentence !== null && (
        <div className={styles['notes']}>
          <Alert tone="error" role="alert" actions={<Button onPress={() => change({})}>Check again</Button>}>
            {current.sentence}
          </Alert>
        </div>
      )}
      <Questions current={current} isBusy={flow.isBusy} onAnswers={(answers) => change({ answers })} />
      {rows.error ? (
        <div className={styles['notes']}>
          <Alert tone="error" role="alert" actions={<Button onPress={rows.refetch}>Try Again</Button>}>
            {problemText(rows.error)}
          </Alert>
        </div>
      ) : (
        <PreviewRows
          rows={rows.data?.rows ?? []}
          result={visible}
          isFirstLoad={rows.data === undefined}
          isStale={rows.isPending || flow.isBusy}
          fixes={plan.fixes}
          onFix={fix}
          onLeaveOut={leaveOut}
        />
      )}
      {(rows.data?.pages ?? 1) > 1 && (
        <div className={styles['pages']}>
          <Pagination page={page} pages={rows.data?.pages ?? 1} onPage={setPage} hrefOf={() => '#rows'} />
        </div>
      )}
      <CommitBar current={current} flow={flow} onBack={onBack} />
    </>
  );
}

function isCell(
  fix: { sheet: string; row: number; column: string },
  row: ImportedRow,
  column: string,
): boolean {
  return fix.sheet === row.sheet && fix.row === row.row && fix.column === column;
}
