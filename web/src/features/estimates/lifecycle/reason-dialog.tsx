import { limits } from '@dre/core/domain/estimates/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './life-dialogs.module.css';
import { useLifeDeeds } from './use-life-deeds.ts';

const words = {
  decline: {
    title: (version: string) => `${version} was declined?`,
    about: 'The estimate stays as it is. A supplement can answer what was said.',
    label: 'What was said',
    button: 'Decline',
  },
  void: {
    title: () => 'Void this estimate?',
    about: 'It stays in the list and in the history and can no longer be changed, sent or approved.',
    label: 'Why it is void',
    button: 'Void the estimate',
  },
} as const;

interface ReasonDialogProps {
  readonly step: keyof typeof words;
  readonly onClose: () => void;
}

/** Two steps people ask about later: the reason is written down with them. */
export function ReasonDialog({ step, onClose }: ReasonDialogProps) {
  const { versions } = useBuilder().now.estimate;
  const deeds = useLifeDeeds();
  const [reason, setReason] = useState('');
  const { title, about, label, button } = words[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deeds.step(step, reason)) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={title(versions.at(-1)?.label ?? 'The estimate')}>
      <form className={styles['form']} onSubmit={submit}>
        <p>{about}</p>
        <TextArea label={label} rows={3} value={reason} onChange={setReason} maxLength={limits.text} />
        <footer className={styles['foot']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant={step === 'void' ? 'danger' : 'primary'}>
            {button}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
