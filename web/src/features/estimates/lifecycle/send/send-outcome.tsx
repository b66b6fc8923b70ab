import Copy from 'lucide-react/icons/copy';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { audienceNames } from './send-row-fields.tsx';
import type { SendRow, Sent } from './send-rows.ts';
import styles from './send.module.css';

interface SendOutcomeProps {
  readonly outcomes: Readonly<Partial<Record<SendRow['audience'], Sent>>>;
  /** Called when the user records that a link was handed over. */
  readonly onMark: () => void;
}

/** The result for each recipient: an email on its way, a link to hand over, or the reason it failed. */
export function SendOutcome({ outcomes, onMark }: SendOutcomeProps) {
  return (
    <div className={styles['outcomes']}>
      {(Object.entries(outcomes) as [SendRow['audience'], Sent][]).map(([audience, sent]) => (
        <Outcome key={audience} name={audienceNames[audience]} sent={sent} onMark={onMark} />
      ))}
    </div>
  );
}

interface OutcomeProps extends Pick<SendOutcomeProps, 'onMark'> {
  readonly name: string;
  readonly sent: Sent;
}

function Outcome({ name, sent, onMark }: OutcomeProps) {
  if (sent.kind === 'refused') return <Alert tone="error" role="alert">{`${name}: ${sent.why}`}</Alert>;
  if (sent.kind === 'mailed') {
    return (
      <Alert tone="success">{`${name}: the mail to ${sent.to} is on its way. Documents tells when it arrived.`}</Alert>
    );
  }
  const copy = async () => {
    await navigator.clipboard.writeText(sent.address);
    void showBanner({ message: 'The link is copied.' });
  };
  return (
    <Alert
      tone="success"
      actions={
        <>
          <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy()}>
            Copy the link
          </Button>
          <Button onPress={onMark}>Mark as sent…</Button>
        </>
      }
    >
      <p>{`${name}: copy the link now, it is not shown again.`}</p>
      <p className={styles['address']}>{sent.address}</p>
      <p>
        Give it to them. The version counts as sent once its reader uses the link, or when you mark it as
        sent.
      </p>
    </Alert>
  );
}
