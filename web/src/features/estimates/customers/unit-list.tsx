import { deleteUnit, type UnitRow } from '@dre/core/contract/estimates/customers';
import type { UnitDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import styles from './customers.module.css';
import { MergeUnitDialog } from './merge-unit-dialog.tsx';
import { PastEstimates } from './past-estimates.tsx';
import { UnitDialog } from './unit-dialog.tsx';
import { counted, unitName, unitSigns } from './unit-text.ts';

interface UnitListProps {
  readonly units: readonly UnitRow[];
  readonly mayChange: boolean;
  readonly onChanged: () => void;
  readonly onStart: (unit: UnitDetails) => void;
}

interface Opened {
  readonly what: 'history' | 'correct' | 'merge';
  readonly unit: UnitRow;
}

/** A customer's vehicles, with the actions on each. */
export function UnitList({ units, mayChange, onChanged, onStart }: UnitListProps) {
  const [opened, setOpened] = useState<Opened>();
  const { confirm, dialog } = useConfirm();
  const { run, problem } = useAction();
  const remove = async (unit: UnitRow) => {
    const heading = `Delete ${unitName(unit.details)}?`;
    const message = 'No estimate names it. Its record is gone for good.';
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    if (await run(deleteUnit, { params: { id: unit.id } }, 'The vehicle is deleted.')) onChanged();
  };
  const runAction = (unit: UnitRow) => (what: string) => {
    if (what === 'start') onStart(unit.details);
    else if (what === 'delete') void remove(unit);
    else if (what === 'history' || what === 'correct' || what === 'merge') setOpened({ what, unit });
  };
  const close = () => setOpened(undefined);
  return (
    <>
      {problem && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {units.length === 0 && (
        <p className={styles['empty']}>
          No vehicle yet: the VIN, plate or model of an estimate brings it here.
        </p>
      )}
      <ul className={styles['list']}>
        {units.map((unit) => (
          <UnitLine
            key={unit.id}
            unit={unit}
            units={units}
            mayChange={mayChange}
            onAction={runAction(unit)}
          />
        ))}
      </ul>
      {opened?.what === 'history' && (
        <Dialog isOpen onClose={close} title={`History of ${unitName(opened.unit.details)}`} size="lg">
          <PastEstimates
            of="unit"
            id={opened.unit.id}
            caption="Estimates of the vehicle, whoever brought it"
          />
        </Dialog>
      )}
      {opened?.what === 'correct' && <UnitDialog unit={opened.unit} onClose={close} onChanged={onChanged} />}
      {opened?.what === 'merge' && (
        <MergeUnitDialog unit={opened.unit} units={units} onClose={close} onChanged={onChanged} />
      )}
      {dialog}
    </>
  );
}

interface UnitLineProps extends Pick<UnitListProps, 'units' | 'mayChange'> {
  readonly unit: UnitRow;
  readonly onAction: (what: string) => void;
}

function UnitLine({ unit, units, mayChange, onAction }: UnitLineProps) {
  const { details, estimates, isElsewhere } = unit;
  const name = unitName(details);
  const items = [
    { id: 'history', label: 'History of this vehicle' },
    ...(mayChange
      ? [
          { id: 'start', label: 'New estimate for this vehicle' },
          { id: 'correct', label: 'Correct…' },
          { id: 'merge', label: 'Merge into another vehicle…', isDisabled: units.length < 2 },
          { id: 'delete', label: 'Delete', isDanger: true, isDisabled: estimates > 0 },
        ]
      : []),
  ];
  const signs = [unitSigns(details), counted(estimates, 'estimate'), isElsewhere && 'with somebody else now'];
  return (
    <li className={styles['unit']}>
      <span className={styles['unitText']}>
        <span className={styles['unitName']}>{name}</span>
        <span className={styles['note']}>{signs.filter(Boolean).join(' · ')}</span>
      </span>
      <Menu
        label={`Actions for ${name}`}
        items={items}
        onAction={onAction}
        trigger={
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Actions for ${name}`}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      />
    </li>
  );
}
