import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { problemText } from '../../../lib/calls/use-action.ts';
import { SaveStateText } from '../builder/bars/save-state-text.tsx';
import { WatchInTime } from '../guide/watch-in-time.ts';
import { EstimateProblem } from '../open/estimate-problem.tsx';
import { watchPresses } from './after-press.ts';
import { CustomerCard } from './cards/customer-card.tsx';
import { type Intake, IntakeProvider } from './intake-context.ts';
import type { IntakeStore, ReadyIntakeStore } from './intake-store.ts';
import styles from './intake.module.css';
import { LossCard } from './cards/loss-card.tsx';
import { PayerCard } from './cards/payer-card.tsx';
import { BottomBar, SummaryCard } from './cards/summary-card.tsx';
import { useIntakeStore } from './use-intake-store.ts';
import { useLeaveIntake } from './use-leave-intake.ts';
import { usePicking } from './fields/use-picking.ts';
import { VehicleCard } from './cards/vehicle-card.tsx';

/** The intake form of an estimate. Id 0 is a new one, created by the first entry. */
export function IntakePage({ id }: { readonly id: string }) {
  const { store, now } = useIntakeStore(id);
  useOwnAddress(id, store, now.kind === 'ready' && now.status === 'open');
  if (now.kind === 'loading') return <Loading isLoading label="Opening the form" skeleton={<Blank />} />;
  if (now.kind === 'ready') return <IntakeForm key={store.id} store={store} now={now} />;
  return (
    <EstimateProblem
      title="The form cannot be shown"
      problem={now.problem}
      reload={() => void store.tryAgain()}
    />
  );
}

/** Once the estimate exists its id replaces 0 in the address, so going back never starts a second one. */
function useOwnAddress(id: string, store: IntakeStore, isOpen: boolean): void {
  const navigate = useNavigate();
  const { damage } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  useEffect(() => {
    if (id === store.id) store.addressed();
    if (id !== '0' || !isOpen) return;
    void navigate({
      to: '/estimate/$id/new-estimate',
      params: { id: store.id },
      search: { ...(damage !== undefined && { damage }), step: 'intake' },
      replace: true,
      resetScroll: false,
    });
  }, [id, store, isOpen, damage, navigate]);
}

function Blank() {
  return (
    <div className={styles['page']}>
      <div className={styles['cards']}>
        <h1>New Estimate</h1>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

function IntakeForm({ store, now }: { readonly store: IntakeStore; readonly now: ReadyIntakeStore }) {
  const [unwritten] = useState(() => new Set<() => boolean>());
  const afterPress = useAfterPress();
  const write: Intake['write'] = (label, changes) => store.write(label, changes);
  const intake: Intake = { now, store, unwritten, afterPress, write, ...usePicking(now, write) };
  const abort = useLeaveIntake(store, unwritten);
  return (
    <IntakeProvider value={intake}>
      <div className={styles['page']}>
        <div className={styles['cards']}>
          <header className={styles['head']}>
            <h1>{isUnwritten(now.estimate) ? 'New Estimate' : 'Estimate details'}</h1>
            <SaveStatus now={now} />
          </header>
          {now.status === 'cut-off' && <CutOff store={store} now={now} />}
          <VehicleCard />
          <CustomerCard />
          <PayerCard />
          <LossCard />
        </div>
        <SummaryCard {...abort} />
        <BottomBar {...abort} />
        <WatchInTime screen="intake" />
      </div>
    </IntakeProvider>
  );
}

function useAfterPress(): Intake['afterPress'] {
  const presses = useRef<ReturnType<typeof watchPresses>>(undefined);
  useEffect(() => {
    presses.current = watchPresses(window);
    return () => presses.current?.stop();
  }, []);
  return useCallback(
    (then) => (presses.current === undefined ? then() : presses.current.afterPress(then)),
    [],
  );
}

function isUnwritten({ lines, stage }: Estimate): boolean {
  return lines.length === 0 && stage === 'draft';
}

function SaveStatus({ now: { store, estimate, isTyping } }: { readonly now: ReadyIntakeStore }) {
  if (store === null) return <p className={styles['note']}>Number assigned on save</p>;
  return (
    <>
      <p className={styles['number']}>{estimate.heading.number}</p>
      <SaveStateText store={store} isTyping={isTyping} />
    </>
  );
}

function CutOff({ store, now }: { readonly store: IntakeStore; readonly now: ReadyIntakeStore }) {
  const isOffline = now.problem?.status === 0;
  return (
    <output>
      <Alert
        tone="warning"
        title={isOffline ? 'Not saved yet: no connection' : 'Not saved yet'}
        actions={<Button onPress={() => void store.tryAgain()}>Try again</Button>}
      >
        {isOffline || now.problem === null ? '' : `${problemText(now.problem)} `}
        What you entered is kept on this device and sent by itself.
      </Alert>
    </output>
  );
}
