import { exchangeLimits, importEstimate } from '@dre/core/contract/estimates/exchange';
import type { Problem } from '@dre/core/contract/problem';
import type { ExchangeDocument } from '@dre/core/domain/exchange/document';
import { useNavigate } from '@tanstack/react-router';
import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import styles from './exchange.module.css';
import { ProblemList } from './problem-list.tsx';

const notJson: Problem = { type: 'about:blank', title: 'The file is not readable JSON.', status: 400 };

/** Imports a JSON file as a new estimate; this one stays as it is. */
export function ImportCard() {
  const api = useApi();
  const navigate = useNavigate();
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setTaking(true);
    setProblem(undefined);
    const id = newId();
    const document = readDocument(await file.text());
    const reply = document && (await api.call(importEstimate, { body: { id, document } }));
    setTaking(false);
    if (reply === undefined) return setProblem(notJson);
    if (!reply.ok) return setProblem(reply.refusal);
    const { number, byHand } = reply.value;
    const manualText = byHand === 0 ? '' : ` ${byHand} of its lines are not in the book.`;
    void showBanner({ message: `Taken in as ${number}.${manualText}` });
    await navigate({ to: '/estimate/$id/new-estimate', params: { id }, search: {} });
  };
  return (
    <section className={styles['card']} aria-labelledby="exchange-in">
      <h2 id="exchange-in" className={styles['title']}>
        New estimate from a file
      </h2>
      <FileDrop
        title={isTaking ? 'Taking it in' : 'Choose or drop a JSON file'}
        icon={<FileInput aria-hidden="true" />}
        accept=".json,application/json"
        multiple={false}
        isDisabled={isTaking}
        maxBytes={exchangeLimits.documentBytes}
        onFiles={(files) => void take(files)}
      >
        An estimate exported here or elsewhere. It becomes a new draft; this estimate does not change.
      </FileDrop>
      {problem && <ProblemList title="Nothing was taken in" problem={problem} />}
    </section>
  );
}

/** The server decides whether it is an estimate. */
function readDocument(text: string): ExchangeDocument | undefined {
  try {
    return JSON.parse(text) as ExchangeDocument;
  } catch {
    return undefined;
  }
}
