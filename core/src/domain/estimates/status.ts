import { type Stage, stages } from './estimate.ts';

/** What lists call an estimate: its stage, or that a supplement is in work. */
export const statuses = [...stages, 'supplement'] as const;
export type Status = (typeof statuses)[number];

export function statusOf({ stage, draft }: { readonly stage: Stage; readonly draft: string | null }): Status {
  return stage !== 'void' && draft !== null && draft !== 'E01' ? 'supplement' : stage;
}
