import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import { memo, type RefObject, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import { MultiSelectChip } from '../../../../ui/choices/MultiSelect.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import {
  type BoardAddress,
  cleared,
  type Grouping,
  groupings,
  holdKinds,
  isFiltered,
} from '../view/board-address.ts';
import type { BoardView } from '../view/board-view.ts';
import styles from './top-line.module.css';

export interface FilterProps {
  readonly address: BoardAddress;
  readonly onChange: (address: BoardAddress) => void;
  readonly view: Pick<BoardView, 'estimators' | 'insurers'>;
}

export const FindBox = memo(function FindBox({
  text,
  onType,
  search,
}: {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}) {
  return (
    <div className={styles['find']}>
      <TextField
        label={<VisuallyHidden>Find on the board</VisuallyHidden>}
        placeholder="Find"
        type="search"
        value={text}
        maxLength={100}
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onType('');
          event.currentTarget.blur();
        }}
        inputRef={search}
        prefix={<Search aria-hidden="true" size={16} />}
        {...(text === '' && { suffix: <Kbd>/</Kbd> })}
      />
    </div>
  );
});

export const FilterChips = memo(function FilterChips({ address, onChange, view }: FilterProps) {
  const options = (names: readonly string[], chosen: readonly string[]) =>
    [...new Set([...chosen, ...names])].map((name) => ({ id: name, label: name }));
  return (
    <>
      <MultiSelectChip
        label="Estimator"
        options={options(view.estimators, address.estimator)}
        value={new Set(address.estimator)}
        onChange={(chosen) => onChange({ ...address, estimator: [...chosen] })}
      />
      <MultiSelectChip
        label="Insurer"
        options={options(view.insurers, address.insurer)}
        value={new Set(address.insurer)}
        onChange={(chosen) => onChange({ ...address, insurer: [...chosen] })}
      />
      <MultiSelectChip
        label="Hold"
        options={holdKinds.map((kind) => ({ id: kind, label: holdLabels[kind] }))}
        value={new Set(address.hold)}
        onChange={(chosen) => onChange({ ...address, hold: [...chosen] as HoldKind[] })}
      />
    </>
  );
});

const groupingLabels: Readonly<Record<Grouping | 'none', string>> = {
  none: 'None',
  estimator: 'Estimator',
  insurer: 'Insurer',
  hold: 'Hold',
};
const segments = (['none', ...groupings] as const).map((id) => ({ id, label: groupingLabels[id] }));

export const GroupSegments = memo(function GroupSegments({ address, onChange }: Omit<FilterProps, 'view'>) {
  return (
    <>
      <span className={styles['groupBy']} aria-hidden="true">
        Group by
      </span>
      <SegmentedControl
        label="Group by"
        segments={segments}
        value={address.group ?? 'none'}
        onChange={(id) => onChange({ ...address, group: id === 'none' ? null : id })}
      />
    </>
  );
});

/** The same choice for a finger. */
export function GroupMenu({ address, onChange }: Omit<FilterProps, 'view'>) {
  return (
    <Menu
      label="Group by"
      items={segments}
      onAction={(id) => onChange({ ...address, group: id === 'none' ? null : (id as Grouping) })}
      trigger={
        <Button>
          {`Group by: ${groupingLabels[address.group ?? 'none'].toLowerCase()}`}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** On a phone the filters and the grouping stand behind one button. */
export function FilterButton(props: FilterProps) {
  const { address, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ListFilter aria-hidden="true" />} onPress={() => setOpen(true)}>
        {isFiltered(address) || address.group !== null ? 'Filter, on' : 'Filter'}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filter the board"
        footer={
          <>
            <Button onPress={() => onChange({ ...cleared(address), group: null })}>Clear</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Show
            </Button>
          </>
        }
      >
        <div className={styles['sheet']}>
          <FilterChips {...props} />
          <GroupMenu {...props} />
        </div>
      </Dialog>
    </>
  );
}
