import { limits } from '@dre/core/domain/estimates/model/limits';
import { nextCorrection } from '@dre/core/domain/estimates/model/lifecycle/version';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { type Corrected, correctedGroups, correctionOf } from './corrected-fields.ts';
import styles from './life-dialogs.module.css';
import { useLifecycleActions } from './use-lifecycle-actions.ts';

/** Corrects a name, a number or a caption on a locked version. Changes of money need a supplement. */
export function CorrectionDialog({ onClose }: { readonly onClose: () => void }) {
  const { now, applyChanges, announce } = useBuilder();
  const { estimate } = now;
  const { signed } = useLifecycleActions();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState<Corrected>({ texts: {}, captions: {}, note: '' });
  const [issue, setIssue] = useState('');
  const version = estimate.versions.at(-1);
  const label = version === undefined ? '' : nextCorrection(version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setIssue('Say why it is corrected: the reason stays with the version.');
    const changes = correctionOf(estimate, typed, newId);
    if (!changes.ok) return setIssue(changes.refusal);
    const change = { kind: 'correct', reason: reason.trim(), changes: changes.value, ...signed() } as const;
    if (!applyChanges(`Correct as ${label}`, [change])) return undefined;
    now.store.flush();
    announce(`Corrected as ${label}`);
    return onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={`Correct ${version?.label ?? ''} as ${label}`}>
      <form className={styles['form']} onSubmit={submit}>
        <p>
          Names, addresses, numbers, captions and notes can be put right after locking. Both texts stay in the
          history. Whatever changes an amount goes into a supplement.
        </p>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          isRequired
          maxLength={limits.shortText}
        />
        <CorrectedFields typed={typed} onType={setTyped} />
        {issue !== '' && (
          <Alert tone="error" role="alert">
            {issue}
          </Alert>
        )}
        <footer className={styles['foot']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">{`Correct as ${label}`}</Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface CorrectedFieldsProps {
  readonly typed: Corrected;
  readonly onType: (typed: Corrected) => void;
}

function CorrectedFields({ typed, onType }: CorrectedFieldsProps) {
  const { estimate } = useBuilder().now;
  return (
    <>
      {correctedGroups.map(({ title, fields }) => (
        <fieldset key={title} className={styles['group']}>
          <legend>{title}</legend>
          <div className={styles['fields']}>
            {fields.map(({ key, label, entry }) => (
              <TextField
                key={key}
                label={label}
                value={typed.texts[key] ?? entry.text(estimate)}
                onChange={(text) => onType({ ...typed, texts: { ...typed.texts, [key]: text } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {estimate.photos.length > 0 && (
        <fieldset className={styles['group']}>
          <legend>Captions of photos</legend>
          <div className={styles['fields']}>
            {estimate.photos.map(({ id, caption }, index) => (
              <TextField
                key={id}
                label={`Photo ${index + 1}`}
                value={typed.captions[id] ?? caption}
                onChange={(text) => onType({ ...typed, captions: { ...typed.captions, [id]: text } })}
                maxLength={limits.shortText}
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label="Note for the file"
        rows={2}
        value={typed.note}
        onChange={(note) => onType({ ...typed, note })}
        maxLength={limits.text}
      />
    </>
  );
}
