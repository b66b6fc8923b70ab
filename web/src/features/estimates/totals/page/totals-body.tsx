import { Link } from '@tanstack/react-router';
import { createElement, useCallback, useMemo } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { useStoreLater } from '../../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../../builder/builder-context.ts';
import { rememberScrollPosition, lastScrollPosition } from '../../builder/last-scroll-positions.ts';
import { AdviceInTime } from '../../checks/advice-in-time.ts';
import { NewerBook } from '../../edition/newer-book.tsx';
import { ratesRequest } from '../../rates/rates-request.ts';
import { TotalsRowView, TotalsRowsProvider } from './totals-row.tsx';
import { type TotalsRow, repairRows } from '../totals-rows.ts';
import { LockPanel } from '../rail/lock-panel.tsx';
import { outsideRows, payerRows } from '../payer-rows.ts';
import edges from '../../../../ui/layout/fading-edges.module.css';
import styles from '../rail/totals-rail.module.css';
import { WhoPays } from './who-pays.tsx';

/** Everything below the total: its parts, its payers, and the advice. */
export function TotalsBody() {
  const { now } = useBuilder();
  const { totals, settlement, estimate, mayEdit } = now;
  const { profile, claim, versions, stage } = estimate;
  const from = useMemo(() => ({ totals, settlement, profile, claim }), [totals, settlement, profile, claim]);
  const repair = useMemo(() => repairRows(from), [from]);
  const payers = useMemo(() => payerRows(from), [from]);
  const outsideTotal = useMemo(() => outsideRows(from), [from]);
  const rows = useMemo(
    () => new Map([...repair.flat(), ...payers, ...outsideTotal].map((row) => [row.key, row])),
    [repair, payers, outsideTotal],
  );
  const { id } = estimate;
  const openWhereLeft = useCallback(
    (scrollArea: HTMLElement | null) => {
      if (scrollArea) scrollArea.scrollTop = lastScrollPosition(id).rail ?? 0;
    },
    [id],
  );
  return (
    <TotalsRowsProvider value={rows}>
      <div className={styles['body']}>
        <div
          ref={openWhereLeft}
          className={`${styles['shown']} ${edges['block']}`}
          onScroll={({ currentTarget }) => rememberScrollPosition(id, { rail: currentTarget.scrollTop })}
        >
          <NewerBook />
          <section className={styles['figures']} aria-label="What the repair costs">
            {repair.map((group) => (
              <TotalsRows key={group[0]?.key} rows={group} />
            ))}
          </section>
          <section className={styles['payers']} aria-label="Who pays">
            <WhoPays settlement={settlement} />
            <TotalsRows rows={payers} />
          </section>
          {outsideTotal.length > 0 && (
            <section className={styles['outside']} aria-label="Not in the total">
              <h3>Not in the total</h3>
              <TotalsRows rows={outsideTotal} />
            </section>
          )}
          <Worth />
          <div className={styles['ways']}>
            <PlainButton className={styles['way']} onPress={() => ratesRequest.set(true)}>
              {profile.standard === undefined ? 'Rates and taxes' : 'Rates and taxes*'}
            </PlainButton>
            <Link to="/estimate/$id/totals" params={{ id: estimate.id }} className={styles['way']}>
              Explain all
            </Link>
          </div>
          <AdviceInTime />
        </div>
        <div className={styles['foot']}>
          <SelectedCalculation />
          {(versions.length > 0 || (mayEdit && stage !== 'void')) && <LockPanel />}
        </div>
      </div>
    </TotalsRowsProvider>
  );
}

const totalLoss = onDemand(async () => (await import('./total-loss.tsx')).TotalLoss);

/** Loaded on demand, as few units have a stated value. */
function Worth() {
  const { now } = useBuilder();
  const TotalLoss = useOnDemand(totalLoss, now.estimate.unit.actualCashValue !== null);
  return TotalLoss ? createElement(TotalLoss, now) : null;
}

function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <div className={styles['group']}>
      {rows.map(({ key, label, rank }) => (
        <TotalsRowView key={key} of={key} label={label} rank={rank} />
      ))}
    </div>
  );
}

const calculation = onDemand(
  async () => (await import('../../calculators/calculation-button.tsx')).CalculationButton,
);

/** Opens the calculator of the selected line, if a calculator created it. */
function SelectedCalculation() {
  const { now, selection } = useBuilder();
  const key = useStoreLater(selection, (value) => value.line);
  const line = now.estimate.lines.find(({ id }) => id === key);
  const isCalculated = line?.source.kind === 'calculator';
  const Calculation = useOnDemand(calculation, isCalculated);
  if (!isCalculated || !Calculation) return null;
  return <div className={styles['calculation']}>{createElement(Calculation, { line })}</div>;
}
