import { readSharing, type Sharing } from '@dre/core/contract/sharing/sharing';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './links.module.css';

interface SignedListProps {
  readonly estimateId: string;
  readonly signed: Sharing['signed'];
}

/** The PDFs signed by the customer, stored with their signatures. */
export function SignedList({ estimateId, signed }: SignedListProps) {
  const api = useApi();
  const [failure, setFailure] = useState<string>();
  if (signed.length === 0) return null;
  // Addresses expire within minutes, so a fresh one is requested for each download.
  const download = async (document: Sharing['signed'][number]) => {
    const reply = await api.call(readSharing, { params: { id: estimateId } });
    setFailure(reply.ok ? undefined : problemText(reply.refusal));
    if (!reply.ok) return;
    const found = reply.value.signed.find(
      ({ label, correction }) => label === document.label && correction === document.correction,
    );
    if (found !== undefined) window.location.assign(`${found.address}?download=1`);
  };
  return (
    <ul className={styles['links']} aria-label="Signed by the customer">
      {signed.map((one) => {
        const version = [one.label, one.correction].filter(Boolean).join(' ');
        return (
          <li key={version}>
            <p>
              <b>{`${version} signed by ${one.name}`}</b>{' '}
              <span className={styles['quiet']}>
                <When at={one.at} />
              </span>
            </p>
            <div>
              <Button
                icon={<Download aria-hidden="true" size={16} />}
                aria-label={`Signed ${version} (PDF)`}
                onPress={() => void download(one)}
              >
                Signed estimate (PDF)
              </Button>
            </div>
          </li>
        );
      })}
      {failure !== undefined && (
        <li>
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        </li>
      )}
    </ul>
  );
}
