import { type ProductState, readProductState, retryFailed } from '@dre/core/contract/system/product-state';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../lib/components/facts.tsx';
import { day } from '../../lib/text/format.ts';
import { useApi } from '../../lib/calls/services.ts';
import { problemText } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './admin-home-page.module.css';
import { BookState } from './product-book.tsx';
import { Health, Storage } from './product-health.tsx';

/** The state of the installation; cards that may need action come first. */
export function ProductStateCards() {
  const { data, error: problem, refetch } = useQuery(readProductState, { query: {} });
  if (problem && data === undefined) {
    return (
      <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
        {problemText(problem)}
      </Alert>
    );
  }
  return (
    <div className={styles['states']} aria-busy={data === undefined}>
      <StateCard name="Trials ending this week">{data && <Trials trials={data.trials} />}</StateCard>
      <StateCard name="State of the book">{data && <BookState catalogue={data.catalogue} />}</StateCard>
      <StateCard name="Mail and jobs">
        {data && <Outbox mail={data.mail} jobs={data.jobs} onChanged={refetch} />}
      </StateCard>
      <StateCard name="Storage">{data && <Storage storage={data.storage} />}</StateCard>
      <StateCard name="Health">{data && <Health health={data.health} />}</StateCard>
    </div>
  );
}

function StateCard({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Card as="section" heading={<h2>{name}</h2>} aria-label={name}>
      {children ?? <Skeleton shape="block" />}
    </Card>
  );
}

function Trials({ trials: { count, ending } }: Pick<ProductState, 'trials'>) {
  if (count === 0) return <p className={styles['quiet']}>None.</p>;
  return (
    <>
      <ul className={styles['trials']}>
        {ending.map(({ id, name, endsAt }) => (
          <li key={id}>
            <Link to="/admin/companies" search={{ search: name }}>
              {name}
            </Link>{' '}
            <span className={styles['quiet']}>{day(new Date(endsAt))}</span>
          </li>
        ))}
      </ul>
      {count > ending.length && (
        <p>
          <Link to="/admin/companies">{`and ${count - ending.length} more`}</Link>
        </p>
      )}
    </>
  );
}

interface OutboxProps extends Pick<ProductState, 'mail' | 'jobs'> {
  readonly onChanged: () => void;
}

function Outbox({ mail, jobs, onChanged }: OutboxProps) {
  const oldest = mail.oldestWaiting === null ? null : <When at={mail.oldestWaiting} />;
  const others = jobs.filter(({ queue, failed }) => queue !== 'mail' && failed > 0);
  const working = jobs.reduce((sum, { waiting, running }) => sum + waiting + running, 0);
  const due = jobs.flatMap(({ oldestDue }) => (oldestDue === null ? [] : [oldestDue])).toSorted()[0];
  return (
    <>
      <Facts
        rows={[
          ['Mail waiting', mail.waiting],
          ...(oldest === null ? [] : ([['Oldest', oldest]] as const)),
          ['Jobs at work', working],
          ...(due === undefined ? [] : ([['Due since', <When key="due" at={due} />]] as const)),
        ]}
      />
      {mail.failed === 0 && others.length === 0 && <p className={styles['quiet']}>Nothing failed.</p>}
      {mail.failed > 0 && (
        <Failed
          queue="mail"
          words={`${mail.failed} ${mail.failed === 1 ? 'mail' : 'mails'} could not be sent.`}
          onRetried={onChanged}
        />
      )}
      {others.map(({ queue, failed }) => (
        <Failed
          key={queue}
          queue={queue}
          words={`${failed} ${failed === 1 ? 'job' : 'jobs'} of ${queue} failed.`}
          onRetried={onChanged}
        />
      ))}
    </>
  );
}

interface FailedProps {
  readonly queue: string;
  readonly words: string;
  readonly onRetried: () => void;
}

function Failed({ queue, words, onRetried }: FailedProps) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const retry = async () => {
    setBusy(true);
    const answer = await api.call(retryFailed, { body: { queue } });
    setBusy(false);
    setProblem(answer.ok ? undefined : problemText(answer.refusal));
    if (answer.ok) onRetried();
  };
  return (
    <div className={styles['audit']}>
      <Alert
        tone="warning"
        actions={
          <Button onPress={() => void retry()} loading={isBusy}>
            Try Again
          </Button>
        }
      >
        {words}
        {problem !== undefined && ` ${problem}`}
      </Alert>
    </div>
  );
}
