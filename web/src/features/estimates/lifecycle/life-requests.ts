import type { ShareAudience } from '@dre/core/contract/sharing/sharing';
import type { RecordKind } from './life-steps.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A dialog of the estimate's life that somebody asked for, from the bar, the rail or a menu. */
export type LifeRequest = 'lock' | 'send' | 'correct' | RecordKind | 'void' | null;

export const lifeRequest = valueStore<LifeRequest>(null);

/** What a supplement has made of each line of the version before it. Empty while none is written. */
export type SupplementLook = 'same' | 'added' | 'changed';

export const supplementLooks = valueStore<ReadonlyMap<string, SupplementLook>>(new Map());

/** What an insurer said to a line and the shop has to know while it works on it: Question, Change asked. */
export const approvedMark = 'Approved';
export const answerMarks = valueStore<ReadonlyMap<string, string>>(new Map());

/** The readers of links whose answer to the version that counts waits for the shop. */
export const unansweredReaders = valueStore<ReadonlySet<ShareAudience>>(new Set());
