import { vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import type { BookLists } from '../use-book-lists.ts';
import { isNarrowed, type PartsAddress, withChange } from './parts-address.ts';
import styles from './filters.module.css';

interface PartsFiltersProps {
  readonly address: PartsAddress;
  readonly lists: BookLists;
  readonly onChange: (address: PartsAddress) => void;
  /** Content at the end of the row. */
  readonly children: ReactNode;
}

const onlyLabels = { changed: 'Changed', 'no-price': 'No price', 'no-region': 'No region' } as const;

export function PartsFilters({ address, lists, onChange, children }: PartsFiltersProps) {
  const choose = (field: 'partType' | 'vehicle' | 'side' | 'subSide' | 'only') => (id: string) =>
    onChange(withChange(address, { [field]: id === any ? undefined : id }));
  const { side } = address;
  return (
    <search className={styles['filters']}>
      <FindBox address={address} onChange={onChange} />
      <FilterChip
        label="Vehicle"
        value={address.vehicle}
        options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
        onChange={choose('vehicle')}
      />
      <FilterChip
        label="Part type"
        value={address.partType}
        options={lists.partTypes.map(({ code, name }) => ({ id: code, label: name }))}
        onChange={choose('partType')}
      />
      <FilterChip
        label="Side"
        value={side}
        options={lists.sides.map(({ code, name }) => ({ id: code, label: name }))}
        onChange={choose('side')}
      />
      {side !== undefined && (
        <FilterChip
          label="Sub side"
          value={address.subSide}
          options={lists.subSides
            .filter((zone) => zone.side === side)
            .map(({ code, name }) => ({ id: code, label: name }))}
          onChange={choose('subSide')}
        />
      )}
      <FilterChip
        label="Only"
        value={address.only}
        options={Object.entries(onlyLabels).map(([id, label]) => ({ id, label }))}
        onChange={choose('only')}
      />
      {isNarrowed(address) && (
        <Button variant="ghost" icon={<X aria-hidden="true" />} onPress={() => onChange(unnarrowed(address))}>
          Clear
        </Button>
      )}
      <span className={styles['end']}>{children}</span>
    </search>
  );
}

/** Clears the filters; order and grouping stay. */
export function unnarrowed({ sort, descending, group }: PartsAddress): PartsAddress {
  return { ...(sort && { sort }), ...(descending && { descending }), ...(group && { group }) };
}

const any = 'any';

interface FilterChipProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
}

/** One filter; its chip shows the selected value. */
function FilterChip({ label, value, options, onChange }: FilterChipProps) {
  const selected = options.find(({ id }) => id === value)?.label ?? value;
  const none = { id: any, label: `Any ${label.toLowerCase()}` };
  return (
    <span className={styles['chip']} data-chosen={selected !== undefined || undefined}>
      <Menu
        label={label}
        placement="bottom start"
        items={selected === undefined ? options : [none, 'line', ...options]}
        onAction={onChange}
        trigger={
          <Button
            variant="ghost"
            icon={selected === undefined ? <Plus aria-hidden="true" size={15} /> : null}
          >
            {selected === undefined ? label : `${label}: ${selected}`}
          </Button>
        }
      />
    </span>
  );
}

const pauseMs = 250;

/** The search text is written to the address once typing pauses. */
function FindBox({ address, onChange }: Pick<PartsFiltersProps, 'address' | 'onChange'>) {
  const { find = '' } = address;
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(find);
  // The address changed by navigation or by clearing the filters, so typed text gives way.
  if (seen !== find) {
    setSeen(find);
    if (typed !== null && typed.trim() !== find) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed.trim() === find) return undefined;
    const timer = setTimeout(
      () => onChange(withChange(address, { find: typed.trim() === '' ? undefined : typed.trim() })),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, find, address, onChange]);
  return (
    <div className={styles['find']}>
      <TextField
        label={<VisuallyHidden>Find a part by number or name</VisuallyHidden>}
        placeholder="Number or name"
        type="search"
        value={typed ?? find}
        onChange={setTyped}
        maxLength={100}
        prefix={<Search aria-hidden="true" size={16} />}
      />
    </div>
  );
}
