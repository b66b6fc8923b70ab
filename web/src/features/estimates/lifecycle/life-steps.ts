import type { Estimate } from '@dre/core/domain/estimates/estimate';
import { stageNames } from '@dre/core/domain/estimates/trade-names';
import { type LifeStep, stageBefore } from './use-life-deeds.ts';

/** Something that can be done next with a locked estimate. */
export type LifeChoice =
  | { readonly kind: 'step'; readonly step: LifeStep; readonly label: string; readonly isDanger?: true }
  | { readonly kind: 'send' | 'correct' | 'supplement' | 'versions' | 'documents'; readonly label: string }
  | { readonly kind: 'back'; readonly stage: Estimate['stage']; readonly label: string };

const steps: Readonly<Record<LifeStep, LifeChoice>> = {
  approve: { kind: 'step', step: 'approve', label: 'Approve' },
  decline: { kind: 'step', step: 'decline', label: 'Decline…' },
  'start-repair': { kind: 'step', step: 'start-repair', label: 'Start repair' },
  complete: { kind: 'step', step: 'complete', label: 'Complete' },
  void: { kind: 'step', step: 'void', label: 'Void…', isDanger: true },
};

const possible: Readonly<Record<Estimate['stage'], readonly LifeStep[]>> = {
  draft: ['void'],
  sent: ['approve', 'decline', 'void'],
  approved: ['start-repair', 'decline', 'void'],
  declined: ['approve', 'void'],
  'in-repair': ['complete', 'void'],
  completed: ['void'],
  void: [],
};

/** What comes next, the likeliest first; reading is always possible. */
export function lifeChoices(
  { stage, draft, versions }: Pick<Estimate, 'stage' | 'draft' | 'versions'>,
  mayEdit: boolean,
): readonly LifeChoice[] {
  const reading: LifeChoice[] = [
    { kind: 'versions', label: 'Versions and changes' },
    { kind: 'documents', label: 'Documents' },
  ];
  if (!mayEdit) return reading;
  const [first, ...others] = possible[stage].map((step) => steps[step]);
  const back = stageBefore(stage, versions.length > 0);
  const isLocked = draft === null && stage !== 'void';
  return [
    ...(first && first !== steps.void ? [first] : []),
    ...(isLocked ? [{ kind: 'send', label: 'Send…' } as const] : []),
    ...(isLocked ? [{ kind: 'supplement', label: `Start supplement ${versions.length}` } as const] : []),
    ...others.filter((choice) => choice !== steps.void),
    ...(isLocked ? [{ kind: 'correct', label: 'Correct…' } as const] : []),
    ...(back === null ? [] : [{ kind: 'back', stage: back, label: `Back to ${stageNames[back]}` } as const]),
    ...reading,
    ...(stage === 'void' ? [] : [steps.void]),
  ];
}
