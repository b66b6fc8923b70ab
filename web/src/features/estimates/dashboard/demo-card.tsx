import { type DemoContents, readDemoContents, removeDemo } from '@dre/core/contract/estimates/demo';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { counted } from '../customers/unit-text.ts';
import { useHasShop } from '../../session/use-has-shop.ts';
import styles from './dashboard.module.css';

interface DemoCardProps {
  /** Demo estimates of the company. */
  readonly size: number;
  readonly onRemoved: () => void;
}

/** Offers an owner to remove the demo data; asks once, and names what goes and what stays. */
export function DemoCard({ size, onRemoved }: DemoCardProps) {
  const api = useApi();
  const { confirm, dialog } = useConfirm();
  const { run, problem, isBusy } = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(true);
    const contents = await api.call(readDemoContents, {});
    setAsking(false);
    if (!contents.ok) return void showBanner({ message: problemText(contents.refusal), tone: 'error' });
    const isSure = await confirm({
      heading: 'Remove the demo data?',
      message: <WhatGoes contents={contents.value} />,
      action: 'Remove demo data',
      cancel: true,
      destructive: true,
    });
    if (!isSure) return undefined;
    const removed = await run(removeDemo, { body: {} }, 'The demo data is removed.');
    if (removed !== undefined) onRemoved();
    return undefined;
  };
  return (
    <div className={styles['demoCell']}>
      <Card as="section" aria-label="Demo data" padding="none">
        <div className={styles['demo']}>
          <p>
            This company has {counted(size, 'demo estimate')}. Remove the demo when you start with your own.
          </p>
          <Button loading={isAsking || isBusy} onPress={() => void remove()}>
            Remove demo data
          </Button>
        </div>
        {problem && (
          <div className={styles['inside']}>
            <Alert tone="error" role="alert">
              {problemText(problem)}
            </Alert>
          </div>
        )}
      </Card>
      {dialog}
    </div>
  );
}

const andList = new Intl.ListFormat('en-US');

function WhatGoes({ contents }: { readonly contents: DemoContents }) {
  const { estimates, changed, customers, units, photos, links, own } = contents;
  const hasShop = useHasShop();
  const parts = [
    [estimates, 'estimate'],
    [customers, 'customer'],
    [units, 'unit'],
    [photos, 'photo'],
    [links, 'link'],
  ] as const;
  const gone = parts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one));
  const kept = own === 0 ? 'People' : `Your own ${counted(own, 'estimate')} with customers and units, people`;
  return (
    <div className={styles['whatGoes']}>
      <p>{andList.format(gone)} of the demo go. This cannot be undone.</p>
      {changed > 0 && (
        <p>
          {counted(changed, 'demo estimate')}{' '}
          {changed === 1 ? 'was changed: it goes' : 'were changed: they go'} too.
        </p>
      )}
      {hasShop && (
        <p>
          Repair orders and purchase orders of the demo go with its estimates, and so do its places, crew,
          vendors and punches, except those your own orders use.
        </p>
      )}
      <p>
        Templates, house values and settings of the demo that nobody changed go too: your letterhead, taxes
        and rates are to be entered again.
      </p>
      <p>
        {kept}, and the templates, house values and settings you made or changed stay. Estimate numbers go on
        where they are.
      </p>
      <p>
        Customers and units you added stay, too, unless only demo estimates name them: those go with the demo.
      </p>
    </div>
  );
}
