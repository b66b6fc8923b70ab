import type { PaintMaterials, PaintTableRow } from '@dre/core/domain/estimates/model/profile';
import { cents, centsPerHour, tenthHours } from '@dre/core/domain/units';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { NumberSetting } from '../setting-fields.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from '../settings.module.css';

type Table = Extract<PaintMaterials, { method: 'table' }>;

interface PaintTableProps {
  readonly paint: Table;
  readonly onChange: (paint: Table) => void;
}

/** The first row whose hours are not exceeded applies; the last covers everything beyond. */
export function PaintTable({ paint, onChange }: PaintTableProps) {
  const { isReadOnly, profileFault } = useProfileForm();
  const { rows } = paint;
  const change = (next: readonly PaintTableRow[]) => onChange({ ...paint, rows: next });
  const add = () => {
    const last = rows.at(-1);
    const charge = last?.charge ?? ({ kind: 'flat', amount: cents(0) } as const);
    change([...rows, { maxHours: tenthHours((last?.maxHours ?? 0) + 50), charge }]);
  };
  const fault = profileFault('paintMaterials.rows');
  return (
    <>
      {rows.map((row, at) => (
        <RowFields
          // A row is identified by its position: it has no other name.
          key={`row ${String(at)}`}
          row={row}
          at={at}
          onChange={(next) => change(rows.map((one, index) => (index === at ? next : one)))}
          onRemove={() => change(rows.filter((_, index) => index !== at))}
        />
      ))}
      {fault !== undefined && <p role="alert">The table {fault}.</p>}
      {!isReadOnly && (
        <div className={styles['row']}>
          <Button variant="ghost" icon={<Plus aria-hidden="true" />} onPress={add}>
            Add a row
          </Button>
        </div>
      )}
    </>
  );
}

interface RowFieldsProps {
  readonly row: PaintTableRow;
  readonly at: number;
  readonly onChange: (row: PaintTableRow) => void;
  readonly onRemove: () => void;
}

function RowFields({ row, at, onChange, onRemove }: RowFieldsProps) {
  const { isReadOnly, profileFault } = useProfileForm();
  const { charge } = row;
  const name = `Row ${String(at + 1)}`;
  const path = `paintMaterials.rows.${String(at)}`;
  const amount = charge.kind === 'rate' ? charge.rate : charge.amount;
  const chargeOf = (kind: string, figure: number): PaintTableRow['charge'] =>
    kind === 'rate' ? { kind: 'rate', rate: centsPerHour(figure) } : { kind: 'flat', amount: cents(figure) };
  return (
    <fieldset className={styles['tier']} aria-label={name}>
      <NumberSetting
        kind="hours"
        label={`${name} up to`}
        value={row.maxHours}
        fault={profileFault(`${path}.maxHours`)}
        onChange={(hours) => onChange({ ...row, maxHours: tenthHours(hours) })}
      />
      <Select
        label={`${name} charges`}
        options={[
          { id: 'rate', label: 'A rate per hour' },
          { id: 'flat', label: 'A flat amount' },
        ]}
        value={charge.kind}
        isDisabled={isReadOnly}
        onChange={(kind) => onChange({ ...row, charge: chargeOf(kind, amount) })}
      />
      <NumberSetting
        kind="money"
        label={`${name} amount`}
        value={amount}
        fault={profileFault(`${path}.charge`)}
        onChange={(figure) => onChange({ ...row, charge: chargeOf(charge.kind, figure) })}
      />
      {!isReadOnly && (
        <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  );
}
