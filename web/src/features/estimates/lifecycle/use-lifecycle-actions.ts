import type { Change } from '@dre/core/domain/estimates/model/edit';
import { versionState } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Estimate, Stage } from '@dre/core/domain/estimates/model/estimate';
import { stageNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { useCallback } from 'react';
import { useSessionState } from '../../session/session-context.ts';
import { useBuilderTools } from '../builder/builder-context.ts';

export type LifeStep = 'start-repair' | 'complete' | 'void';

const done: Readonly<Record<LifeStep, string>> = {
  'start-repair': 'Repair started',
  complete: 'Completed',
  void: 'Void',
};

/** The stage to return to from the shop or from void; null if there is none. */
export function stageBefore({ stage, versions }: Pick<Estimate, 'stage' | 'versions'>): Stage | null {
  if (stage === 'completed') return 'in-repair';
  if (stage !== 'in-repair' && stage !== 'void') return null;
  const last = versions.at(-1);
  return last === undefined ? 'draft' : versionState(last);
}

/** The lifecycle actions. The server signs each, and undoing one leaves a trace. */
export function useLifecycleActions() {
  const { present, applyChanges, announce } = useBuilderTools();
  const { userName } = useSessionState();
  const write = useCallback(
    (label: string, change: Change) => {
      if (!applyChanges(label, [change])) return false;
      present().store.flush();
      announce(label);
      return true;
    },
    [present, applyChanges, announce],
  );
  // The server signs it: name and time here are displayed only until its reply.
  const signed = useCallback(() => ({ by: userName, at: new Date().toISOString() }), [userName]);
  const step = useCallback(
    (kind: LifeStep, reason = '') => {
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      return write(done[kind], { kind, ...(kind === 'void' && why), ...signed() });
    },
    [write, signed],
  );
  const takeBack = useCallback(
    (stage: Stage) => write(`Back to ${stageNames[stage]}`, { kind: 'return-to-stage', stage }),
    [write],
  );
  const startSupplement = useCallback(() => {
    const { versions } = present().estimate;
    return write(`Start supplement ${versions.length}`, { kind: 'start-supplement' });
  }, [present, write]);
  const discardSupplement = useCallback(() => {
    const { versions } = present().estimate;
    return write(`Discard supplement ${versions.length}`, { kind: 'discard-supplement' });
  }, [present, write]);
  const record = useCallback(
    (label: string, change: (by: ReturnType<typeof signed>) => Change) => write(label, change(signed())),
    [write, signed],
  );
  const withdraw = useCallback(
    (agreementId: string) => {
      const version = present().estimate.versions.at(-1)?.label;
      if (version === undefined) return false;
      return write('Taken back', { kind: 'withdraw-agreement', version, agreementId, ...signed() });
    },
    [present, write, signed],
  );
  return { step, record, withdraw, takeBack, startSupplement, discardSupplement, signed };
}
