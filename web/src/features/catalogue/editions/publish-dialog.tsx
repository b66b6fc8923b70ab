import { dayOfMoment } from '../../../lib/text/format.ts';
import { editionLimits, publishAgain, publishDraft } from '@dre/core/contract/catalogue/book-editions';
import { useState } from 'react';
import { FormDialog } from '../../../lib/components/form-dialog.tsx';
import { useAction } from '../../../lib/calls/use-action.ts';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

interface PublishDialogProps {
  /** The draft's revision as reviewed. */
  readonly revision: number;
  readonly number: number;
  /** The earlier edition to publish again; without it the draft is published. */
  readonly earlier?: { readonly number: number; readonly name: string };
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

/** Name, date and note of the next edition. A published edition can never be changed, so this dialog confirms it. */
export function PublishDialog({ revision, number, earlier, onClose, onPublished }: PublishDialogProps) {
  const [name, setName] = useState(
    earlier === undefined ? '' : `Back to ${earlier.name || `edition ${String(earlier.number)}`}`,
  );
  const [effectiveOn, setEffectiveOn] = useState(() => dayOfMoment(new Date()));
  const [note, setNote] = useState('');
  const { run, isBusy, problem } = useAction();
  const submit = async () => {
    const body = { revision, name: name.trim(), effectiveOn, note };
    const success = `Edition ${String(number)} is published.`;
    const published = await (earlier === undefined
      ? run(publishDraft, { body }, success)
      : run(publishAgain, { params: { edition: String(earlier.number) }, body }, success));
    if (published === undefined) return;
    onPublished();
    onClose();
  };
  return (
    <FormDialog
      title={`Publish edition ${String(number)}`}
      problem={problem}
      submit={{ name: 'Publish', isBusy, isDisabled: name.trim() === '' || effectiveOn === '' }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {earlier !== undefined && `It says what edition ${String(earlier.number)} said. `}
        New estimates take it from its day on. Estimates that were started before stay with their own edition.
        An edition cannot be changed once it is published.
      </p>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        isRequired
        maxLength={editionLimits.name}
        help="For example “Winter prices 2026”."
        error={problem?.errors?.['name'] && 'Give the edition a name.'}
      />
      <TextField
        label="In effect from"
        type="date"
        value={effectiveOn}
        onChange={setEffectiveOn}
        isRequired
      />
      <TextArea
        label="Note"
        value={note}
        onChange={setNote}
        maxLength={editionLimits.note}
        help="What changed and why, for whoever looks back."
      />
    </FormDialog>
  );
}
