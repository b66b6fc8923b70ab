import { type Stage, stages } from '../estimate.ts';

/** The status displayed in lists: the stage, or `supplement` while one is being written. */
export const statuses = [...stages, 'supplement'] as const;
export type Status = (typeof statuses)[number];

interface StageAndDraft {
  readonly stage: Stage;
  readonly draft: string | null;
}

export function statusOf({ stage, draft }: StageAndDraft): Status {
  return isBeingWritten({ stage, draft }) && draft !== 'E01' ? 'supplement' : stage;
}

/** True while the first version or a supplement is being written; locked and void estimates are not. */
export function isBeingWritten({ stage, draft }: StageAndDraft): boolean {
  return draft !== null && stage !== 'void';
}
