import type { Change } from '@dre/core/domain/estimates/edit';
import type { Stage } from '@dre/core/domain/estimates/estimate';
import { stageNames } from '@dre/core/domain/estimates/trade-names';
import { useCallback } from 'react';
import { useSessionState } from '../../session/session-context.ts';
import { useBuilderTools } from '../builder/builder-context.ts';

export type LifeStep = 'approve' | 'decline' | 'start-repair' | 'complete' | 'void';

const done: Readonly<Record<LifeStep, string>> = {
  approve: 'Approved',
  decline: 'Declined',
  'start-repair': 'Repair started',
  complete: 'Completed',
  void: 'Void',
};

/** Where each stage came from, and goes back to: the decision is then made anew. */
const before: Readonly<Record<Exclude<Stage, 'draft' | 'sent'>, Stage>> = {
  approved: 'sent',
  declined: 'sent',
  'in-repair': 'approved',
  completed: 'in-repair',
  void: 'sent',
};

export function stageBefore(stage: Stage, hasVersions: boolean): Stage | null {
  if (stage === 'draft' || stage === 'sent') return null;
  return hasVersions ? before[stage] : 'draft';
}

/** The steps of an estimate's life. Each is signed by the server and cannot be taken back without a trace. */
export function useLifeDeeds() {
  const { present, act, announce } = useBuilderTools();
  const { userName } = useSessionState();
  const write = useCallback(
    (label: string, change: Change) => {
      if (!act(label, [change])) return false;
      present().keeper.flush();
      announce(label);
      return true;
    },
    [present, act, announce],
  );
  // The server signs it: name and time here are only what is shown until it answers.
  const signed = useCallback(() => ({ by: userName, at: new Date().toISOString() }), [userName]);
  const step = useCallback(
    (kind: LifeStep, reason = '') => {
      const version = present().estimate.versions.at(-1)?.label;
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      if (kind === 'approve') {
        return write(done[kind], { kind, ...(version && { version }), ...signed() });
      }
      if (kind === 'decline') {
        return write(done[kind], { kind, ...(version && { version }), ...why, ...signed() });
      }
      return write(done[kind], { kind, ...(kind === 'void' && why), ...signed() });
    },
    [present, write, signed],
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
  return { step, takeBack, startSupplement, discardSupplement, signed };
}
