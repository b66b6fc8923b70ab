import { previewBulkEdit, stageBulkEdit } from '@dre/core/contract/catalogue/book-bulk';
import type { Problem } from '@dre/core/contract/problem';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { useAction } from '../../../../lib/calls/use-action.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { counted } from '../counted.ts';
import { filterOf, type PartsAddress } from '../parts/parts-address.ts';
import { problemMessage } from '../parts/use-parts-editor.ts';
import type { BookLists } from '../use-book-lists.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { bulkAction, type BulkForm, formOf } from './bulk-action.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview, type BulkPreviewReply } from './bulk-preview.tsx';
import styles from './bulk.module.css';

interface BulkDialogProps {
  readonly address: PartsAddress;
  /** Null selects every part that matches the address. */
  readonly keys: readonly string[] | null;
  readonly lists: BookLists;
  readonly editor: DraftEditor;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes many parts at once, after a preview. Large price changes need a confirmation. */
export function BulkDialog({ address, keys, lists, editor, onDone, onClose }: BulkDialogProps) {
  const [form, setForm] = useState(() => formOf('percent'));
  const [isSure, setSure] = useState(false);
  const action = useAction();
  const requested = bulkAction(form);
  const { preview, problem, isLoading } = usePreview(form, address, keys, editor.revision);
  const change = (next: BulkForm) => {
    setForm(next);
    setSure(false);
    action.forget();
  };
  const large = preview?.large ?? 0;
  const stage = async () => {
    if (!requested.ok || preview === undefined) return;
    const body = {
      ...bodyOf(address, keys),
      revision: preview.revision,
      action: requested.value,
      isConfirmed: isSure,
    };
    const staged = await action.run(stageBulkEdit, { body }, `Staged ${counted(preview.changes, 'change')}`);
    if (staged === undefined) return;
    editor.note(staged);
    onDone();
    onClose();
  };
  const refused = action.problem ?? problem;
  const isReady = requested.ok && preview !== undefined && !isLoading && preview.changes > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={keys === null ? 'Edit all matches' : `Edit ${counted(keys.length, 'selected part')}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant={form.kind === 'retire' ? 'danger' : 'primary'}
            isDisabled={!isReady || (large > 0 && !isSure)}
            loading={action.isBusy}
            onPress={() => void stage()}
          >
            {isReady ? `Stage ${counted(preview.changes, 'change')}` : 'Stage'}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <BulkFields form={form} lists={lists} onChange={change} />
        {refused && (
          <Alert tone="error" role="alert">
            {problemMessage(refused)}
          </Alert>
        )}
        {!requested.ok && <p className={styles['hint']}>{requested.refusal}</p>}
        {requested.ok && preview && <BulkPreview preview={preview} isLoading={isLoading} lists={lists} />}
        {requested.ok && large > 0 && (
          <Alert tone="warning">
            {`${counted(large, 'price')} would change by more than half.`}
            <Checkbox isSelected={isSure} onChange={setSure}>
              That is what I mean
            </Checkbox>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function bodyOf(address: PartsAddress, keys: readonly string[] | null) {
  return { file: 'parts.csv' as const, filter: filterOf(address), keys: keys === null ? null : [...keys] };
}

interface Previewed {
  readonly requested: string;
  readonly preview: BulkPreviewReply | undefined;
  readonly problem: Problem | undefined;
}

const pauseMs = 300;

/** The edit's preview, requested once typing pauses. */
function usePreview(form: BulkForm, address: PartsAddress, keys: readonly string[] | null, revision: number) {
  const api = useApi();
  const [reply, setReply] = useState<Previewed>();
  const action = bulkAction(form);
  const requested = action.ok ? JSON.stringify([action.value, revision]) : null;
  const loadPreview = useEffectEvent(async (signal: AbortSignal) => {
    if (!action.ok || requested === null) return;
    const body = { ...bodyOf(address, keys), revision, action: action.value };
    const result = await api.call(previewBulkEdit, { body, signal });
    if (signal.aborted) return;
    setReply((before) =>
      result.ok
        ? { requested, preview: result.value, problem: undefined }
        : { requested, preview: before?.preview, problem: result.refusal },
    );
  });
  useEffect(() => {
    if (requested === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void loadPreview(abort.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [requested]);
  const isAnswered = reply?.requested === requested;
  return {
    preview: isAnswered && reply?.problem !== undefined ? undefined : reply?.preview,
    problem: isAnswered ? reply?.problem : undefined,
    isLoading: !isAnswered,
  };
}
