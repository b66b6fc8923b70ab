import {
  type EstimateMail,
  listEstimateMails,
  retryEstimateMail,
} from '@dre/core/contract/sharing/estimate-mail';
import { useEffect } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { When } from '../../../../lib/text/when.tsx';
import { Badge, type BadgeTone } from '../../../../ui/feedback/Badge.tsx';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import styles from './sent-list.module.css';

const looks: Readonly<Record<EstimateMail['state'], { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: 'Queued', tone: 'neutral' },
  trying: { label: 'Tried again soon', tone: 'amber' },
  sent: { label: 'Sent', tone: 'green' },
  failed: { label: 'Not delivered', tone: 'red' },
};

const whileOnTheWayMs = 4_000;

/** The emails sent for an estimate with their delivery status; hidden without any. */
export function SentList({ estimateId }: { readonly estimateId: string }) {
  const {
    data,
    error: problem,
    refetch,
  } = useQuery(listEstimateMails, { params: { id: estimateId } }, estimateId);
  const isOnTheWay = data?.items.some(({ state }) => state === 'waiting' || state === 'trying') === true;
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    const timer = setInterval(refetch, whileOnTheWayMs);
    return () => clearInterval(timer);
  }, [isOnTheWay, refetch]);
  if (problem !== undefined && data === undefined) return <Alert tone="error">{problemText(problem)}</Alert>;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={styles['sent']} aria-label="Sent by e-mail">
      <h2>Sent by e-mail</h2>
      <ul>
        {data.items.map((mail) => (
          <SentMail key={mail.id} mail={mail} onRetried={refetch} />
        ))}
      </ul>
    </section>
  );
}

function SentMail({ mail, onRetried }: { readonly mail: EstimateMail; readonly onRetried: () => void }) {
  const { run, isBusy, problem } = useAction();
  const { label, tone } = looks[mail.state];
  const retry = async () => {
    const body = {};
    if (await run(retryEstimateMail, { params: { id: mail.id }, body }, 'The mail is tried again.'))
      onRetried();
  };
  return (
    <li className={styles['mail']}>
      <p className={styles['to']}>
        {mail.to.join(', ')} <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles['about']}>
        {[mail.version, mail.correction].filter(Boolean).join(' ')}, {mail.subject}
        {mail.fileName !== null && `, with ${mail.fileName}`}
      </p>
      <p className={styles['about']}>
        <When at={mail.sentAt ?? mail.at} /> by {mail.by}
      </p>
      {mail.trouble !== null && mail.state !== 'sent' && <p className={styles['trouble']}>{mail.trouble}</p>}
      {mail.state === 'failed' && (
        <Button
          isDisabled={isBusy}
          onPress={() => void retry()}
          aria-label={`Try the mail to ${mail.to.join(', ')} again`}
        >
          Try again
        </Button>
      )}
      {problem && <Alert tone="error">{problemText(problem)}</Alert>}
    </li>
  );
}
