import { readDraftPart } from '@dre/core/contract/catalogue/book-draft';
import { type NeedCondition, needConditions } from '@dre/core/domain/catalogue/book/book';
import { useState } from 'react';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { PartPicker } from '../part-picker.tsx';
import { newRow } from '../staged-rows.ts';
import styles from './drawer.module.css';
import { type RelationEntry, relationCells } from './relation-cells.ts';
import type { PartTabProps } from './part-tab-props.ts';

const whenLabels: Readonly<Record<NeedCondition, string>> = {
  always: 'Always',
  'in-area': 'If it lies in the area',
  'if-fitted': 'If it is fitted',
  'if-touching': 'If the two touch',
  adjacent: 'If it lies beside it',
  'matching-size': 'In the size that fits',
  'if-worn': 'If it is worn',
  'if-not-replaced': 'If it is not replaced',
  judged: 'If the estimator judges so',
};

/** A new relation; a cyclic one is refused, with the path of the cycle. */
export function RelationForm(props: PartTabProps & { readonly onClose: () => void }) {
  const { part, lists, stage, onClose } = props;
  const own = part.operations
    .filter(({ state }) => state !== 'removed')
    .map(({ cells }) => cells['operation'] ?? '');
  const [entry, setEntry] = useState<RelationEntry>({
    kind: 'includes',
    operation: own[0] ?? '',
    otherPart: null,
    otherOperation: '',
    when: 'always',
    reason: '',
  });
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<RelationEntry>) => setEntry({ ...entry, ...change });
  const other = useOther(entry.otherPart ?? part.part.key);
  const cells = relationCells(part.part.key, entry, other?.unit ?? 'each');
  const add = async () => {
    if (cells === null) return;
    setBusy(true);
    const isTaken = await stage([newRow('relations.csv', cells)]);
    setBusy(false);
    if (isTaken) onClose();
  };
  return (
    <form
      className={styles['inset']}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <SegmentedControl
        label="Kind of relation"
        segments={[
          { id: 'includes', label: 'Includes' },
          { id: 'needs', label: 'Needs' },
        ]}
        value={entry.kind}
        onChange={(kind) => set({ kind })}
      />
      <Select
        label="Operation of this part"
        options={own.map((id) => ({ id, label: lists.nameOfOperation(id) }))}
        value={entry.operation}
        onChange={(operation) => set({ operation })}
      />
      <PartPicker
        label="Other part"
        value={entry.otherPart}
        onChange={(otherPart) => set({ otherPart, otherOperation: '' })}
      />
      <Select
        label="Its operation"
        options={(other?.operations ?? []).map((id) => ({ id, label: lists.nameOfOperation(id) }))}
        value={entry.otherOperation === '' ? null : entry.otherOperation}
        isDisabled={entry.otherPart === null || other === undefined}
        onChange={(otherOperation) => set({ otherOperation })}
      />
      {entry.kind === 'needs' && (
        <Select
          label="When"
          options={needConditions.map((id) => ({ id, label: whenLabels[id] }))}
          value={entry.when}
          onChange={(when) => set({ when: when as NeedCondition })}
        />
      )}
      <TextField label="Reason" value={entry.reason} onChange={(reason) => set({ reason })} maxLength={200} />
      <div className={styles['cardDeeds']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" isDisabled={cells === null} loading={isBusy}>
          Stage the relation
        </Button>
      </div>
    </form>
  );
}

function useOther(code: string) {
  const { data, isPending } = useQuery(readDraftPart, { query: { code } }, code);
  if (data === undefined || isPending) return undefined;
  return {
    unit: data.part.cells['unit'] ?? 'each',
    operations: data.operations.flatMap(({ state, cells }) =>
      state === 'removed' ? [] : [cells['operation'] ?? ''],
    ),
  };
}
