import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { count } from '../../board/view/board-text.ts';
import { dayChanges, dayDone } from '../panel/line-details.tsx';
import { DayEditor } from '../panel/day-editor.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import type { OpenPart } from '../view/parts-view.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { PurchasesDialog } from './purchases-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';

export interface PartDialogsProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
}

export function QuestionDialog({ parts, screen }: PartDialogsProps) {
  const { question } = screen;
  const onClose = () => screen.setQuestion(null);
  const onDone = () => {
    onClose();
    screen.selection.clear();
  };
  switch (question?.kind) {
    case 'order':
      return <PurchaseDialog parts={parts} rows={question.rows} onClose={onClose} onDone={onDone} />;
    case 'day':
      return <DayDialog parts={parts} screen={screen} rows={question.rows} onClose={onClose} />;
    case 'return':
      return <ReturnDialog rows={question.rows} write={screen.write} onClose={onClose} onDone={onDone} />;
    case 'purchases':
      return <PurchasesDialog parts={parts} onClose={onClose} />;
    case 'scan':
      return <ScanDialog parts={parts} screen={screen} onClose={onClose} />;
    default:
      return null;
  }
}

function DayDialog({
  parts,
  screen,
  rows,
  onClose,
}: PartDialogsProps & { readonly rows: readonly OpenPart[]; readonly onClose: () => void }) {
  const save = async (day: string | null) => {
    if (await screen.write(dayChanges(rows, day), dayDone(rows, day))) screen.selection.clear();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Expected day of ${count(rows.length, 'part')}`}>
      <DayEditor rows={rows} today={parts.today} onSave={(day) => void save(day)} />
    </Dialog>
  );
}
