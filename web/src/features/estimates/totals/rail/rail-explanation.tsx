import { useEffect } from 'react';
import { reportWork } from '../../../../lib/guide/work-in-sight.ts';
import { ClosingButton } from '../../../../ui/actions/ClosingButton.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { Explanation, LineText } from '../page/explanation.tsx';
import { totalsRowLines } from '../page/totals-row-lines.ts';
import styles from '../page/totals-row.module.css';
import type { TotalsRow } from '../totals-rows.ts';
import { useGoToLine } from '../use-go-to-line.ts';

/** Explains a number of the rail; its lines lead to the grid. */
export function RailExplanation({ row }: { readonly row: TotalsRow }) {
  const { now } = useBuilder();
  const goTo = useGoToLine();
  useEffect(() => reportWork({ hasReadTotal: true }), []);
  return (
    <Explanation
      heading="h3"
      row={row}
      lines={totalsRowLines(row, now.items)}
      renderLine={(line, key) => (
        <ClosingButton className={styles['line']} onPress={() => goTo(key)}>
          <LineText line={line} />
        </ClosingButton>
      )}
    />
  );
}
