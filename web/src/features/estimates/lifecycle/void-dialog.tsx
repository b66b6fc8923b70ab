import { limits } from '@dre/core/domain/estimates/model/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import styles from './life-dialogs.module.css';
import { useLifecycleActions } from './use-lifecycle-actions.ts';

/** Voiding is often questioned later, so the reason is recorded. */
export function VoidDialog({ onClose }: { readonly onClose: () => void }) {
  const actions = useLifecycleActions();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (actions.step('void', reason)) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="sm" title="Void this estimate?">
      <form className={styles['form']} onSubmit={submit}>
        <p>It stays in the list and in the history and can no longer be changed, sent or approved.</p>
        <TextArea
          label="Why it is void"
          rows={3}
          value={reason}
          onChange={setReason}
          maxLength={limits.text}
        />
        <footer className={styles['foot']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="danger">
            Void the estimate
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
