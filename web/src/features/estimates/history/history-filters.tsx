import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Select } from '../../../ui/choices/Select.tsx';
import type { EstimateNow } from '../open/use-estimate.ts';
import { categoryNames } from './edit-categories.ts';
import { type HistoryAddress, editCategories } from './history-address.ts';
import styles from './history.module.css';
import { contributors, type HistoryItem } from './share-events.ts';

const all = 'all';

interface HistoryFiltersProps {
  readonly now: EstimateNow;
  readonly items: readonly HistoryItem[];
}

export function HistoryFilters({ now, items }: HistoryFiltersProps) {
  const search = useSearch({ from: '/app-shell/estimate/$id/history' });
  const navigate = useNavigate({ from: '/estimate/$id/history' });
  const { lines, removed } = now.estimate;
  const lineOptions = useMemo(
    () =>
      [...lines, ...Object.values(removed.lines)]
        .toSorted((one, other) => one.number - other.number)
        .map(({ id, number, description }) => ({
          id,
          label: [String(number), description].filter(Boolean).join(' '),
        })),
    [lines, removed],
  );
  const people = useMemo(() => contributors(items).map(({ by }) => by), [items]);
  const select = (name: keyof HistoryAddress, id: string) => {
    const { [name]: _, ...others } = search;
    void navigate({ search: id === all ? others : { ...others, [name]: id }, replace: true });
  };
  return (
    <search className={styles['filters']} aria-label="Which edits">
      <Select
        label="Line"
        options={[{ id: all, label: 'All lines' }, ...lineOptions]}
        value={search.line ?? all}
        onChange={(id) => select('line', id)}
      />
      <Select
        label="Person"
        options={[{ id: all, label: 'Everybody' }, ...people.map(({ id, name }) => ({ id, label: name }))]}
        value={search.person ?? all}
        onChange={(id) => select('person', id)}
      />
      <Select
        label="Kind"
        options={[
          { id: all, label: 'Everything' },
          ...editCategories.map((category) => ({ id: category, label: categoryNames[category] })),
        ]}
        value={search.matter ?? all}
        onChange={(id) => select('matter', id)}
      />
    </search>
  );
}
