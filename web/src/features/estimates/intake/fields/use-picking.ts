import type { ReturningMatch } from '@dre/core/contract/estimates/customers';
import { useState } from 'react';
import type { Intake, Picked } from '../intake-context.ts';
import type { ReadyIntakeStore } from '../intake-store.ts';
import { returningChanges, type Typed } from '../returning/returning-changes.ts';

/** Selecting a returning customer is one step to undo. */
export function usePicking(
  now: ReadyIntakeStore,
  write: Intake['write'],
): Pick<Intake, 'picked' | 'pick' | 'takeAll'> {
  const [picked, setPicked] = useState<Picked | null>(null);
  const take = (offer: ReturningMatch, typed: Typed | null, all: boolean) => {
    const { estimate, contents } = now;
    const { changes, count, unchanged } = returningChanges(offer, estimate, { typed, contents, all });
    if (changes.length > 0 && !write('Returning customer', changes).ok) return;
    setPicked({ offer, count, unchanged });
  };
  return {
    picked,
    pick: (offer, typed) => take(offer, typed, false),
    takeAll: () => picked && take(picked.offer, null, true),
  };
}
