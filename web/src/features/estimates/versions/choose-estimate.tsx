import { listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';

interface ChooseEstimateProps {
  /** Excludes the estimate it is compared with. */
  readonly without: string;
  readonly onSelect: (id: string) => void;
}

/** Finds another estimate of the company by number, name, claim or vehicle. */
export function ChooseEstimate({ without, onSelect }: ChooseEstimateProps) {
  const [text, setText] = useState('');
  const find = text.trim();
  const { data } = useQuery(listEstimates, { query: find === '' ? {} : { find } }, find);
  const options = (data?.items ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, number, customer, vehicle }) => ({
      id,
      label: [number, customer, vehicle].filter(Boolean).join(', '),
    }));
  return (
    <ComboBox
      label="Another estimate"
      placeholder="Number, name or claim"
      options={options}
      value={null}
      inputValue={text}
      onInputChange={setText}
      isSearched
      onChange={(id) => id !== null && onSelect(id)}
    />
  );
}
