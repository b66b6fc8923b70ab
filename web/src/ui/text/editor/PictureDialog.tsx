import { richTextLimits } from '@dre/core/domain/content/rich-text';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { Alert } from '../../feedback/Alert.tsx';
import { Button } from '../../actions/Button.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';
import { FileDrop } from '../../fields/FileDrop.tsx';
import type { UploadedPicture, RichTextEditorProps } from './editor-props.ts';
import { TextField } from '../../fields/TextField.tsx';
import styles from './editor.module.css';

interface PictureDialogProps {
  readonly editor: Editor;
  readonly keepPicture: NonNullable<RichTextEditorProps['keepPicture']>;
  /** A pasted or dropped file, which need not be selected again. */
  readonly file: File | undefined;
  readonly onClose: () => void;
}

/** Adds a picture to the text, with its alternative text. */
export function PictureDialog({ editor, keepPicture, file, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState(file);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useId();
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const add = async () => {
    if (chosen === undefined) {
      setProblem('Choose a picture first.');
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const kept = await keepPicture(chosen);
    setBusy(false);
    if (!kept.ok) {
      setProblem(kept.refusal);
      return;
    }
    insertPicture(editor, kept.value, alt.trim());
    close();
  };
  const footer = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button type="submit" form={form} variant="primary" loading={isBusy}>
        Add picture
      </Button>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void add();
  };
  return (
    <Dialog isOpen onClose={close} title="Picture" footer={footer}>
      <form id={form} onSubmit={submit} className={styles['form']}>
        {problem && (
          <Alert tone="error" role="alert">
            {problem}
          </Alert>
        )}
        <FileDrop
          title={chosen?.name ?? 'Choose a picture'}
          accept="image/jpeg,image/png,image/webp"
          multiple={false}
          onFiles={([first]) => setChosen(first)}
        >
          JPG, PNG or WebP, at most 10 MB.
        </FileDrop>
        <TextField
          label="What it shows"
          help="Read out to people who do not see the picture."
          value={alt}
          onChange={setAlt}
          maxLength={richTextLimits.altCharacters}
        />
      </form>
    </Dialog>
  );
}

function insertPicture(editor: Editor, { src, width, height }: UploadedPicture, alt: string): void {
  editor.chain().insertContent({ type: 'image', attrs: { src, alt, width, height } }).run();
}
