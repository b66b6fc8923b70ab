import { mergeUnit, type UnitRow } from '@dre/core/contract/estimates/customers';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { RadioGroup } from '../../../ui/choices/RadioGroup.tsx';
import styles from './customers.module.css';
import { counted, unitName, unitSigns } from './unit-text.ts';

interface MergeUnitDialogProps {
  readonly unit: UnitRow;
  readonly units: readonly UnitRow[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function MergeUnitDialog({ unit, units, onClose, onChanged }: MergeUnitDialogProps) {
  const [into, setInto] = useState<string | null>(null);
  const { run, isBusy, problem } = useAction();
  const name = unitName(unit.details);
  const others = units.filter(({ id }) => id !== unit.id);
  const selected = others.find(({ id }) => id === into);
  const merge = async () => {
    if (selected === undefined) return;
    const params = { id: unit.id };
    const success = `Merged into ${unitName(selected.details)}.`;
    if (!(await run(mergeUnit, { params, body: { into: selected.id } }, success))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Merge ${name} into another vehicle`}
      size="sm"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            isDisabled={selected === undefined}
            loading={isBusy}
            onPress={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <RadioGroup
          label="The vehicle that stays"
          options={others.map(({ id, details }) => ({
            id,
            label: unitName(details),
            note: unitSigns(details),
          }))}
          value={into}
          onChange={setInto}
        />
        {selected && (
          <Alert tone="warning" title={`What moves to ${unitName(selected.details)}`}>
            {counted(unit.estimates, 'estimate')}. What it lacks is filled in from {name}, whose record is
            gone then; the estimates keep what they say.
          </Alert>
        )}
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
