import { correctUnit, type UnitRow } from '@dre/core/contract/estimates/customers';
import type { UnitDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import { type FormEvent, useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './customers.module.css';

type TextOf = 'make' | 'model' | 'coachVin' | 'chassisVin' | 'plate' | 'plateState' | 'color';

const fields: readonly { readonly name: TextOf; readonly label: string; readonly width: 'half' | 'third' }[] =
  [
    { name: 'make', label: 'Make', width: 'third' },
    { name: 'model', label: 'Model', width: 'third' },
    { name: 'coachVin', label: 'VIN', width: 'half' },
    { name: 'chassisVin', label: 'Chassis VIN', width: 'half' },
    { name: 'plate', label: 'Plate', width: 'third' },
    { name: 'plateState', label: 'State of the plate', width: 'third' },
    { name: 'color', label: 'Color', width: 'third' },
  ];

interface UnitDialogProps {
  readonly unit: UnitRow;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function UnitDialog({ unit, onClose, onChanged }: UnitDialogProps) {
  const [details, setDetails] = useState<UnitDetails>(unit.details);
  const [year, setYear] = useState(unit.details.year === null ? '' : String(unit.details.year));
  const [yearError, setYearError] = useState<string>();
  const { run, isBusy, problem } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = year.trim();
    const isYear = read === '' || /^(19|20)\d\d$/.test(read);
    setYearError(isYear ? undefined : 'Enter the year with four digits, as 2022.');
    if (!isYear) return;
    const body = { ...details, year: read === '' ? null : Number(read) };
    const mutable = { ...body, paintCodes: [...body.paintCodes], fitted: [...body.fitted] };
    const params = { id: unit.id };
    if (!(await run(correctUnit, { params, body: mutable }, 'The vehicle is corrected.'))) return;
    onChanged();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Correct the vehicle">
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <p className={styles['note']}>Its estimates keep what they say. The next one starts with this.</p>
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <div className={styles['third']}>
          <TextField label="Year" value={year} onChange={setYear} error={yearError} inputMode="numeric" />
        </div>
        {fields.map(({ name, label, width }) => (
          <div key={name} className={styles[width]}>
            <TextField
              label={label}
              value={details[name]}
              onChange={(text) => setDetails({ ...details, [name]: text })}
              maxLength={200}
              autoComplete="off"
            />
          </div>
        ))}
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" loading={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
