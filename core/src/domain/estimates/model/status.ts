import { type Stage, stages } from './estimate.ts';

/** What lists call an estimate: its stage, or that a supplement is in work. */
export const statuses = [...stages, 'supplement'] as const;
export type Status = (typeof statuses)[number];

/** How far an estimate is, and which version of it is being written. */
interface Standing {
  readonly stage: Stage;
  readonly draft: string | null;
}

export function statusOf({ stage, draft }: Standing): Status {
  return isBeingWritten({ stage, draft }) && draft !== 'E01' ? 'supplement' : stage;
}

/** Its first version or a supplement: what is locked or void is not. */
export function isBeingWritten({ stage, draft }: Standing): boolean {
  return draft !== null && stage !== 'void';
}
