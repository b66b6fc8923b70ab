import { departments } from '@dre/core/domain/shop/model/departments';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { taskState } from '@dre/core/domain/shop/model/repair-task';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { sum } from '@dre/core/domain/units';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { lastPaper } from '../../../estimates/documents/last-paper.ts';
import { hoursOf } from '../../board/view/board-text.ts';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { downloadPaper, printPaper } from '../../open/shop-paper.ts';
import { useOrderNow } from '../order-context.ts';

const all = 'all';

/** Prints the authorized work of all departments or of one; the order stays on the screen. */
export function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const { order } = useOrderNow();
  const api = useApi();
  const [chosen, setChosen] = useState<string>(all);
  const [isBusy, setBusy] = useState(false);
  const document = {
    kind: 'work-order',
    id: order.id,
    department: departments.find((one) => one === chosen) ?? null,
    paper: lastPaper(),
  } as const;
  const hand = async (over: typeof printPaper) => {
    setBusy(true);
    await over(api, document);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Work order: ${order.number}`}>
      <div className={dialogStyles['form']}>
        <RadioGroup label="Department" options={optionsOf(order)} value={chosen} onChange={setChosen} />
        <p className={dialogStyles['muted']}>
          Authorized work with its hours and people, and room for actual time and initials. Without prices and
          without the customer.
        </p>
        <div className={dialogStyles['actions']}>
          <Button
            icon={<Download aria-hidden="true" />}
            isDisabled={isBusy}
            onPress={() => void hand(downloadPaper)}
          >
            Download
          </Button>
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" />}
            loading={isBusy}
            onPress={() => void hand(printPaper)}
          >
            Print
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Departments with work on the order. */
function optionsOf({ tasks }: RepairOrder) {
  const present = tasks.filter((task) => taskState(task) !== 'withdrawn');
  const sold = (own: typeof present) => `${hoursOf(sum(own.map(({ work }) => work.soldMinutes)))} h`;
  return [
    { id: all, label: 'All departments', note: sold(present) },
    ...departments
      .map((department) => ({
        department,
        own: present.filter(({ work }) => work.department === department),
      }))
      .filter(({ own }) => own.length > 0)
      .map(({ department, own }) => ({
        id: department,
        label: departmentLabels[department],
        note: sold(own),
      })),
  ];
}
