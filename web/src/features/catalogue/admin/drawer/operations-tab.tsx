import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { laborTypes, operationKinds, panelClasses } from '@dre/core/domain/catalogue/trade-words';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { Switch } from '../../../../ui/choices/Switch.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { asPublished, changedRow, newRow, oldValue, removedRow } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './drawer.module.css';
import { newOperation } from './new-operation.ts';
import type { PartTabProps } from './part-tab-props.ts';
import { StagedField } from './staged-field.tsx';

/** The part's operations, with the hours of each. */
export function OperationsTab(props: PartTabProps) {
  const { part, lists, stage } = props;
  const [open, setOpen] = useState<string | null>(null);
  const existing = new Set(part.operations.map(({ cells }) => cells['operation']));
  const missing = operationKinds.filter((kind) => !existing.has(kind));
  const add = (kind: string) => {
    const cells = newOperation(part.part.cells, kind);
    setOpen(`${part.part.key} ${kind}`);
    void stage([newRow('operations.csv', cells)]);
  };
  return (
    <div className={styles['form']}>
      <ul className={styles['cards']}>
        {part.operations.map((row) => (
          <OperationCard
            key={row.key}
            {...props}
            row={row}
            isOpen={open === row.key}
            onToggle={() => setOpen(open === row.key ? null : row.key)}
          />
        ))}
      </ul>
      {part.operations.length === 0 && <p>No operation yet. A part needs at least one.</p>}
      <Menu
        label="Add an operation"
        items={missing.map((id) => ({ id, label: lists.nameOfOperation(id) }))}
        onAction={add}
        placement="bottom start"
        trigger={
          <Button icon={<Plus aria-hidden="true" />} isDisabled={missing.length === 0}>
            Add an operation
          </Button>
        }
      />
    </div>
  );
}

interface OperationCardProps extends PartTabProps {
  readonly row: DraftRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function OperationCard({ row, lists, isOpen, onToggle, stage, part }: OperationCardProps) {
  const { cells, state } = row;
  const { confirm, dialog } = useConfirm();
  const name = lists.nameOfOperation(cells['operation'] ?? '');
  const back = asPublished('operations.csv', row);
  const remove = async () => {
    const isConfirmed = await confirm({
      heading: `Remove ${name}?`,
      message: 'The operation leaves the part with the next edition.',
      cancel: true,
      destructive: true,
    });
    if (isConfirmed) void stage([removedRow('operations.csv', row)]);
  };
  return (
    <li className={styles['card']} data-state={state}>
      <button type="button" className={styles['cardHead']} aria-expanded={isOpen} onClick={onToggle}>
        <b>{name}</b>
        <span>{hoursText(cells, part.part.cells['unit'] ?? 'each')}</span>
        {state !== 'same' && <StateBadge state={state} />}
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      {isOpen && state !== 'removed' && <OperationFields row={row} stage={stage} />}
      {(isOpen || state === 'removed') && (
        <div className={styles['cardDeeds']}>
          {back !== null && (
            <Button variant="ghost" onPress={() => void stage([back])}>
              {state === 'removed' ? 'Keep it' : state === 'new' ? 'Leave it out' : 'Take all back'}
            </Button>
          )}
          {state !== 'removed' && state !== 'new' && (
            <Button variant="danger-outline" onPress={() => void remove()}>
              Remove
            </Button>
          )}
        </div>
      )}
      {dialog}
    </li>
  );
}

/** Examples: "1.5 h body", "0.4 + 0.120 h per sqft, at least 0.5, body". */
function hoursText(cells: DraftRow['cells'], unit: string): string {
  const labor = cells['labor_type'] ?? '';
  const each = cells['hours_per_unit'] ?? '';
  if (each === '') return `${cells['fixed_hours'] ?? ''} h ${labor}`;
  return `${cells['fixed_hours'] ?? ''} + ${each} h per ${unit}, at least ${cells['min_hours'] ?? ''}, ${labor}`;
}

const numericColumns = [
  ['fixed_hours', 'Fixed hours'],
  ['hours_per_unit', 'Hours per unit'],
  ['min_hours', 'At least'],
] as const;
const choices: readonly (readonly [column: string, label: string, words: readonly string[]])[] = [
  ['labor_type', 'Labor type', laborTypes],
  ['panel_class', 'Panel class', panelClasses],
  ['technicians', 'Technicians', ['1', '2']],
  ['skill', 'Skill, 1 to 3', ['1', '2', '3']],
  ['confidence', 'Confidence', ['high', 'medium', 'low']],
];
const texts = [
  ['included', 'What is included', 160],
  ['not_included', 'What is not', 160],
  ['source', 'Source', 100],
] as const;

function OperationFields({ row, stage }: Pick<OperationCardProps, 'row' | 'stage'>) {
  const { cells } = row;
  const set = (column: string, text: string) => {
    void stage([changedRow('operations.csv', row, { [column]: text })]);
    return null;
  };
  const field = (column: string, label: string, rest: { maxLength: number; isNumeric?: boolean }) => (
    <StagedField
      key={column}
      label={label}
      text={cells[column] ?? ''}
      was={oldValue(row, column)}
      {...rest}
      onCommit={(text) => set(column, text.trim())}
    />
  );
  return (
    <div className={styles['form']}>
      <div className={styles['three']}>
        {numericColumns.map(([column, label]) => field(column, label, { maxLength: 7, isNumeric: true }))}
      </div>
      <div className={styles['pair']}>
        {choices.map(([column, label, labels]) => (
          <StagedField
            key={column}
            label={label}
            text={cells[column] ?? ''}
            was={oldValue(row, column)}
            options={labels.map((id) => ({ id, label: id }))}
            onCommit={(text) => set(column, text)}
          />
        ))}
      </div>
      <Switch
        isSelected={cells['bills_price'] === '1'}
        onChange={(isOn) => set('bills_price', isOn ? '1' : '0')}
      >
        Bills the price of the part
      </Switch>
      {texts.map(([column, label, maxLength]) => field(column, label, { maxLength }))}
    </div>
  );
}
