/** The screen the guide is shown on. */
export interface GuideScreen {
  readonly path: string;
  /** The intake form is shown instead of the builder. */
  readonly isIntake: boolean;
}

/** The screens of an estimate that steps are done on. */
export type GuidePage = 'intake' | 'builder' | 'photos' | 'totals' | 'documents';

/** The names as the estimate's own buttons give them. */
export const guidePageNames: Record<GuidePage, string> = {
  intake: 'Details',
  builder: 'the damage view',
  photos: 'Photos',
  totals: 'Totals',
  documents: 'Documents',
};

/** Null on screens without a step of their own: the dashboard, the help, the history. */
export function guidePageOf({ path, isIntake }: GuideScreen): GuidePage | null {
  const name = /^\/estimate\/[\da-f-]+\/([\w-]+)$/.exec(path)?.[1];
  if (name === 'new-estimate') return isIntake ? 'intake' : 'builder';
  return name === 'photos' || name === 'totals' || name === 'documents' ? name : null;
}

/** The estimate in the address: 0 is a new one; null if the screen is about none. */
export function estimateInPath(path: string): string | null {
  return /^\/estimate\/(0|[\da-f-]{36})\//.exec(path)?.[1] ?? null;
}
