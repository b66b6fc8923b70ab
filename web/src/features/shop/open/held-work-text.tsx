import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { waitSentence } from '@dre/core/domain/shop/wording/describe-wait';
import type { ReactElement } from 'react';

/** Each wait once, in a sentence of its own. */
export function heldWorkText(waits: readonly ActiveHold[]): readonly ReactElement[] {
  return [...new Set(waits.map(waitSentence))].map((sentence) => <p key={sentence}>{sentence}</p>);
}
