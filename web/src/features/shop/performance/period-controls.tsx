import { dayAfter } from '@dre/core/domain/companies/time-zone';
import { SegmentedControl } from '../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { PerformanceAddress } from './performance-address.ts';

interface PeriodControlsProps {
  readonly address: PerformanceAddress;
  readonly today: string;
  readonly onChange: (change: Readonly<Record<string, string | undefined>>) => void;
}

/** The days of the report, and those they are compared with. */
export function PeriodControls({ address, today, onChange }: PeriodControlsProps) {
  return (
    <>
      <SegmentedControl
        label="Period"
        segments={[
          { id: '30', label: '30 days' },
          { id: '90', label: '90 days' },
          { id: 'year', label: 'Year' },
          { id: 'custom', label: 'Custom' },
        ]}
        value={address.period ?? '90'}
        onChange={(period) => onChange({ period, rows: undefined })}
      />
      {address.period === 'custom' && (
        <>
          <TextField
            label="From"
            type="date"
            value={address.from ?? dayAfter(today, -89)}
            onChange={(from) => onChange({ from, rows: undefined })}
          />
          <TextField
            label="To"
            type="date"
            value={address.to ?? today}
            onChange={(to) => onChange({ to, rows: undefined })}
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
