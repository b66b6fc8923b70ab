import { vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import type { Problem } from '@dre/core/contract/problem';
import { useState } from 'react';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from '../drawer/drawer.module.css';
import { typesIn, typesText } from '../types-text.ts';
import type { BookLists } from '../use-book-lists.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { blankPart, newPartRows } from './new-part.ts';
import { problemMessage } from './use-parts-editor.ts';

interface NewPartDialogProps {
  readonly lists: BookLists;
  readonly editor: DraftEditor;
  readonly today: () => string;
  readonly onCreated: (code: string) => void;
  readonly onClose: () => void;
}

export function NewPartDialog({ lists, editor, today, onCreated, onClose }: NewPartDialogProps) {
  const [entry, setEntry] = useState(blankPart);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const add = async () => {
    const rows = newPartRows(entry, today());
    setErrors(rows.ok ? {} : rows.refusal);
    if (!rows.ok) return;
    setBusy(true);
    const refused = await editor.stage(rows.value);
    setBusy(false);
    setProblem(refused);
    if (refused !== undefined) return;
    onCreated(rows.value[0]?.key ?? '');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New part"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" loading={isBusy} onPress={() => void add()}>
            Stage the part
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem && (
          <Alert tone="error" role="alert">
            {problemMessage(problem)}
          </Alert>
        )}
        <div className={styles['pair']}>
          <TextField
            label="Part number"
            value={entry.code}
            onChange={(code) => set({ code })}
            maxLength={16}
            error={errors['code']}
            isRequired
          />
          <TextField
            label="Price"
            value={entry.price}
            onChange={(price) => set({ price })}
            inputMode="decimal"
            maxLength={12}
            error={errors['price']}
            isRequired
          />
        </div>
        <TextField
          label="Name"
          value={entry.name}
          onChange={(name) => set({ name })}
          maxLength={70}
          error={errors['name']}
          isRequired
        />
        <div className={styles['pair']}>
          <Select
            label="Part type"
            options={lists.partTypes.map(({ code, name }) => ({ id: code, label: name }))}
            value={entry.partType === '' ? null : entry.partType}
            onChange={(partType) => set({ partType })}
            error={errors['partType']}
            isRequired
          />
          <Select
            label="Sold by"
            options={[
              { id: 'each', label: 'Each' },
              { id: 'ft', label: 'Foot' },
              { id: 'sqft', label: 'Square foot' },
            ]}
            value={entry.unit}
            onChange={(unit) => set({ unit })}
          />
        </div>
        <ComboBox
          label="Where it is found"
          options={lists.subSides.map(({ side, code, name }) => ({
            id: `${side} ${code}`,
            label: `${lists.nameOfSide(side)}, ${name}`,
          }))}
          value={entry.place === '' ? null : entry.place}
          onChange={(place) => set({ place: place ?? '' })}
          error={errors['place']}
          isRequired
        />
        <MultiSelect
          label="Vehicle types"
          options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
          value={typesIn(entry.vehicleTypes)}
          onChange={(selected) => set({ vehicleTypes: typesText(selected) })}
        />
        {errors['vehicleTypes'] !== undefined && (
          <Alert tone="error" role="alert">
            {errors['vehicleTypes']}
          </Alert>
        )}
        <p>It starts with an hour to replace it. Operations, relations and regions follow in its drawer.</p>
      </div>
    </Dialog>
  );
}
