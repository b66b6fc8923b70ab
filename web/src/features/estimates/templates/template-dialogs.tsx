import { renameTemplate, templateLimits } from '@dre/core/contract/estimates/templates';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { itemName } from '@dre/core/domain/estimates/templates/template';
import { type FormEvent, useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../ui/choices/MultiSelect.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import type { TemplateChoice } from './template-choices.ts';
import type { TemplateExample } from './template-example.ts';
import styles from './templates.module.css';

interface TemplatePreviewProps extends TemplateChoice {
  readonly example: TemplateExample | undefined;
  readonly onClose: () => void;
}

/** A template's lines and its total at today's prices. */
export function TemplatePreview({ name, note, lines, example, onClose }: TemplatePreviewProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      footer={
        <Button variant="primary" onPress={onClose}>
          OK
        </Button>
      }
    >
      <div className={styles['form']}>
        {note !== '' && <p>{note}</p>}
        {example && (
          <p>
            {price(example.total)} with taxes today, on an empty estimate with the first profile and without
            the optional lines.
          </p>
        )}
        <ol className={styles['skipped']}>
          {lines.map(({ item, unit, isOptional, note: why }, at) => (
            <li key={`${String(at)} ${itemName(item)}`}>
              {itemName(item)}{' '}
              <span className={styles['note']}>
                {[
                  item.kind === 'book' && `${item.operation}, ${quantityText(item.quantity, unit)}`,
                  isOptional && 'optional',
                  why,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

interface RenameTemplateDialogProps {
  readonly choice: TemplateChoice;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function RenameTemplateDialog({ choice, onClose, onChanged }: RenameTemplateDialogProps) {
  const [name, setName] = useState(choice.name);
  const [note, setNote] = useState(choice.note);
  const [types, setTypes] = useState<readonly VehicleType[]>(choice.vehicleTypes);
  const { run, isBusy, problem } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, note, vehicleTypes: [...types] };
    if (!(await run(renameTemplate, { params: { id: choice.id }, body }, 'The template is changed.'))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Rename the template" size="sm">
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <TextField label="Name" value={name} onChange={setName} isRequired maxLength={templateLimits.name} />
        <TextArea label="Note" rows={2} value={note} onChange={setNote} maxLength={templateLimits.note} />
        <MultiSelect
          label="For these vehicles"
          help="None chosen: for every vehicle."
          options={vehicleTypes.map((type) => ({ id: type, label: vehicleTypeLabels[type] }))}
          value={new Set(types)}
          onChange={(ids) => setTypes(vehicleTypes.filter((type) => ids.has(type)))}
        />
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" loading={isBusy} isDisabled={name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
