import type { listChoices } from '@dre/core/contract/estimates/estimate-list';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { formatPeriod } from '@dre/core/domain/reports/months';
import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { MultiSelectChip } from '../../../ui/choices/MultiSelect.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import styles from './filter-row.module.css';
import { isNarrowed, type ListAddress, monthsIn, periods, type ListPeriod } from './list-address.ts';
import { periodFieldLabels, periodLabels } from './list-labels.ts';
import type { EstimateList } from './use-estimate-list.ts';
import { ViewsMenu } from './views-menu.tsx';

interface FilterRowProps {
  readonly list: EstimateList;
  readonly choices: ReplyOf<typeof listChoices> | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
}

export function FilterRow({ list, choices, search }: FilterRowProps) {
  const { address, show } = list;
  const change = (part: ListAddress) => show(withChanges(address, part));
  return (
    <search className={styles['filters']}>
      <FindBox list={list} search={search} />
      <PeriodChip address={address} onChange={change} />
      <MultiSelectChip
        label="Vehicle type"
        options={vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] }))}
        value={new Set(address.type)}
        onChange={(value) => change({ type: [...value] as VehicleType[] })}
      />
      <MultiSelectChip
        label="Insurer"
        options={named(choices?.insurers, address.insurer)}
        value={new Set(address.insurer)}
        onChange={(value) => change({ insurer: [...value] })}
      />
      <MultiSelectChip
        label="Estimator"
        options={named(choices?.estimators, address.estimator)}
        value={new Set(address.estimator)}
        onChange={(value) => change({ estimator: [...value] })}
      />
      {isNarrowed(address) && (
        <Button variant="ghost" icon={<X aria-hidden="true" />} onPress={() => show(order(address))}>
          Clear
        </Button>
      )}
      <span className={styles['end']}>
        <Button
          variant="ghost"
          aria-pressed={address.archived === 'yes'}
          onPress={() =>
            show(address.archived ? without(address, 'archived') : { ...address, archived: 'yes' })
          }
        >
          {address.archived ? 'Back to the list' : 'Archived'}
        </Button>
        <ViewsMenu list={list} />
      </span>
    </search>
  );
}

function named(existing: readonly string[] = [], selected: readonly string[] = []) {
  return [...new Set([...selected, ...existing])].map((name) => ({ id: name, label: name }));
}

/** An empty selection removes the filter. */
function withChanges(address: ListAddress, part: ListAddress): ListAddress {
  const merged = Object.entries({ ...address, ...part });
  return Object.fromEntries(merged.filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
}

function without(address: ListAddress, ...fields: (keyof ListAddress)[]): ListAddress {
  return Object.fromEntries(
    Object.entries(address).filter(([field]) => !fields.includes(field as keyof ListAddress)),
  );
}

function order({ sort, direction }: ListAddress): ListAddress {
  return { ...(sort && { sort }), ...(direction && { direction }) };
}

function PeriodChip(props: {
  readonly address: ListAddress;
  readonly onChange: (part: ListAddress) => void;
}) {
  const { address, onChange } = props;
  const { period, of = 'updated' } = address;
  const months = monthsIn(address.months);
  const periodText = months === undefined ? period && periodLabels[period] : formatPeriod(months);
  const label = periodText === undefined ? 'Updated' : `${periodFieldLabels[of]}: ${periodText}`;
  const items = periods.map((id) => ({ id, label: periodLabels[id] }));
  return (
    <Menu
      label="Period"
      items={periodText === undefined ? items : [...items, 'line', { id: 'any', label: 'Any time' }]}
      onAction={(id) =>
        id === 'any'
          ? onChange({ period: [] as never, months: [] as never, of: [] as never })
          : onChange({ period: id as ListPeriod, months: [] as never, of })
      }
      trigger={
        <Button
          icon={<CalendarDays aria-hidden="true" />}
          variant={periodText === undefined ? 'ghost' : 'default'}
        >
          {label}
        </Button>
      }
    />
  );
}

const pauseMs = 250;

/** The search text goes into the address once typing pauses. */
function FindBox({
  list,
  search,
}: {
  readonly list: EstimateList;
  readonly search: FilterRowProps['search'];
}) {
  const { address, show } = list;
  const [typed, setTyped] = useState({ text: address.find ?? '', of: address.find ?? '' });
  // After a back navigation or a cleared filter, the address differs from the text typed last.
  const text =
    typed.of === (address.find ?? '') || typed.text.trim() !== typed.of ? typed.text : (address.find ?? '');
  useEffect(() => {
    const requested = typed.text.trim();
    if (requested === typed.of) return undefined;
    const timer = setTimeout(() => {
      setTyped({ text: typed.text, of: requested });
      show(requested === '' ? without(address, 'find') : { ...address, find: requested }, true);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, address, show]);
  return (
    <div className={styles['find']}>
      <TextField
        label={<VisuallyHidden>Find by number, name, VIN, claim, plate or part</VisuallyHidden>}
        placeholder="Number, name, VIN or claim"
        type="search"
        value={text}
        onChange={(next) => setTyped({ text: next, of: address.find ?? '' })}
        maxLength={100}
        inputRef={search}
        prefix={<Search aria-hidden="true" size={16} />}
      />
    </div>
  );
}
