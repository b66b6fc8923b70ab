import {
  requestManual,
  type Manual,
  makeManualAddress,
  readManual,
} from '@dre/core/contract/catalogue/manual';
import FileDown from 'lucide-react/icons/file-down';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import styles from './printed-manual.module.css';

/** The edition as one PDF. The first request generates it for everybody; later ones get it at once. */
export function PrintedManual() {
  const { ask: request, isBusy, progress, problem } = useManual();
  const problemId = useId();
  return (
    <div className={styles['manual']}>
      <Button icon={<FileDown aria-hidden="true" />} loading={isBusy} onPress={() => void request()}>
        Printed manual (PDF)
      </Button>
      <output className={styles['progress']}>{progress}</output>
      {problem !== '' && <InlineError id={problemId}>{problem}</InlineError>}
    </div>
  );
}

/** The interval between progress requests while the manual is generated. */
const beatMs = 2_000;

function useManual() {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState('');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** Returns the error message, or an empty string. */
  const fetchManual = async (signal: AbortSignal): Promise<string> => {
    let reply = await api.call(requestManual, { body: {}, signal });
    while (reply.ok && isOnItsWay(reply.value) && !signal.aborted) {
      setProgress(progressText(reply.value));
      await new Promise((resolve) => setTimeout(resolve, beatMs));
      reply = await api.call(readManual, { query: {}, signal });
    }
    if (signal.aborted) return '';
    if (!reply.ok) return problemText(reply.refusal);
    if (reply.value.state !== 'ready') return 'The manual could not be made. Ask for it again.';
    const file = await api.call(makeManualAddress, { body: {}, signal });
    if (!file.ok) return problemText(file.refusal);
    download(file.value);
    return '';
  };
  const request = async () => {
    const own = new AbortController();
    abort.current = own;
    setBusy(true);
    setProblem('');
    const wrong = await fetchManual(own.signal);
    if (own.signal.aborted) return;
    setProblem(wrong);
    setProgress('');
    setBusy(false);
  };
  return { ask: request, isBusy, progress, problem };
}

function isOnItsWay({ state }: Manual): boolean {
  return state === 'waiting' || state === 'making';
}

function progressText({ page, pages }: Manual): string {
  return pages === 0 ? 'Laying out the pages' : `Page ${page} of ${pages}`;
}

function download({ address, fileName }: { readonly address: string; readonly fileName: string }): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
