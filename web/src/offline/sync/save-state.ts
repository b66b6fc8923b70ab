/** Safety of the work, in the six texts of the status line. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'saving' }
  | { readonly kind: 'local'; readonly waiting: number }
  | { readonly kind: 'attention'; readonly things: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'locked' };

export interface SaveStateInput {
  readonly isLocked: boolean;
  /** The device failed to store an edit. */
  readonly isBlocked: boolean;
  /** Unacknowledged edits. */
  readonly waiting: number;
  /** Unacknowledged edits not on the disk yet. */
  readonly unwritten: number;
  readonly refused: number;
  /** The last send failed. */
  readonly isCutOff: boolean;
  readonly savedAt: number;
}

/** The worst state comes first. `saving` means a reply is on its way and nothing failed. */
export function saveState(input: SaveStateInput): SaveState {
  const { waiting, refused } = input;
  // While the server replies, a device without storage puts nothing at risk.
  if (input.isBlocked && input.isCutOff && waiting > 0) return { kind: 'blocked' };
  if (refused > 0) return { kind: 'attention', things: refused };
  if (waiting > 0) {
    return input.isCutOff && input.unwritten === 0 ? { kind: 'local', waiting } : { kind: 'saving' };
  }
  return input.isLocked ? { kind: 'locked' } : { kind: 'saved', at: input.savedAt };
}

export function isSameState(one: SaveState, other: SaveState): boolean {
  const numberOf = (state: SaveState) =>
    'at' in state ? state.at : 'waiting' in state ? state.waiting : 'things' in state ? state.things : 0;
  return one.kind === other.kind && numberOf(one) === numberOf(other);
}
