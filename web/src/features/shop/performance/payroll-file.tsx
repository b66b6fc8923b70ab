import { performanceLimits, readPayroll } from '@dre/core/contract/shop/performance';
import { dayAfter } from '@dre/core/domain/companies/time-zone';
import { dayCount } from '@dre/core/domain/reports/day-period';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { saveCsv } from '../../../lib/page/save-file.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { sheetsCsv } from '../../reports/report-files.tsx';
import styles from './payroll-file.module.css';
import { payrollSheet } from './payroll-sheet.ts';

/** Hours by person and day for payroll. */
export function PayrollFile({ today }: { readonly today: string }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [[from, to], setPeriod] = useState([dayAfter(today, -13), today]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const days = dayCount({ first: from ?? '', last: to ?? '' });
  const isPossible = days >= 1 && days <= performanceLimits.payrollDays;
  const take = async () => {
    const query = { from: from ?? '', to: to ?? '' };
    setBusy(true);
    setProblem(undefined);
    const reply = await api.call(readPayroll, { query });
    setBusy(false);
    if (!reply.ok) return setProblem(problemText(reply.refusal));
    saveCsv(`payroll ${query.from} to ${query.to}.csv`, sheetsCsv([payrollSheet(reply.value)]));
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Payroll</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Hours for payroll"
        footer={
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" />}
            isDisabled={!isPossible}
            loading={isBusy}
            onPress={() => void take()}
          >
            CSV
          </Button>
        }
      >
        <div className={styles['dates']}>
          <p>Time on the clock by person and day, as it stands now. Nothing is deducted or rounded.</p>
          <TextField
            label="From"
            type="date"
            value={from ?? ''}
            onChange={(day) => setPeriod([day, to ?? ''])}
          />
          <TextField
            label="To"
            type="date"
            value={to ?? ''}
            onChange={(day) => setPeriod([from ?? '', day])}
            {...(!isPossible && { error: `Choose 1 to ${String(performanceLimits.payrollDays)} days.` })}
          />
          {problem !== undefined && (
            <Alert tone="error" role="alert">
              {problem}
            </Alert>
          )}
        </div>
      </Dialog>
    </>
  );
}
