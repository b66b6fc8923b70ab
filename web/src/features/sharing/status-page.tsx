import { confirmFollowing, stopFollowing } from '@dre/core/contract/sharing/repair-followers';
import type { Shared } from '@dre/core/contract/sharing/shared-estimate';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { RepairCard } from './repair-card.tsx';
import { ShareFooter, ShopHead } from './share-frame.tsx';
import styles from './share.module.css';
import type { SharedEstimateState } from './use-shared.ts';

interface StatusPageProps {
  readonly shared: Extract<Shared, { kind: 'status' | 'following' }>;
  readonly sharedState: SharedEstimateState;
}

/** The repair alone, after the time to approve is over or from a status mail: stage, day and reason, without amounts. */
export function StatusPage({ shared, sharedState }: StatusPageProps) {
  const { shop, number, vehicle, repair } = shared;
  return (
    <div className={styles['page']}>
      <main id="main" className={styles['sheet']}>
        <ShopHead shop={shop} />
        <section className={styles['card']} aria-labelledby="share-title">
          <div className={styles['story']}>
            <h1 id="share-title">{vehicle === '' ? 'Your repair' : `Your ${vehicle}`}</h1>
            <p>
              {shared.kind === 'status'
                ? `${shop.name} keeps this page up to date. The amounts of the estimate are no longer shown here; ask the shop if you need them.`
                : `${shop.name} keeps this page up to date.`}
            </p>
          </div>
          {shared.kind === 'following' && <Mails mails={shared} sharedState={sharedState} />}
          <RepairCard
            repair={repair}
            onStale={sharedState.reload}
            {...(shared.kind === 'status' && { token: sharedState.token })}
          />
        </section>
      </main>
      <ShareFooter estimate={number} />
    </div>
  );
}

interface MailsProps {
  readonly mails: Extract<Shared, { kind: 'following' }>;
  readonly sharedState: SharedEstimateState;
}

const mailTexts = {
  unconfirmed: (email: string) => `Shall ${email} get a mail whenever the stage or the day changes?`,
  confirmed: (email: string) => `${email} gets a mail whenever the stage or the day changes.`,
  stopped: () => 'These mails have stopped. Nothing more is sent.',
} as const;

/** Pressed by a person: mail scanners open pages, and press nothing. */
function Mails({ mails: { mails, email }, sharedState }: MailsProps) {
  const [problem, setProblem] = useState('');
  const change = async (endpoint: typeof confirmFollowing | typeof stopFollowing) => {
    const refused = await sharedState.changeMails(endpoint);
    setProblem(refused === undefined ? '' : (refused.detail ?? refused.title));
  };
  const { isBusy } = sharedState;
  return (
    <div className={styles['mails']}>
      <output>
        <Alert
          tone={mails === 'confirmed' ? 'success' : 'notice'}
          actions={
            mails === 'stopped' ? undefined : (
              <>
                {mails === 'unconfirmed' && (
                  <Button variant="primary" loading={isBusy} onPress={() => void change(confirmFollowing)}>
                    Yes, tell me
                  </Button>
                )}
                <Button loading={isBusy} onPress={() => void change(stopFollowing)}>
                  {mails === 'unconfirmed' ? 'No, thanks' : 'Stop'}
                </Button>
              </>
            )
          }
        >
          {mailTexts[mails](email)}
        </Alert>
      </output>
      {problem !== '' && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
    </div>
  );
}
