import { listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { readEstimate } from '@dre/core/contract/estimates/estimates';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Api } from '../../../../lib/calls/api.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { copyChanges } from './copy-changes.ts';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';

/** The last estimate of the same vehicle, with an offer to copy its values. */
export function OnFile() {
  const { now, write } = useIntake();
  const { coachVin } = now.estimate.unit;
  const earlier = useEarlier(coachVin, now.estimate.id);
  const [copied, setCopied] = useState<number>();
  if (earlier === undefined) return null;
  const { id, heading, parties } = earlier;
  const copy = () => {
    const changes = copyChanges(earlier, now.estimate);
    if (changes.changes.length > 0) write('Copy vehicle and customer', changes.changes);
    setCopied(changes.count);
  };
  return (
    <output className={styles['onFile']}>
      <Alert
        tone="notice"
        title="This VIN is on file"
        actions={copied === undefined && <Button onPress={copy}>Copy vehicle and customer</Button>}
      >
        <Link to="/estimate/$id/new-estimate" params={{ id }}>
          {`Estimate ${heading.number}`}
        </Link>
        {parties.customer.name !== '' && `, ${parties.customer.name}`}
        {copied !== undefined && `. ${copied === 1 ? '1 field' : `${copied} fields`} filled in.`}
      </Alert>
    </output>
  );
}

const wholeVin = 17;

function useEarlier(vin: string, own: string): Estimate | undefined {
  const api = useApi();
  const [found, setFound] = useState<{ vin: string; estimate: Estimate | undefined }>();
  useEffect(() => {
    if (vin.length !== wholeVin) return undefined;
    const abort = new AbortController();
    const look = async () => {
      const estimate = await earlierOf(api, vin, own, abort.signal);
      if (!abort.signal.aborted) setFound({ vin, estimate });
    };
    void look();
    return () => abort.abort();
  }, [api, vin, own]);
  return found?.vin === vin ? found.estimate : undefined;
}

/** The list is searched by the last digits; only the estimate itself has the full number to compare. */
async function earlierOf(api: Api, vin: string, own: string, signal: AbortSignal) {
  const listed = await api.call(listEstimates, { query: { find: vin.slice(-8) }, signal });
  const row = listed.ok ? listed.value.items.find(({ id }) => id !== own) : undefined;
  if (row === undefined) return undefined;
  const read = await api.call(readEstimate, { params: { id: row.id }, signal });
  return read.ok && read.value.estimate.unit.coachVin === vin ? read.value.estimate : undefined;
}
