import {
  type DraftRow,
  readDraftRows,
  readDraftUses,
  type StagedRow,
} from '@dre/core/contract/catalogue/book-draft';
import { draftLimits } from '@dre/core/contract/catalogue/book-fields';
import { sides as knownSides, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { useState } from 'react';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { ComboBox } from '../../../../ui/choices/ComboBox.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { MultiSelect } from '../../../../ui/choices/MultiSelect.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from '../drawer/drawer.module.css';
import { asPublished, changedRow } from '../staged-rows.ts';
import { StateBadge } from '../state-badge.tsx';
import { typesIn, typesText } from '../types-text.ts';
import type { ListRow } from '../use-book-lists.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { UsedBy } from '../used-by.tsx';
import { joining, mirrorOf, otherEnd, parting, type SubSideRef } from './neighbors.ts';

interface SubSideDrawerProps {
  readonly row: ListRow;
  readonly rows: readonly ListRow[];
  readonly sides: readonly ListRow[];
  readonly editor: DraftEditor;
  readonly onStage: (rows: readonly StagedRow[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** One sub side: the vehicles that have it, its neighbors, and the rows that refer to it. */
export function SubSideDrawer(props: SubSideDrawerProps) {
  const { row, onStage, onClose } = props;
  const uses = useQuery(readDraftUses, { query: { file: 'sub-sides.csv', key: row.key } }, row.key);
  return (
    <Drawer isOpen onClose={onClose} title={row.cells['name'] ?? row.key}>
      <div className={styles['form']}>
        <MultiSelect
          label="Vehicle types"
          options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
          value={typesIn(row.cells['vehicle_types'] ?? '')}
          onChange={(selected) =>
            void onStage([changedRow('sub-sides.csv', row, { vehicle_types: typesText(selected) })])
          }
        />
        <Neighbors {...props} />
        <section>
          <h3 className={styles['heading']}>Used by</h3>
          {uses.data && <UsedBy uses={uses.data.uses} />}
        </section>
      </div>
    </Drawer>
  );
}

function locationOf({ cells }: Pick<ListRow, 'cells'>): SubSideRef {
  return { side: cells['side'] ?? '', subSide: cells['code'] ?? '' };
}

/** The pairs of a sub side and of its mirror image, because both change together. */
function usePairs(location: SubSideRef) {
  const query = ({ side, subSide }: SubSideRef) => {
    const found = knownSides.find((one) => one === side);
    const where = { ...(found !== undefined && { side: found }), subSide };
    return { file: 'adjacency.csv' as const, ...where, size: String(draftLimits.page) };
  };
  const image = mirrorOf(location);
  const own = useQuery(readDraftRows, { query: query(location) }, JSON.stringify(location));
  const mirrored = useQuery(readDraftRows, { query: query(image) }, JSON.stringify(image));
  return {
    rows: own.data?.rows ?? [],
    all: [...(own.data?.rows ?? []), ...(mirrored.data?.rows ?? [])],
    reload: () => {
      own.refetch();
      mirrored.refetch();
    },
  };
}

function Neighbors({ row, rows, sides, onStage }: SubSideDrawerProps) {
  const location = locationOf(row);
  const pairs = usePairs(location);
  const [reason, setReason] = useState('');
  const places = rows.map(locationOf);
  const nameOf = ({ side, subSide }: SubSideRef) => {
    const zone = rows.find(({ cells }) => cells['side'] === side && cells['code'] === subSide);
    const sideName = sides.find(({ key }) => key === side)?.cells['name'] ?? side;
    return `${sideName}, ${zone?.cells['name'] ?? subSide}`;
  };
  const stage = async (staged: readonly StagedRow[]) => {
    if (staged.length > 0) await onStage(staged);
    pairs.reload();
  };
  const add = (id: string | null) => {
    const [side = '', subSide = ''] = (id ?? '').split(' ');
    if (subSide === '') return;
    const why = reason.trim() === '' ? 'they touch' : reason.trim();
    void stage(joining(location, { side, subSide }, why, { places, rows: pairs.all }));
  };
  const neighbors = new Set(pairs.rows.map((pair) => nameOf(otherEnd(pair, location) ?? location)));
  return (
    <section>
      <h3 className={styles['heading']}>Touches</h3>
      <ul className={styles['cards']}>
        {pairs.rows.map((pair) => (
          <Pair
            key={pair.key}
            pair={pair}
            name={nameOf(otherEnd(pair, location) ?? location)}
            all={pairs.all}
            onStage={stage}
          />
        ))}
      </ul>
      <div className={styles['form']}>
        <TextField
          label="Reason"
          placeholder="they touch"
          value={reason}
          onChange={setReason}
          maxLength={200}
        />
        <ComboBox
          label="Add a sub side it touches"
          options={places
            .filter((other) => nameOf(other) !== nameOf(location) && !neighbors.has(nameOf(other)))
            .map((other) => ({ id: `${other.side} ${other.subSide}`, label: nameOf(other) }))}
          value={null}
          onChange={add}
        />
      </div>
    </section>
  );
}

interface PairProps {
  readonly pair: DraftRow;
  readonly name: string;
  readonly all: readonly DraftRow[];
  readonly onStage: (rows: readonly StagedRow[]) => Promise<void>;
}

function Pair({ pair, name, all, onStage }: PairProps) {
  const back = asPublished('adjacency.csv', pair);
  const { cells, state } = pair;
  const only = cells['vehicle_type'] === '*' ? '' : ` (${cells['vehicle_type'] ?? ''})`;
  return (
    <li className={styles['line']} data-state={state}>
      <span>
        {name}
        {only}
        <span className={styles['region']}>{cells['reason']}</span>
      </span>
      {state !== 'same' && <StateBadge state={state} />}
      {state === 'removed' && back !== null ? (
        <Button variant="ghost" onPress={() => void onStage([back])}>
          Keep it
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={`Remove ${name}`}
          onPress={() => void onStage(parting(pair, all))}
        >
          Remove
        </Button>
      )}
    </li>
  );
}
