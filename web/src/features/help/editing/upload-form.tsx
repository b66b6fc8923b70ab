import { type HelpDocument, helpLimits } from '@dre/core/contract/help/help';
import { addHelpDocument } from '@dre/core/contract/help/help-admin';
import FileUp from 'lucide-react/icons/file-up';
import { type FormEvent, useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { fileSize } from '../file-size.ts';
import styles from './upload.module.css';

interface UploadFormProps {
  /** The document whose file is replaced; without it, a new one is added. */
  readonly replaces?: HelpDocument;
  readonly onDone: (document: HelpDocument) => void;
}

/** A file and its title. The server detects the actual type. */
export function UploadForm({ replaces, onDone }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState(replaces?.title ?? '');
  const action = useAction();
  const choose = ([chosen]: File[]) => {
    action.forget();
    setFile(chosen);
    if (title === '' && chosen) setTitle(titleOf(chosen.name));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (file === undefined) return;
    const query = {
      title,
      fileName: file.name.slice(-helpLimits.fileName),
      ...(replaces && { replaces: replaces.id }),
    };
    const body = new Uint8Array(await file.arrayBuffer());
    const kept = await action.run(addHelpDocument, { query, body }, 'The document is uploaded.');
    if (kept === undefined) return;
    setFile(undefined);
    setTitle('');
    onDone(kept);
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <FileDrop
        title="Drop a document here, or choose one"
        icon={<FileUp aria-hidden="true" />}
        accept=".pdf,.png,.jpg,.jpeg,.webp,.heic,.txt,application/pdf,image/*,text/plain"
        multiple={false}
        onFiles={choose}
      >
        PDF, PNG, JPEG, WebP, HEIC or plain text, at most 10 MB.
      </FileDrop>
      {file && <p className={styles['file']}>{`${file.name}, ${fileSize(file.size)}`}</p>}
      {action.problem && (
        <Alert tone="error" role="alert" title="Nothing was uploaded">
          {action.problem.errors?.['file'] ?? problemText(action.problem)}
        </Alert>
      )}
      <TextField
        label="Title"
        isRequired
        maxLength={helpLimits.title}
        help="What readers see in the list."
        value={title}
        onChange={setTitle}
        error={action.problem?.errors?.['title']}
      />
      <Button
        type="submit"
        variant="primary"
        loading={action.isBusy}
        isDisabled={file === undefined || title.trim() === ''}
      >
        Upload
      </Button>
    </form>
  );
}

/** "labor_time-guide.pdf" reads "labor time guide". */
function titleOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .slice(0, helpLimits.title);
}
