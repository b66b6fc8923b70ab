import type { ShareAudience } from '@dre/core/contract/sharing/sharing';
import type { RecordKind } from './life-steps.ts';
import { valueStore } from '../../catalogue/illustration/value-store.ts';

/** A lifecycle dialog requested from the bar, the rail or a menu. */
export type LifeRequest = 'lock' | 'send' | 'correct' | RecordKind | 'void' | null;

export const lifeRequest = valueStore<LifeRequest>(null);

/** A supplement's effect on each line of the previous version. Empty while no supplement is open. */
export type SupplementLook = 'same' | 'added' | 'changed';

export const supplementLooks = valueStore<ReadonlyMap<string, SupplementLook>>(new Map());

/** The insurer's pending answers by line, shown while the shop works on it: Question, Change asked. */
export const approvedMark = 'Approved';
export const answerMarks = valueStore<ReadonlyMap<string, string>>(new Map());

/** The share link audiences whose answer to the version that counts waits for the shop. */
export const unansweredReaders = valueStore<ReadonlySet<ShareAudience>>(new Set());
