import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import {
  type LaborType,
  laborTypes,
  type OperationKind,
  type Side,
} from '@dre/core/domain/catalogue/trade-words';
import { billedType } from '@dre/core/domain/estimates/model/labor-type';
import {
  type Line,
  lineStates,
  type LineState,
  payers,
  type Payer,
  priorDamages,
  type PriorDamage,
} from '@dre/core/domain/estimates/model/line';
import type { Claim } from '@dre/core/domain/estimates/model/estimate';
import { partSources, type PartSource, type Profile } from '@dre/core/domain/estimates/model/profile';
import { hoursTermText } from '@dre/core/domain/estimates/wording/hours-explanation-text';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { useMay } from '../../session/use-may.ts';
import { OwnTimeInSheet } from '../own-time/own-time-in-sheet.tsx';
import { CalculationButton } from '../calculators/calculation-button.tsx';
import { adjustment, adjustmentText } from './grid/adjustment-text.ts';
import { betterment, bettermentText } from './grid/betterment-text.ts';
import { CellField } from './grid/cell-field.tsx';
import { ConflictingValues } from './conflicts/conflicting-values.tsx';
import { cellText, type LineCell } from './line-edits.ts';
import type { ItemRow } from './grid/line-rows.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { requestTemplates, linesToSave } from '../templates/template-layer.ts';
import styles from './line-sheet.module.css';
import {
  partSourceLabels,
  payerLabels,
  priorDamageLabels,
  stateLabels,
  type LineText,
} from './grid/line-labels.ts';
import type { LineConflict } from './conflicts/use-conflicts.ts';
import type { LineActions } from './use-line-actions.ts';

interface LineSheetProps {
  readonly row: ItemRow;
  readonly labels: LineText;
  readonly profile: Profile;
  readonly claimPayer: Claim['payer'];
  readonly conflicts: readonly LineConflict[];
  readonly actions: LineActions;
  readonly onCommit: (row: ItemRow, column: string, text: string) => string | null;
  readonly onClose: () => void;
}

/** Everything about a line, for touch: numbers first, then texts, payer and location. */
export function LineSheet(props: LineSheetProps) {
  const { row, conflicts, onClose } = props;
  const { line } = row.item;
  const title = row.isChild ? line.description : `Line ${line.number}: ${line.description}`;
  return (
    <Drawer isOpen onClose={onClose} title={title}>
      <div className={styles['sheet']}>
        <ConflictingValues conflicts={conflicts} />
        <NumberFields {...props} />
        {row.isChild ? (
          <Automatic {...props} />
        ) : (
          <>
            <OwnTimeInSheet line={line} bookHours={row.bookHours} />
            <CalculationButton line={line} />
            <Texts {...props} />
            <Choices {...props} />
            <Taxes {...props} />
            <Actions {...props} />
          </>
        )}
      </div>
    </Drawer>
  );
}

function NumberFields({ row, onCommit }: LineSheetProps) {
  const field = (cell: LineCell, label: string, step?: { digits: number; by: number }) => {
    const text = cellText(row, cell);
    return text === null ? null : (
      <CellField
        label={label}
        text={text}
        kind="decimal"
        onCommit={(typed) => onCommit(row, cell, typed)}
        {...(step && { step })}
      />
    );
  };
  const { unit } = row.item.line;
  return (
    <>
      {field('hours', 'Hours', { digits: 1, by: 1 })}
      <div className={styles['pair']}>
        {field('quantity', unit === 'each' ? 'Quantity' : `Quantity, ${unitLabels[unit]}`)}
        {field('parts', unit === 'each' ? 'Price for one' : `Price for one ${unitLabels[unit]}`)}
      </div>
    </>
  );
}

function Texts({ row, onCommit }: LineSheetProps) {
  const field = (cell: LineCell, label: string, kind: 'text' | 'long-text') => (
    <CellField
      label={label}
      text={cellText(row, cell) ?? ''}
      kind={kind}
      onCommit={(typed) => onCommit(row, cell, typed)}
    />
  );
  return (
    <>
      {field('part', 'Description', 'text')}
      {field('partNumber', 'Part number', 'text')}
      {field('note', 'Note', 'long-text')}
    </>
  );
}

function Choices({ row, labels, profile, claimPayer, actions }: LineSheetProps) {
  const { line } = row.item;
  const keys = [line.id];
  return (
    <>
      <Select
        label="Operation"
        options={labels.operations}
        value={line.operation}
        onChange={(id) => actions.setOperation(keys, id as OperationKind)}
      />
      <LaborTypes row={row} labels={labels} profile={profile} actions={actions} />
      <Select
        label="Who pays"
        options={payerOptions(claimPayer, line.payer)}
        value={line.payer}
        onChange={(id) => actions.change('Payer', keys, { payer: id as Payer })}
      />
      <Select
        label="State"
        options={optionsOf(lineStates, stateLabels)}
        value={line.state}
        onChange={(id) => actions.change('State', keys, { state: id as LineState })}
      />
      <Select
        label="Prior damage"
        options={optionsOf(priorDamages, priorDamageLabels)}
        value={line.priorDamage}
        onChange={(id) => actions.change('Prior damage', keys, { priorDamage: id as PriorDamage })}
      />
      <Select
        label="Part source"
        options={optionsOf(partSources, partSourceLabels)}
        value={line.partSource}
        onChange={(id) => actions.change('Part source', keys, { partSource: id as PartSource })}
      />
      <CellField
        label="Own markup or discount, in percent"
        text={adjustmentText(line.priceAdjustment)}
        kind="text"
        onCommit={(typed) => {
          const read = adjustment(typed);
          if (read.ok) actions.change('Markup or discount', keys, { priceAdjustment: read.value });
          return read.ok ? null : read.refusal;
        }}
      />
      <CellField
        label="Betterment, an amount or a percentage of the part"
        text={bettermentText(line.betterment)}
        kind="text"
        onCommit={(typed) => {
          const read = betterment(typed);
          if (read.ok) actions.change('Betterment', keys, { betterment: read.value });
          return read.ok ? null : read.refusal;
        }}
      />
    </>
  );
}

/** The labor types a line's hours are billed as. Refinish is left out: it has materials and rules of its own. */
function LaborTypes({
  row,
  labels,
  profile,
  actions,
}: Pick<LineSheetProps, 'row' | 'labels' | 'profile' | 'actions'>) {
  const { line } = row.item;
  const existing = (Object.keys(line.labor) as LaborType[]).filter((type) => type !== 'refinish');
  const first = labels.laborOf(line.operation);
  const own = existing.length > 0 || line.refinish !== null || first === 'refinish' ? existing : [first];
  if (line.source.kind === 'comment') return null;
  return own.map((type) => {
    const others = new Set(own.filter((one) => one !== type).map((one) => billedType(line, one)));
    return (
      <Select
        key={type}
        label={own.length === 1 ? 'Labor type' : `Labor type of the ${profile.labor[type].name} hours`}
        {...(line.labor[type]?.book && { help: `The book says ${profile.labor[type].name}.` })}
        options={laborTypes
          .filter((id) => id !== 'refinish' && !others.has(id))
          .map((id) => ({ id, label: profile.labor[id].name }))}
        value={billedType(line, type)}
        onChange={(id) => actions.setLaborType(line.id, type, id as LaborType)}
      />
    );
  });
}

const taxed: readonly (readonly [keyof Line['taxable'], string])[] = [
  ['part', 'Part is taxable'],
  ['labor', 'Labor is taxable'],
  ['misc', 'Everything else is taxable'],
];

function Taxes({ row, actions }: LineSheetProps) {
  const { line } = row.item;
  return (
    <div className={styles['switches']}>
      {taxed.map(([field, label]) => (
        <Switch
          key={field}
          isSelected={line.taxable[field]}
          onChange={(isTaxable) =>
            actions.change('Tax', [line.id], { taxable: { ...line.taxable, [field]: isTaxable } })
          }
        >
          {label}
        </Switch>
      ))}
    </div>
  );
}

function Actions({ row, labels, actions, onClose }: LineSheetProps) {
  const { line } = row.item;
  const maySaveTemplates = useMay()('change-profiles');
  const keys = [line.id];
  const { present } = useBuilderTools();
  const andClose = (action: () => void) => () => {
    action();
    onClose();
  };
  return (
    <>
      <Select
        label="Side"
        options={labels.sides.map(({ code, name }) => ({ id: code, label: name }))}
        value={line.place.side}
        onChange={(id) => actions.moveToSide(keys, id as Side)}
      />
      <div className={styles['actions']}>
        <Button onPress={() => actions.move(keys, -1)}>Move up</Button>
        <Button onPress={() => actions.move(keys, 1)}>Move down</Button>
        <Button onPress={andClose(() => actions.duplicate(keys))}>Duplicate</Button>
        {maySaveTemplates && (
          <Button
            onPress={andClose(() =>
              requestTemplates({ kind: 'save', lines: linesToSave(line.id, present().estimate) }),
            )}
          >
            Save as template…
          </Button>
        )}
        <Button variant="danger" onPress={andClose(() => actions.remove(keys))}>
          Delete
        </Button>
      </div>
    </>
  );
}

/** An automatic item's explanation, and the buttons to switch it off. */
function Automatic({ row, profile, actions, onClose }: LineSheetProps) {
  const reasons = row.item.hours.flatMap(({ terms }) => terms.map((term) => hoursTermText(term, profile)));
  return (
    <>
      {reasons.length > 0 && <p className={styles['reason']}>{reasons.join('; ')}</p>}
      <div className={styles['actions']}>
        <Button
          onPress={() => {
            actions.leaveOut(row);
            onClose();
          }}
        >
          Switch off
        </Button>
        {row.item.isOverridden && <Button onPress={() => actions.restore(row.key)}>Back to the rule</Button>}
      </div>
    </>
  );
}

/** Payers that come to the same name are one choice; the line's own stays in the list. */
function payerOptions(claim: Claim['payer'], present: Payer) {
  const labels = payerLabels(claim);
  return optionsOf(payers, labels).filter(
    ({ id, label }) => id === 'insurer' || id === present || label !== labels.insurer,
  );
}

function optionsOf<Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, string>>) {
  return ids.map((id) => ({ id, label: labels[id] }));
}
