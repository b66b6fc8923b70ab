import { listTemplates, makeTemplate, templateLimits } from '@dre/core/contract/estimates/templates';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { hasJudgment, templateItems } from '@dre/core/domain/estimates/templates/template';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../ui/choices/MultiSelect.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './templates.module.css';

interface SaveTemplateDialogProps {
  /** Ticked at first. */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** Saves lines of this estimate as a template. */
export function SaveTemplateDialog({ lines, onClose }: SaveTemplateDialogProps) {
  const { estimate } = useBuilder().now;
  const { data: existing } = useQuery(listTemplates, {});
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [types, setTypes] = useState<readonly VehicleType[]>(
    estimate.unit.vehicleType === null ? [] : [estimate.unit.vehicleType],
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(lines));
  const [keepsJudged, setKeepsJudged] = useState(true);
  const { run, isBusy, problem } = useAction();
  const included = estimate.lines.filter((line) => selected.has(line.id));
  const mayChange = existing?.mayChange !== false;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const items = templateItems(included, keepsJudged);
    const body = { id, name, note, vehicleTypes: [...types], lines: items };
    if (await run(makeTemplate, { body }, `“${name.trim()}” is kept as a template.`)) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Save as template">
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        {!mayChange && (
          <Alert tone="notice">Only an owner of the company saves templates. You can use all of them.</Alert>
        )}
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
        <fieldset className={styles['lines']}>
          <legend>Lines ({included.length})</legend>
          {estimate.lines.map((line) => (
            <Checkbox
              key={line.id}
              isSelected={selected.has(line.id)}
              onChange={(isChosen) => setSelected(toggled(selected, line.id, isChosen))}
            >
              {line.number} {line.description || 'No description'}
            </Checkbox>
          ))}
        </fieldset>
        {included.some(hasJudgment) && (
          <Checkbox isSelected={keepsJudged} onChange={setKeepsJudged}>
            Keep the hours and prices that were judged; the others follow the book of the next estimate
          </Checkbox>
        )}
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            loading={isBusy}
            isDisabled={included.length === 0 || name.trim() === '' || !mayChange}
          >
            Save template
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function toggled(all: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(all);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
