import { type Month, formatMonth } from '@dre/core/domain/reports/months';
import { SegmentedControl } from '../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import type { ReportAddress } from './report-address.ts';

interface PeriodChoiceProps {
  readonly address: ReportAddress;
  readonly now: Month;
  /** The selectable months, the newest first. */
  readonly months: readonly Month[];
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** The months of the report, and those they are compared with. */
export function PeriodChoice({ address, now, months, onChange }: PeriodChoiceProps) {
  const options = months.map((id) => ({ id, label: formatMonth(id) }));
  return (
    <>
      <SegmentedControl
        label="Period"
        segments={[
          { id: '1', label: 'This month' },
          { id: '3', label: '3 months' },
          { id: '12', label: 'Year' },
          { id: 'custom', label: 'Custom' },
        ]}
        value={address.period ?? '3'}
        onChange={(period) => onChange({ period })}
      />
      {address.period === 'custom' && (
        <>
          <Select
            label="From"
            options={options}
            value={address.from ?? now}
            onChange={(from) => onChange({ from })}
          />
          <Select
            label="To"
            options={options}
            value={address.to ?? now}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      <Select
        label="Compared with"
        options={[
          { id: 'before', label: 'The time before' },
          { id: 'year', label: 'A year ago' },
        ]}
        value={address.compare ?? 'before'}
        onChange={(compare) => onChange({ compare: compare === 'before' ? undefined : compare })}
      />
    </>
  );
}
