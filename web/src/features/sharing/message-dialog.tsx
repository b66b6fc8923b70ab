import { useState } from 'react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useStoredDraft } from './stored-draft.ts';
import styles from './share.module.css';

interface MessageDialogProps {
  /** Undefined while the dialog is closed. */
  readonly kind: 'question' | 'decline' | undefined;
  readonly token: string;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** The reason it was refused; undefined if it was accepted. */
  readonly onSend: (text: string, name: string) => Promise<string | undefined>;
}

const dialogTexts = {
  question: { title: 'Ask a question', label: 'Your question', send: 'Send question' },
  decline: { title: 'Decline this estimate?', label: 'Why do you decline?', send: 'Decline' },
} as const;

/** Takes a question, or the reason for declining. */
export function MessageDialog({ kind, token, name, isBusy, onClose, onSend }: MessageDialogProps) {
  const draft = useStoredDraft(token, kind ?? 'question', '');
  const text = draft.value;
  const [by, setBy] = useState(name);
  const [failure, setFailure] = useState<string>();
  const [isTried, setTried] = useState(false);
  const texts = dialogTexts[kind ?? 'question'];
  const send = async () => {
    setTried(true);
    if (text.trim() === '' || by.trim() === '') return;
    const refused = await onSend(text, by);
    if (refused === undefined) draft.forget();
    setFailure(refused);
  };
  const missing = (value: string, sentence: string) =>
    isTried && value.trim() === '' ? sentence : undefined;
  return (
    <Dialog
      isOpen={kind !== undefined}
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant={kind === 'decline' ? 'danger' : 'primary'}
            loading={isBusy}
            onPress={() => void send()}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <TextArea
          label={texts.label}
          isRequired
          rows={4}
          maxLength={4_000}
          value={text}
          onChange={(next) => draft.write(() => next)}
          error={missing(text, 'Write a few words first.')}
        />
        <TextField
          label="Your name"
          isRequired
          maxLength={120}
          autoComplete="name"
          value={by}
          onChange={setBy}
          error={missing(by, 'Say who you are.')}
        />
        {failure !== undefined && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
