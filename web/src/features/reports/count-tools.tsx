import type { EstimateCounts } from '@dre/core/contract/reports/reports';
import { useNavigate } from '@tanstack/react-router';
import { kindOptions } from '../../lib/text/company-kinds.ts';
import { Select } from '../../ui/choices/Select.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { type ReportAddress, reportAddress } from './report-address.ts';

interface CountToolsProps {
  readonly address: ReportAddress;
  readonly counts: EstimateCounts;
}

/** The filters: months and type of company. */
export function CountTools({ address, counts }: CountToolsProps) {
  const navigate = useNavigate();
  const go = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/reporting/estimate-count-by-company',
      search: { ...reportAddress({ ...address, page: 1, ...change }) },
      replace: true,
    });
  const months = [...new Set([counts.now, ...counts.months.map(({ month }) => month)])]
    .toSorted()
    .toReversed();
  return (
    <>
      <PeriodChoice address={address} now={counts.now} months={months} onChange={go} />
      {address.company === undefined && (
        <Select
          label="Company type"
          options={[{ id: 'all', label: 'All types' }, ...kindOptions]}
          value={address.kind ?? 'all'}
          onChange={(kind) => go({ kind: kind === 'all' ? undefined : kind })}
        />
      )}
    </>
  );
}
