import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import fieldStyles from '../fields/field.module.css';
import listStyles from '../theme/list.module.css';
import styles from './MultiSelect.module.css';
import type { Option } from './option.ts';
import { OptionItem } from './OptionItem.tsx';
import popoverStyles from '../theme/popover.module.css';
import selectStyles from './Select.module.css';

export interface MultiSelectProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  readonly placeholder?: string;
  readonly help?: string;
  readonly isDisabled?: boolean;
  /** The most options that can be selected; without it, any number. */
  readonly selectionLimit?: number;
}

/** The same dropdown behind a chip, for a row of filters: the chip names the selected options. */
export function MultiSelectChip(props: Omit<MultiSelectProps, 'help' | 'placeholder'>) {
  const { label, options, value, isDisabled = false } = props;
  const chosen = options.filter((option) => value.has(option.id)).map((option) => option.label);
  const words = chosen.length > 2 ? `${chosen.length} chosen` : chosen.join(', ');
  return (
    <DialogTrigger>
      <Button isDisabled={isDisabled} className={chipClass(chosen.length > 0)}>
        {chosen.length === 0 ? <Plus aria-hidden="true" /> : null}
        {chosen.length === 0 ? label : `${label}: ${words}`}
      </Button>
      <Popover className={popoverStyles['popover'] ?? ''} offset={4} placement="bottom start">
        <Dialog className={styles['dialog'] ?? ''} aria-label={label}>
          <Choices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** A chip in a row of filters. */
function chipClass(isActive: boolean): string {
  return isActive ? `${styles['chip']} ${styles['chosen']}` : (styles['chip'] ?? '');
}

/** The dropdown of spec §9: its texts and its 197 px are fixed by the product. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, placeholder = 'Select', help, isDisabled = false } = props;
  const ids = { label: useId(), value: useId(), help: useId() };
  const chosen = options.filter((option) => value.has(option.id)).map((option) => option.label);
  return (
    <div className={fieldStyles['field']}>
      <span id={ids.label} className={fieldStyles['label']}>
        {label}
      </span>
      <DialogTrigger>
        <div className={fieldStyles['box']}>
          <Button
            isDisabled={isDisabled}
            className={selectStyles['trigger'] ?? ''}
            aria-labelledby={`${ids.label} ${ids.value}`}
            {...(help === undefined ? {} : { 'aria-describedby': ids.help })}
          >
            <span
              id={ids.value}
              className={`${selectStyles['value']} ${chosen.length === 0 ? selectStyles['placeholder'] : ''}`}
            >
              {chosen.length === 0 ? placeholder : chosen.join(', ')}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
        <Popover className={popoverStyles['popover'] ?? ''} offset={4} placement="bottom start">
          <Dialog className={styles['dialog'] ?? ''} aria-labelledby={ids.label}>
            <Choices {...props} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {help !== undefined && (
        <span id={ids.help} className={fieldStyles['help']}>
          {help}
        </span>
      )}
    </div>
  );
}

/** The user's own press opened the list, so typing begins at once. One stable function, so React calls it only then. */
function beginTyping(input: HTMLInputElement | null): void {
  input?.focus();
}

function Choices({ label, options, value, onChange, selectionLimit = Infinity }: MultiSelectProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const selectable = options.filter((option) => !option.isDisabled);
  const allChosen = selectable.length > 0 && selectable.every((option) => value.has(option.id));
  const isFull = value.size >= selectionLimit;
  const wanted = typed.trim().toLowerCase();
  const shown = options
    .filter((option) => option.label.toLowerCase().includes(wanted))
    .map((option) => (isFull && !value.has(option.id) ? { ...option, isDisabled: true } : option));
  return (
    // React Aria's Autocomplete is not used: it would add its script to every text field, the sign-in screen's too.
    <>
      <SearchField
        aria-label="Search"
        className={`${fieldStyles['box']} ${styles['search']}`}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') list.current?.focus();
          // Esc belongs to the popover.
          else event.continuePropagation();
        }}
      >
        <span className={fieldStyles['affix']}>
          <Search aria-hidden="true" />
        </span>
        <Input placeholder="Search" className={fieldStyles['input'] ?? ''} ref={beginTyping} />
      </SearchField>
      <div className={styles['all']}>
        <button
          type="button"
          disabled={selectable.length === 0 || selectable.length > selectionLimit}
          onClick={() => onChange(new Set(selectable.map((option) => option.id)))}
        >
          <span className={allChosen ? `${listStyles['box']} ${listStyles['boxOn']}` : listStyles['box']}>
            <Check aria-hidden="true" />
          </span>
          Select All
        </button>
        <button type="button" disabled={value.size === 0} onClick={() => onChange(new Set())}>
          UnSelect All
        </button>
      </div>
      <ListBox
        ref={list}
        aria-label={label}
        items={shown}
        selectionMode="multiple"
        // Esc closes the list; by default it would first clear the selection.
        escapeKeyBehavior="none"
        selectedKeys={value}
        onSelectionChange={(keys) => keys !== 'all' && onChange(new Set([...keys].map(String)))}
        className={`${listStyles['list']} ${styles['options']}`}
        renderEmptyState={() => <div className={listStyles['empty']}>No data available</div>}
      >
        {(option) => <OptionItem option={option} mark="box" />}
      </ListBox>
    </>
  );
}
