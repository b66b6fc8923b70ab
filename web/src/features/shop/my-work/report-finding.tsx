import SearchCheck from 'lucide-react/icons/search-check';
import { createElement, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import styles from './my-work.module.css';

const dialog = onDemand(async () => (await import('../order/findings/finding-dialog.tsx')).FindingDialog);

interface ReportFindingProps {
  readonly order: string;
  readonly task: string;
}

/** Damage uncovered at this work, with a photo, without leaving the clock. */
export function ReportFinding({ order, task }: ReportFindingProps) {
  const [isOpen, setOpen] = useState(false);
  const FindingDialog = useOnDemand(dialog, isOpen);
  return (
    <div className={styles['report']}>
      <Button full size="lg" icon={<SearchCheck aria-hidden="true" />} onPress={() => setOpen(true)}>
        Report a finding
      </Button>
      {isOpen &&
        FindingDialog !== undefined &&
        createElement(FindingDialog, { orderId: order, task, onClose: () => setOpen(false) })}
    </div>
  );
}
