import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import styles from './paste-dialog.module.css';
import type { LinePaste, PasteQuestion } from './use-line-paste.ts';

const mostNamed = 50;

/** Asks before a large paste, or lists the refused cells. A paste is never applied in part. */
export function PasteDialog({ question, confirm, cancel }: Omit<LinePaste, 'paste'>) {
  if (question === null) return null;
  return question.kind === 'preview' ? (
    <Dialog
      isOpen
      onClose={cancel}
      title={titleOf(question)}
      size="sm"
      footer={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button variant="primary" onPress={confirm}>
            Paste
          </Button>
        </>
      }
    >
      <p>{planText(question)}</p>
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onClose={cancel}
      title="Nothing was pasted"
      footer={
        <Button variant="primary" onPress={cancel}>
          OK
        </Button>
      }
    >
      <p>These cells cannot be taken. Correct them in the spreadsheet and paste again.</p>
      <table className={styles['bad']}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Cell</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {question.cells.slice(0, mostNamed).map(({ row, column, text, reason }) => (
            <tr key={`${row} ${column} ${text}`}>
              <td>{row}</td>
              <td>{column}</td>
              <td className={styles['text']}>{text}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {question.cells.length > mostNamed && <p>and {question.cells.length - mostNamed} more.</p>}
    </Dialog>
  );
}

function titleOf({ plan: { cells, changedLines } }: Extract<PasteQuestion, { kind: 'preview' }>): string {
  const count = cells === 1 ? '1 cell' : `${cells.toLocaleString('en-US')} cells`;
  return changedLines > 0 ? `Paste ${count} over what is there?` : `Paste ${count}?`;
}

function planText({ plan }: Extract<PasteQuestion, { kind: 'preview' }>): string {
  const { changedLines, newLines } = plan;
  const changed =
    changedLines === 1 ? '1 line changes' : changedLines > 0 ? `${changedLines} lines change` : '';
  const added =
    newLines === 1 ? '1 new line is added' : newLines > 0 ? `${newLines} new lines are added` : '';
  return `${[changed, added].filter(Boolean).join(' and ')}. One undo takes all of it back.`;
}
