import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDecimal } from '../../../ui/fields/number-text.ts';
import { houseEdit } from './house-edits.ts';
import type { HouseRow } from './house-rows.ts';

export interface Proposal {
  readonly values: HouseValues;
  readonly sentence: string;
}

/** Hours the address of the page proposes, such as the shop's own time of an operation; null if it proposes none. */
export function proposalIn(search: string, rows: readonly HouseRow[], values: HouseValues): Proposal | null {
  const asked = new URLSearchParams(search);
  const tenths = asked.get('hours') ?? '';
  if (!/^[0-9]{1,4}$/u.test(tenths)) return null;
  const row = rows.find(
    ({ part, operation }) => part.code === asked.get('part') && operation === asked.get('operation'),
  );
  if (row === undefined) return null;
  const hours = formatDecimal(Number(tenths), 1);
  const changed = houseEdit(values, row, 'fixed', hours);
  if (!changed.ok) return null;
  const { part, operationName, bookHours } = row;
  const book = formatDecimal(bookHours.fixed, 1);
  const sentence = `Proposed from your shop’s own time: ${part.name}, ${operationName}, ${hours} h instead of the book’s ${book} h, for every type of vehicle.`;
  return { values: changed.value, sentence };
}

/** Stages the proposal of the address once, where the person may save it. */
export function useProposal(
  rows: readonly HouseRow[],
  saved: HouseValues,
  stage: ((values: HouseValues) => void) | null,
): string | null {
  const [proposal] = useState(() => proposalIn(location.search, rows, saved));
  const maySave = stage !== null;
  const onArrival = useEffectEvent(() => proposal !== null && stage?.(proposal.values));
  useEffect(() => {
    if (maySave) onArrival();
  }, [maySave]);
  return proposal?.sentence ?? null;
}
