import { compareWithEms } from '@dre/core/contract/estimates/exchange';
import type { Problem } from '@dre/core/contract/problem';
import type { EmsComparison } from '@dre/core/domain/exchange/compare/compare-ems';
import { emsLimits } from '@dre/core/domain/exchange/ems/read-ems';
import FileDiff from 'lucide-react/icons/file-diff';
import { createElement, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { FileDrop } from '../../../../ui/fields/FileDrop.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import styles from './exchange.module.css';
import { base64Of } from './file-bytes.ts';
import { ProblemList } from './problem-list.tsx';

const comparison = onDemand(async () => (await import('./comparison.tsx')).Comparison);

/** Compares another system's EMS file with the present estimate. */
export function ForeignCard({ estimateId }: { readonly estimateId: string }) {
  const api = useApi();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [compared, setCompared] = useState<EmsComparison>();
  const Compared = useOnDemand(comparison, compared !== undefined);
  const take = async (files: readonly File[]) => {
    setReading(true);
    setProblem(undefined);
    const sent = await Promise.all(
      files.map(async (file) => ({ name: file.name.slice(-200), content: await base64Of(file) })),
    );
    const reply = await api.call(compareWithEms, { params: { id: estimateId }, body: { files: sent } });
    setReading(false);
    if (reply.ok) setCompared(reply.value);
    else setProblem(reply.refusal);
  };
  return (
    <section className={styles['card']} aria-labelledby="exchange-beside">
      <h2 id="exchange-beside" className={styles['title']}>
        Compare with another system
      </h2>
      <p className={styles['words']}>
        Drop the insurer’s EMS set to see the same work side by side, and what only one of the two has.
        Nothing of it is kept, and this estimate does not change.
      </p>
      <FileDrop
        title={isReading ? 'Reading the set' : 'Choose or drop an EMS set'}
        icon={<FileDiff aria-hidden="true" />}
        isDisabled={isReading}
        maxBytes={emsLimits.bytes}
        onFiles={(files) => void take(files)}
      >
        All its files at once, or one ZIP archive.
      </FileDrop>
      {problem && <ProblemList title="The set could not be read" problem={problem} />}
      <Dialog
        isOpen={compared !== undefined && Compared !== undefined}
        onClose={() => setCompared(undefined)}
        title="Beside the other estimate"
        size="lg"
      >
        {compared && Compared && createElement(Compared, { compared })}
      </Dialog>
    </section>
  );
}
