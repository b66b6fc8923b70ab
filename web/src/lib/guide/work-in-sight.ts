import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { useSyncExternalStore } from 'react';

/** The state of the work on the screen, reported while the guide runs. */
export interface WorkInSight {
  readonly estimate: Estimate | null;
  /** The estimate was begun on this screen, not opened. */
  readonly isBegunHere: boolean;
  /** The part selected in the picture. */
  readonly region: string | null;
  /** The side of the vehicle in the picture. */
  readonly side: string | null;
  /** A line was added by typing. */
  readonly hasTyped: boolean;
  /** An explanation of a total was opened. */
  readonly hasReadTotal: boolean;
  /** A check was followed to its line. */
  readonly hasReadChecks: boolean;
  /** A document was downloaded or printed. */
  readonly hasDocument: boolean;
}

const noActions = { hasTyped: false, hasReadTotal: false, hasReadChecks: false, hasDocument: false };
const nothing: WorkInSight = { estimate: null, isBegunHere: false, region: null, side: null, ...noActions };
let inSight = nothing;
const followers = new Set<() => void>();

/** Reports a part of the state; null clears everything when the screen is left. */
export function reportWork(part: Partial<WorkInSight> | null): void {
  inSight = part === null ? nothing : { ...inSight, ...part };
  for (const follower of followers) follower();
}

/** Actions on another estimate must not count later on the guide's own. */
export function forgetActions(): void {
  const { hasTyped, hasReadTotal, hasReadChecks, hasDocument } = inSight;
  if (hasTyped || hasReadTotal || hasReadChecks || hasDocument) reportWork(noActions);
}

export function useWorkInSight(): WorkInSight {
  return useSyncExternalStore(follow, read, read);
}

function read(): WorkInSight {
  return inSight;
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}
