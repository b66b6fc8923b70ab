import { listTemplates } from '@dre/core/contract/estimates/templates';
import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { insertItems, itemName, sideInName } from '@dre/core/domain/estimates/templates/template';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { toggled } from './save-template-dialog.tsx';
import { type TemplateChoice, templateChoices } from './template-choices.ts';
import { reasonsAgainst } from './template-insertion.ts';
import styles from './templates.module.css';

/** Inserts a template into this estimate, and states beforehand which lines cannot be added. */
export function InsertTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { now, applyChanges, announce, selection: inSight } = useBuilder();
  const { estimate, contents } = now;
  const { data, error } = useQuery(listTemplates, {});
  const choices = useMemo(
    () => templateChoices(data?.items ?? [], contents, estimate.unit.vehicleType),
    [data, contents, estimate.unit.vehicleType],
  );
  const others = choices.filter((one) => one.isForOthers);
  const [id, setId] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const choice = choices.find((one) => one.id === id);
  const reasons = useMemo(
    () => reasonsAgainst(choice?.lines ?? [], estimate, contents),
    [choice, estimate, contents],
  );
  const isIn = (at: number) => !left.has(String(at)) && reasons[at] === null;
  const selected = choice?.lines.filter((_, at) => isIn(at)).map(({ item }) => item) ?? [];
  const near = choice === undefined ? null : sideInName(choice.name, contents.sides);
  const insertion = insertItems(selected, estimate, contents, newId, near ?? inSight.get().side);
  const choose = (next: string | null) => {
    setId(next);
    const optional = choices.find((one) => one.id === next)?.lines ?? [];
    setLeft(new Set(optional.flatMap(({ isOptional }, at) => (isOptional ? [String(at)] : []))));
  };
  const insert = () => {
    if (choice === undefined || !applyChanges(`Insert ${choice.name}`, insertion.changes)) return;
    announce(`${insertion.lines} lines of ${choice.name} added.`);
    onClose();
  };
  // Enter selects a template; pressed again in the same field, it inserts it.
  const insertByKey = ({ key, target }: KeyboardEvent) => {
    const isSelected = target instanceof HTMLInputElement && target.ariaExpanded === 'false';
    if (key === 'Enter' && isSelected && insertion.lines > 0) insert();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Insert a template"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={insertion.lines === 0} onPress={insert}>
            {insertion.lines === 0 ? 'Insert' : `Insert ${linesText(insertion.lines)}`}
          </Button>
        </>
      }
    >
      <div ref={focusFirst} className={styles['form']} role="presentation" onKeyDown={insertByKey}>
        {error && (
          <Alert tone="warning">{problemText(error)} The starters of the book are here all the same.</Alert>
        )}
        <Choices label="Template" choices={choices.filter((one) => !one.isForOthers)} {...{ id, choose }} />
        {others.length > 0 && <Choices label="For other vehicles" choices={others} {...{ id, choose }} />}
        {choice && choice.note !== '' && <p>{choice.note}</p>}
        {choice && <Lines choice={choice} left={left} reasons={reasons} onChange={setLeft} />}
      </div>
    </Dialog>
  );
}

/** Users type a name next, so the first field takes the focus. */
function focusFirst(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly TemplateChoice[];
  readonly id: string | null;
  readonly choose: (id: string | null) => void;
}

function Choices({ label, choices, id, choose }: ChoicesProps) {
  const isOwn = choices.some((one) => one.id === id);
  return (
    <ComboBox
      label={label}
      options={choices.map((one) => ({ id: one.id, label: one.name, note: noteOf(one) }))}
      value={isOwn ? id : null}
      // Ignores the clearing caused by a choice in the other list.
      onChange={(next) => (next !== null || isOwn) && choose(next)}
      placeholder="Type part of its name"
    />
  );
}

interface LinesProps {
  readonly choice: TemplateChoice;
  readonly left: ReadonlySet<string>;
  /** The reason a line cannot be added, by its index in the template. */
  readonly reasons: readonly (string | null)[];
  readonly onChange: (left: ReadonlySet<string>) => void;
}

function Lines({ choice, left, reasons, onChange }: LinesProps) {
  const { contents } = useBuilder().now;
  const operationNames = new Map(contents.operationKinds.map(({ code, name }) => [code, name]));
  return (
    <fieldset className={styles['lines']}>
      <legend>Lines ({choice.lines.length})</legend>
      {choice.lines.map(({ item, unit, note }, at) => {
        const key = String(at);
        const what =
          item.kind === 'book'
            ? `${operationNames.get(item.operation) ?? ''}, ${quantityText(item.quantity, unit)}`
            : 'by hand';
        return (
          <Checkbox
            key={key}
            isSelected={!left.has(key) && reasons[at] === null}
            isDisabled={reasons[at] !== null}
            onChange={(isSelected) => onChange(toggled(left, key, !isSelected))}
          >
            {itemName(item)}{' '}
            <span className={styles['note']}>{[what, note, reasons[at]].filter(Boolean).join(' · ')}</span>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

function noteOf({ isStarter, lines, madeBy }: TemplateChoice): string {
  const origin = isStarter ? 'starter' : `by ${madeBy ?? ''}`;
  return `${linesText(lines.length)} · ${origin}`;
}

function linesText(count: number): string {
  return count === 1 ? '1 line' : `${String(count)} lines`;
}
