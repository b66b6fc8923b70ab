import type { HousePart } from '@dre/core/domain/catalogue/house-values/house-values';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { HouseChange } from './house-edits.ts';
import styles from './house-values.module.css';
import type { HouseValuesEditor } from './use-house-values.ts';

interface HouseReviewProps {
  readonly changes: readonly HouseChange[];
  readonly parts: { readonly before: readonly HousePart[]; readonly after: readonly HousePart[] };
  readonly editor: HouseValuesEditor;
  readonly onClose: () => void;
}

/** The changes of the next revision, before it is saved. */
export function HouseReview({ changes, parts, editor, onClose }: HouseReviewProps) {
  const { saveProblem, isBusy } = editor;
  const codes = (of: readonly HousePart[]) => new Set(of.map(({ code }) => code));
  const added = parts.after.filter(({ code }) => !codes(parts.before).has(code));
  const removed = parts.before.filter(({ code }) => !codes(parts.after).has(code));
  const save = async () => {
    if (await editor.save()) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Save as revision ${String((editor.revision?.revision ?? 0) + 1)}`}
      footer={
        <>
          <Button onPress={onClose}>Back</Button>
          <Button variant="primary" loading={isBusy} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['review']}>
        {saveProblem && (
          <Alert tone="error" role="alert">
            {problemText(saveProblem)}
            {Object.values(saveProblem.errors ?? {}).map((sentence) => (
              <span key={sentence}> {sentence}</span>
            ))}
          </Alert>
        )}
        <p>
          New estimates start with these values. Estimates that are open keep the revision they were started
          with.
        </p>
        <ul>
          {changes.map(({ key, what, from, to }) => (
            <li key={key}>
              {what}: {from} → <strong>{to}</strong>
            </li>
          ))}
          {added.map(({ code, name }) => (
            <li key={code}>New part: {name}</li>
          ))}
          {removed.map(({ code, name }) => (
            <li key={code}>No part of ours any more: {name}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
