import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { housePartPrefix, type HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { type FormEvent, useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../ui/choices/MultiSelect.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './house-values.module.css';
import { blankPart, ownOperations, withOwnPart } from './own-part.ts';

interface OwnPartDialogProps {
  readonly contents: BookContents;
  readonly values: HouseValues;
  readonly onStage: (values: HouseValues) => void;
  readonly onClose: () => void;
}

export function OwnPartDialog({ contents, values, onStage, onClose }: OwnPartDialogProps) {
  const [entry, setEntry] = useState(blankPart);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const sides = new Map(contents.sides.map(({ code, name }) => [code, name]));
  const kinds = new Map(contents.operationKinds.map(({ code, name }) => [code, name]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = withOwnPart(values, entry, contents);
    setErrors(result.ok ? {} : result.refusal);
    if (!result.ok) return;
    onStage(result.value);
    onClose();
  };
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  return (
    <Dialog isOpen onClose={onClose} title="A part of our own">
      <form className={styles['form']} onSubmit={submit}>
        <div className={styles['pair']}>
          <TextField
            label="Code"
            value={entry.code}
            onChange={(code) => set({ code })}
            prefix={housePartPrefix}
            maxLength={16}
            isRequired
            error={errors['code']}
          />
          <TextField
            label="Name"
            value={entry.name}
            onChange={(name) => set({ name })}
            maxLength={70}
            isRequired
            error={errors['name']}
          />
        </div>
        <div className={styles['pair']}>
          <Select
            label="Part type"
            options={contents.partTypes.map(({ code, name }) => ({ id: code, label: name }))}
            value={entry.partType === '' ? null : entry.partType}
            onChange={(partType) => set({ partType })}
            error={errors['partType']}
          />
          <TextField
            label="Price"
            value={entry.price}
            onChange={(price) => set({ price })}
            inputMode="decimal"
            prefix="$"
            error={errors['price']}
          />
        </div>
        <MultiSelect
          label="Fits these vehicles"
          options={contents.vehicleTypes.map(({ code, name }) => ({ id: code, label: name }))}
          value={new Set(entry.vehicleTypes)}
          onChange={(ids) => set({ vehicleTypes: vehicleTypes.filter((type) => ids.has(type)) })}
        />
        <ComboBox
          label="Where it sits"
          options={contents.zones.map(({ side, subSide, name }) => ({
            id: `${side} ${subSide}`,
            label: `${sides.get(side) ?? side}, ${name}`,
          }))}
          value={entry.place === '' ? null : entry.place}
          onChange={(place) => set({ place: place ?? '' })}
          error={errors['places']}
        />
        <div className={styles['pair']}>
          {ownOperations.map((kind) => (
            <TextField
              key={kind}
              label={`${kinds.get(kind) ?? kind}, hours`}
              value={entry.hours[kind]}
              onChange={(text) => set({ hours: { ...entry.hours, [kind]: text } })}
              inputMode="decimal"
              error={errors[kind]}
            />
          ))}
        </div>
        {['vehicleTypes', 'operations', 'fixed'].map(
          (field) =>
            errors[field] !== undefined && (
              <Alert key={field} tone="error" role="alert">
                {field === 'vehicleTypes' ? 'Choose at least one vehicle.' : errors[field]}
              </Alert>
            ),
        )}
        <div className={styles['actions']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Stage the part
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
