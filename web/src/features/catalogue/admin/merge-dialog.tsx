import { mergeDraftRows, type mergedFiles } from '@dre/core/contract/catalogue/book-bulk';
import { useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { counted } from './counted.ts';
import styles from './drawer/drawer.module.css';
import { PartPicker } from './part-picker.tsx';
import { problemMessage } from './parts/use-parts-editor.ts';
import type { DraftEditor } from './use-draft-editor.ts';

interface MergeDialogProps {
  readonly file: (typeof mergedFiles)[number];
  readonly from: { readonly key: string; readonly name: string };
  /** The possible target rows; parts are searched for instead. */
  readonly choices?: readonly { readonly id: string; readonly label: string }[];
  readonly editor: DraftEditor;
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Replaces one row by another, because a row in use cannot be deleted. */
export function MergeDialog({ file, from, choices, editor, onMerged, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<string | null>(null);
  const action = useAction();
  const merge = async () => {
    if (into === null) return;
    const body = { revision: editor.revision, file, from: from.key, into, isPreview: false };
    const merged = await action.run(mergeDraftRows, { body }, `${from.name} is merged into ${into}`);
    if (merged === undefined) return;
    editor.note(merged);
    onMerged();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Merge ${from.name}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            isDisabled={into === null}
            loading={action.isBusy}
            onPress={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>Everything that names it will name the other one, and it leaves the book with the next edition.</p>
        {choices === undefined ? (
          <PartPicker label="Into" value={into} onChange={setInto} without={from.key} />
        ) : (
          <Select
            label="Into"
            options={choices.filter(({ id }) => id !== from.key)}
            value={into}
            onChange={setInto}
          />
        )}
        {action.problem && (
          <Alert tone="error" role="alert">
            {problemMessage(action.problem)}
          </Alert>
        )}
        {into !== null && (
          <MergePreview key={into} file={file} from={from.key} into={into} revision={editor.revision} />
        )}
      </div>
    </Dialog>
  );
}

interface MergePreviewProps {
  readonly file: MergeDialogProps['file'];
  readonly from: string;
  readonly into: string;
  readonly revision: number;
}

function MergePreview({ file, from, into, revision }: MergePreviewProps) {
  const body = { revision, file, from, into, isPreview: true };
  const { data, error: problem } = useQuery(mergeDraftRows, { body }, `${from} ${into}`);
  if (problem) {
    return (
      <Alert tone="error" role="alert">
        {problemMessage(problem)}
      </Alert>
    );
  }
  if (data === undefined) return <output>Looking what names it…</output>;
  const rows = data.tables.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
  return <output>{counted(rows, 'row')} of the book would change, itself included.</output>;
}
