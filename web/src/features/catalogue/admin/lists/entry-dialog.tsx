import type { StagedRow } from '@dre/core/contract/catalogue/book-draft';
import { laborTypes, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from '../drawer/drawer.module.css';
import { newRow } from '../staged-rows.ts';
import type { ListRow } from '../use-book-lists.ts';
import { type NewListEntry, entryCells } from './entry-cells.ts';
import type { ListKind } from './list-kinds.ts';

interface EntryDialogProps {
  readonly kind: ListKind;
  readonly rows: readonly ListRow[];
  readonly sides: readonly ListRow[];
  readonly onStage: (rows: readonly StagedRow[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A new part type, or a new sub side. */
export function EntryDialog({ kind, rows, sides, onStage, onClose }: EntryDialogProps) {
  const [entry, setEntry] = useState<NewListEntry>({
    name: '',
    code: '',
    side: sides[0]?.key ?? '',
    laborType: 'body',
    vehicleTypes: new Set<string>(vehicleTypes),
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<NewListEntry>) => setEntry({ ...entry, ...change });
  const isSubSide = kind.file === 'sub-sides.csv';
  const add = async () => {
    const cells = entryCells(isSubSide ? 'sub-sides.csv' : 'part-types.csv', entry, rows);
    setErrors(cells.ok ? {} : cells.refusal);
    if (!cells.ok) return;
    setBusy(true);
    const isTaken = await onStage([newRow(kind.file, cells.value)]);
    setBusy(false);
    if (isTaken) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`New ${kind.noun[0]}`}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" loading={isBusy} onPress={() => void add()}>
            Stage it
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {isSubSide && (
          <Select
            label="Side"
            options={sides.map(({ key, cells }) => ({ id: key, label: cells['name'] ?? key }))}
            value={entry.side}
            onChange={(side) => set({ side })}
          />
        )}
        <TextField
          label="Name"
          value={entry.name}
          onChange={(name) => set({ name })}
          maxLength={70}
          error={errors['name']}
          isRequired
        />
        <TextField
          label="Code"
          help="Small letters, digits and dashes. It stays as it is."
          value={entry.code}
          onChange={(code) => set({ code })}
          maxLength={40}
          error={errors['code']}
          isRequired
        />
        {isSubSide ? (
          <MultiSelect
            label="Vehicle types"
            options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
            value={entry.vehicleTypes}
            onChange={(selected) => set({ vehicleTypes: selected })}
          />
        ) : (
          <Select
            label="Labor"
            options={laborTypes.map((id) => ({ id, label: id }))}
            value={entry.laborType}
            onChange={(laborType) => set({ laborType })}
          />
        )}
      </div>
    </Dialog>
  );
}
