import { checkAudit, type ProductState, readProductState } from '@dre/core/contract/product-state';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { day } from '../lib/format.ts';
import { Facts } from '../lib/facts.tsx';
import { problemText } from '../lib/use-action.ts';
import { useCall } from '../lib/use-call.ts';
import { useApi } from '../lib/services.ts';
import { When } from '../lib/when.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { fileSize } from '../ui/file-limit.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './admin-home-page.module.css';

/** How the house is: what needs somebody first. */
export function ProductStateCards() {
  const { value, problem, reload } = useCall(readProductState, { query: {} });
  if (problem && value === undefined) {
    return (
      <Alert tone="error" role="alert" actions={<Button onPress={reload}>Try Again</Button>}>
        {problemText(problem)}
      </Alert>
    );
  }
  return (
    <div className={styles['groups']} aria-busy={value === undefined}>
      <StateCard name="Trials ending this week">{value && <Trials trials={value.trials} />}</StateCard>
      <StateCard name="The book">{value && <Book catalogue={value.catalogue} />}</StateCard>
      <StateCard name="Mail and jobs">{value && <Outbox mail={value.mail} jobs={value.jobs} />}</StateCard>
      <StateCard name="Storage and record">{value && <Storage storage={value.storage} />}</StateCard>
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
      {count > ending.length && <p className={styles['quiet']}>{`and ${count - ending.length} more`}</p>}
    </>
  );
}

function Book({ catalogue }: Pick<ProductState, 'catalogue'>) {
  if (catalogue === null) return <p className={styles['quiet']}>No edition is published yet.</p>;
  const { edition, publishedAt, note, parts } = catalogue;
  return (
    <Facts
      rows={[
        ['Edition', `${edition}, ${day(new Date(publishedAt))}`],
        ['Parts', parts.toLocaleString('en-US')],
        ...(note === '' ? [] : ([['Note', note]] as const)),
      ]}
    />
  );
}

function Outbox({ mail, jobs }: Pick<ProductState, 'mail' | 'jobs'>) {
  const failed = jobs.filter((queue) => queue.failed > 0);
  const oldest = mail.oldestWaiting === null ? null : <When at={mail.oldestWaiting} />;
  const waiting = jobs.reduce((sum, queue) => sum + queue.waiting + queue.running, 0);
  return (
    <>
      {mail.failed > 0 && (
        <Alert tone="warning">{`${mail.failed} ${mail.failed === 1 ? 'mail' : 'mails'} could not be sent.`}</Alert>
      )}
      <Facts
        rows={[
          ['Mail waiting', mail.waiting],
          ['Oldest', oldest],
          ['Jobs at work', waiting],
          ['Jobs failed', failed.map((queue) => `${queue.queue} ${queue.failed}`).join(', ') || '0'],
        ]}
      />
    </>
  );
}

function Storage({ storage: { pictures, database } }: Pick<ProductState, 'storage'>) {
  return (
    <>
      <Facts
        rows={[
          ['Pictures', fileSize(pictures)],
          ['Database', fileSize(database)],
        ]}
      />
      <AuditCheck />
    </>
  );
}

/** Reads the whole record, which nobody waits for unasked. */
function AuditCheck() {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isWhole: boolean; readonly sentence: string }>();
  const check = async () => {
    setBusy(true);
    const answer = await api.call(checkAudit, {});
    setBusy(false);
    setSaid(answer.ok ? answer.value : { isWhole: false, sentence: problemText(answer.refusal) });
  };
  return (
    <div className={styles['audit']}>
      <Button onPress={() => void check()} loading={isBusy}>
        Check the audit record
      </Button>
      <output>{said && <Alert tone={said.isWhole ? 'success' : 'error'}>{said.sentence}</Alert>}</output>
    </div>
  );
}
