import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { counted } from './import-labels.ts';
import styles from './import.module.css';
import type { ImportFlow } from './use-book-import.ts';

interface CommitBarProps {
  readonly current: BookImport;
  readonly flow: ImportFlow;
  readonly onBack: () => void;
}

/** The confirmations before everything goes into the draft, and the button that does it. */
export function CommitBar({ current, flow, onBack }: CommitBarProps) {
  const { counts, largePriceChanges, state, done, of } = current;
  const [leavesOut, setLeavesOut] = useState(false);
  const [reviewed, setReviewed] = useState(-1);
  const taken = counts.new + counts.changed;
  const isReviewed = reviewed === largePriceChanges;
  const isReady =
    taken > 0 && (counts.rejected === 0 || leavesOut) && (largePriceChanges === 0 || isReviewed);
  return (
    <footer className={styles['footer']}>
      <div className={styles['says']}>
        {counts.rejected > 0 && (
          <>
            <Checkbox isSelected={leavesOut} isDisabled={flow.isBusy} onChange={setLeavesOut}>
              Leave out the {counted(counts.rejected, 'row that needs', 'rows that need')} a fix
            </Checkbox>
            <Button
              icon={<Download aria-hidden="true" />}
              isDisabled={flow.isBusy}
              onPress={() => void flow.saveErrors()}
            >
              Error file
            </Button>
          </>
        )}
        {largePriceChanges > 0 && (
          <Checkbox
            isSelected={isReviewed}
            isDisabled={flow.isBusy}
            onChange={(isLooked) => setReviewed(isLooked ? largePriceChanges : -1)}
          >
            {counted(largePriceChanges, 'price changes', 'prices change')} by more than 25%. That is right.
          </Checkbox>
        )}
        {taken === 0 && <span>The file changes nothing in the draft.</span>}
      </div>
      {(state === 'committing' || state === 'checking') && (
        <div className={styles['progress']}>
          <ProgressBar
            label={state === 'committing' ? 'Putting the rows into the draft' : 'Checking the rows'}
            {...(of > 0 && { value: (done / of) * 100 })}
          />
        </div>
      )}
      <div className={styles['buttons']}>
        <Button isDisabled={flow.isBusy} onPress={onBack}>
          Back
        </Button>
        <Button
          variant="primary"
          isDisabled={!isReady}
          loading={flow.isBusy}
          onPress={() =>
            void flow.commit({ leaveOutRejected: leavesOut, largePriceChanges: isReviewed ? reviewed : 0 })
          }
        >
          Import {counted(taken, 'row', 'rows')}
        </Button>
      </div>
    </footer>
  );
}
