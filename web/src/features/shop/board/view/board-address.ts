import { type BoardColumn, boardColumns } from '@dre/core/domain/shop/board/column';
import { derivedHoldKinds, type HoldKind, manualHoldKinds } from '@dre/core/domain/shop/model/hold';

/** Counters of the top line; each is a filter too. */
export const counters = ['late', 'waiting', 'no-next-step', 'parts-due'] as const;
export type Counter = (typeof counters)[number];

export const groupings = ['estimator', 'insurer', 'hold'] as const;
export type Grouping = (typeof groupings)[number];

export const holdKinds: readonly HoldKind[] = [...derivedHoldKinds, ...manualHoldKinds];

/** The board's whole state is in its address, so it can be linked and returned to. */
export interface BoardAddress {
  readonly find: string;
  /** Cards that do not count are dimmed. */
  readonly only: Counter | null;
  readonly group: Grouping | null;
  readonly estimator: readonly string[];
  readonly insurer: readonly string[];
  readonly hold: readonly HoldKind[];
  /** The column a phone shows; null opens on the first one with cards. */
  readonly column: BoardColumn | null;
  readonly isWall: boolean;
}

export type BoardSearch = {
  readonly [
    Field in 'find' | 'only' | 'group' | 'estimator' | 'insurer' | 'hold' | 'column' | 'wall'
  ]?: string;
};

/** Unreadable parameters are ignored: an old link shows more cards instead of an error. */
export function boardAddress(search: BoardSearch): BoardAddress {
  return {
    find: search.find ?? '',
    only: oneOf(search.only, counters),
    group: oneOf(search.group, groupings),
    estimator: namesIn(search.estimator),
    insurer: namesIn(search.insurer),
    hold: holdKinds.filter((kind) => search.hold?.split(',').includes(kind) === true),
    column: oneOf(search.column, boardColumns),
    isWall: search.wall === '1',
  };
}

/** Names may contain any character, so they are encoded as JSON. */
export function searchOf(address: BoardAddress): BoardSearch {
  const { find, only, group, estimator, insurer, hold, column, isWall } = address;
  return {
    ...(find !== '' && { find }),
    ...(only !== null && { only }),
    ...(group !== null && { group }),
    ...(estimator.length > 0 && { estimator: JSON.stringify(estimator) }),
    ...(insurer.length > 0 && { insurer: JSON.stringify(insurer) }),
    ...(hold.length > 0 && { hold: hold.join(',') }),
    ...(column !== null && { column }),
    ...(isWall && { wall: '1' }),
  };
}

/** The address without find, counter and filters. */
export function cleared(address: BoardAddress): BoardAddress {
  return { ...address, find: '', only: null, estimator: [], insurer: [], hold: [] };
}

/** True if some cards are left out. */
export function isFiltered({ find, estimator, insurer, hold }: BoardAddress): boolean {
  return find.trim() !== '' || estimator.length > 0 || insurer.length > 0 || hold.length > 0;
}

function oneOf<Word extends string>(text: string | undefined, words: readonly Word[]): Word | null {
  return words.find((word) => word === text) ?? null;
}

function namesIn(text: string | undefined): readonly string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
