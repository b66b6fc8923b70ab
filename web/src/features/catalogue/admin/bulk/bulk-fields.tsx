import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { BookLists } from '../use-book-lists.ts';
import {
  type BulkForm,
  type BulkKind,
  bulkKinds,
  bulkKindLabels,
  columnsOf,
  columnLabels,
  formOf,
} from './bulk-action.ts';
import styles from './bulk.module.css';

interface BulkFieldsProps {
  readonly form: BulkForm;
  readonly lists: BookLists;
  readonly onChange: (form: BulkForm) => void;
}

export function BulkFields({ form, lists, onChange }: BulkFieldsProps) {
  const { kind } = form;
  const isNumeric = kind === 'percent' || kind === 'add' || kind === 'round';
  return (
    <div className={styles['fields']}>
      <Select
        label="What to do"
        options={bulkKinds.map((id) => ({ id, label: bulkKindLabels[id] }))}
        value={kind}
        onChange={(id) => onChange(formOf(id as BulkKind))}
      />
      {isNumeric && <Columns form={form} onChange={onChange} />}
      {(kind === 'set' || kind === 'replace') && (
        <Select
          label="In"
          options={columnsOf(kind).map((id) => ({ id, label: columnLabels[id] ?? id }))}
          value={form.columns[0] ?? null}
          onChange={(column) => onChange({ ...form, columns: [column], value: '' })}
        />
      )}
      {kind === 'replace' && (
        <TextField
          label="Find"
          value={form.find}
          onChange={(find) => onChange({ ...form, find })}
          maxLength={200}
        />
      )}
      {kind === 'set' && form.columns[0] === 'part_type' ? (
        <Select
          label="To"
          options={lists.partTypes.map(({ code, name }) => ({ id: code, label: name }))}
          value={form.value === '' ? null : form.value}
          onChange={(value) => onChange({ ...form, value })}
        />
      ) : (
        kind !== 'move' &&
        kind !== 'retire' && (
          <TextField
            label={valueLabels[kind]}
            value={form.value}
            onChange={(value) => onChange({ ...form, value })}
            maxLength={200}
            {...(isNumeric && { inputMode: 'decimal' as const })}
          />
        )
      )}
      {kind === 'move' && (
        <ComboBox
          label="To"
          options={lists.subSides.map(({ side, code, name }) => ({
            id: `${side} ${code}`,
            label: `${lists.nameOfSide(side)}, ${name}`,
          }))}
          value={form.place === '' ? null : form.place}
          onChange={(place) => onChange({ ...form, place: place ?? '' })}
        />
      )}
    </div>
  );
}

const valueLabels: Readonly<Record<Exclude<BulkKind, 'move' | 'retire'>, string>> = {
  percent: 'By how many percent',
  add: 'How much',
  set: 'To',
  round: 'Step',
  replace: 'Replace with',
};

function Columns({ form, onChange }: Pick<BulkFieldsProps, 'form' | 'onChange'>) {
  return (
    <fieldset className={styles['columns']}>
      <legend>In</legend>
      {columnsOf(form.kind).map((column) => (
        <Checkbox
          key={column}
          isSelected={form.columns.includes(column)}
          onChange={(isSelected) =>
            onChange({
              ...form,
              columns: columnsOf(form.kind).filter((one) =>
                one === column ? isSelected : form.columns.includes(one),
              ),
            })
          }
        >
          {columnLabels[column]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
