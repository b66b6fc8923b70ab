import type { EstimateCounts } from '@dre/core/contract/reports';
import { sayMonth } from '@dre/core/domain/reports/months';
import { useNavigate } from '@tanstack/react-router';
import { kindOptions } from '../../lib/company-kinds.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { type ReportAddress, reportAddress } from './report-address.ts';

interface PeriodChoiceProps {
  readonly address: ReportAddress;
  readonly counts: EstimateCounts;
}

/** Which months, and of which type of company. */
export function PeriodChoice({ address, counts }: PeriodChoiceProps) {
  const navigate = useNavigate();
  const go = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/reporting/estimate-count-by-company',
      search: { ...reportAddress({ ...address, page: 1, ...change }) },
      replace: true,
    });
  const months = [...new Set([counts.now, ...counts.months.map(({ month }) => month)])]
    .toSorted()
    .toReversed()
    .map((id) => ({ id, label: sayMonth(id) }));
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
        onChange={(period) => go({ period })}
      />
      {address.period === 'custom' && (
        <>
          <Select
            label="From"
            options={months}
            value={address.from ?? counts.now}
            onChange={(from) => go({ from })}
          />
          <Select
            label="To"
            options={months}
            value={address.to ?? counts.now}
            onChange={(to) => go({ to })}
          />
        </>
      )}
      <Select
        label="Company type"
        options={[{ id: 'all', label: 'All types' }, ...kindOptions]}
        value={address.kind ?? 'all'}
        onChange={(kind) => go({ kind: kind === 'all' ? undefined : kind })}
      />
    </>
  );
}
