/** How safe the work is, in the six words of the status line. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'local'; readonly waiting: number }
  | { readonly kind: 'attention'; readonly things: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'locked' };

export interface Standing {
  readonly isLocked: boolean;
  /** The device refused to keep an edit. */
  readonly isBlocked: boolean;
  /** Edits without an answer. */
  readonly waiting: number;
  /** Of those, how many are not on the disk yet. */
  readonly unwritten: number;
  readonly refused: number;
  /** The last try did not reach the server, or none was made yet. */
  readonly isCutOff: boolean;
  readonly savedAt: number;
}

/** What is worst comes first. `saving` is told while an answer is on its way and nothing failed. */
export function saveState(standing: Standing): SaveState {
  const { waiting, refused } = standing;
  // While the server answers, nothing hangs on the device.
  if (standing.isBlocked && standing.isCutOff && waiting > 0) return { kind: 'blocked' };
  if (refused > 0) return { kind: 'attention', things: refused };
  if (waiting > 0) {
    return standing.isCutOff && standing.unwritten === 0 ? { kind: 'local', waiting } : { kind: 'saving' };
  }
  return standing.isLocked ? { kind: 'locked' } : { kind: 'saved', at: standing.savedAt };
}

export function isSameState(one: SaveState, other: SaveState): boolean {
  const numberOf = (state: SaveState) =>
    'at' in state ? state.at : 'waiting' in state ? state.waiting : 'things' in state ? state.things : 0;
  return one.kind === other.kind && numberOf(one) === numberOf(other);
}
