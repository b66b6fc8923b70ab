import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { useSyncExternalStore } from 'react';

/** The state of the work on the screen, reported while the guide runs. */
export interface WorkInSight {
  readonly estimate: Estimate | null;
  /** The part selected in the picture. */
  readonly region: string | null;
  /** The side of the vehicle in the picture. */
  readonly side: string | null;
  /** A line was added by typing. */
  readonly hasTyped: boolean;
  /** An explanation of a total was opened. */
  readonly hasReadTotal: boolean;
  /** A document was downloaded or printed. */
  readonly hasDocument: boolean;
}

const nothing: WorkInSight = {
  estimate: null,
  region: null,
  side: null,
  hasTyped: false,
  hasReadTotal: false,
  hasDocument: false,
};
let inSight = nothing;
const followers = new Set<() => void>();

/** Reports a part of the state; null clears everything when the screen is left. */
export function reportWork(part: Partial<WorkInSight> | null): void {
  inSight = part === null ? nothing : { ...inSight, ...part };
  for (const follower of followers) follower();
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
