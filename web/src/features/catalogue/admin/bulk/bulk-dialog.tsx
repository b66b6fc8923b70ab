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
  readonly desk: DraftEditor;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes many parts at once, after a preview. Large price changes need a confirmation. */
export function BulkDialog({ address, keys, lists, desk, onDone, onClose }: BulkDialogProps) {
  const [form, setForm] = useState(() => formOf('percent'));
  const [isSure, setSure] = useState(false);
  const action = useAction();
  const asked = bulkAction(form);
  const { preview, problem, isLoading } = usePreview(form, address, keys, desk.revision);
  const change = (next: BulkForm) => {
    setForm(next);
    setSure(false);
    action.forget();
  };
  const large = preview?.large ?? 0;
  const stage = async () => {
    if (!asked.ok || preview === undefined) return;
    const body = {
      ...bodyOf(address, keys),
      revision: preview.revision,
      action: asked.value,
      isConfirmed: isSure,
    };
    const made = await action.run(stageBulkEdit, { body }, `Staged ${counted(preview.changes, 'change')}`);
    if (made === undefined) return;
    desk.note(made);
    onDone();
    onClose();
  };
  const refused = action.problem ?? problem;
  const isReady = asked.ok && preview !== undefined && !isLoading && preview.changes > 0;
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
        {!asked.ok && <p className={styles['hint']}>{asked.refusal}</p>}
        {asked.ok && preview && <BulkPreview preview={preview} isLoading={isLoading} lists={lists} />}
        {asked.ok && large > 0 && (
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
  readonly asked: string;
  readonly preview: BulkPreviewReply | undefined;
  readonly problem: Problem | undefined;
}

const pauseMs = 300;

/** The edit's preview, requested once typing pauses. */
function usePreview(form: BulkForm, address: PartsAddress, keys: readonly string[] | null, revision: number) {
  const api = useApi();
  const [answer, setAnswer] = useState<Previewed>();
  const action = bulkAction(form);
  const asked = action.ok ? JSON.stringify([action.value, revision]) : null;
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!action.ok || asked === null) return;
    const body = { ...bodyOf(address, keys), revision, action: action.value };
    const result = await api.call(previewBulkEdit, { body, signal });
    if (signal.aborted) return;
    setAnswer((before) =>
      result.ok
        ? { asked, preview: result.value, problem: undefined }
        : { asked, preview: before?.preview, problem: result.refusal },
    );
  });
  useEffect(() => {
    if (asked === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  const isAnswered = answer?.asked === asked;
  return {
    preview: isAnswered && answer?.problem !== undefined ? undefined : answer?.preview,
    problem: isAnswered ? answer?.problem : undefined,
    isLoading: !isAnswered,
  };
}
