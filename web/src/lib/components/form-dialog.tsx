import type { Problem } from '@dre/core/contract/problem';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './list-page.module.css';
import { problemText } from '../calls/use-action.ts';

interface FormDialogProps {
  readonly title: string;
  readonly size?: ComponentProps<typeof Dialog>['size'];
  /** The reason of the last refusal; the typed values stay. */
  readonly problem: Problem | undefined;
  readonly submit: { readonly name: string; readonly isBusy: boolean; readonly isDisabled?: boolean };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: the problem, the fields, submit and cancel. */
export function FormDialog({ title, size, problem, submit, onSubmit, onClose, children }: FormDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(size !== undefined && { size })}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        {children}
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            loading={submit.isBusy}
            isDisabled={submit.isDisabled === true}
          >
            {submit.name}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
