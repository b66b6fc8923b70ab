import CalendarClock from 'lucide-react/icons/calendar-clock';
import PackageCheck from 'lucide-react/icons/package-check';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Undo2 from 'lucide-react/icons/undo-2';
import type { RefObject } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { MultiSelectChip } from '../../../../ui/choices/MultiSelect.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { Parts } from '../use-parts.ts';
import { orderButtonText } from '../view/purchases.ts';
import type { OpenPart } from '../view/parts-view.ts';
import styles from './list.module.css';

interface ToolRowProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Find, filters, and what can be done with the selected rows. */
export function ToolRow({ parts, screen, search }: ToolRowProps) {
  const { address, show, find, view } = parts;
  return (
    <search className={styles['tools']}>
      <div className={styles['find']}>
        <TextField
          label={<VisuallyHidden>Find on the parts desk</VisuallyHidden>}
          placeholder="Part, number, order"
          type="search"
          value={find.text}
          maxLength={100}
          onChange={find.type}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            find.type('');
            event.currentTarget.blur();
          }}
          inputRef={search}
          prefix={<Search aria-hidden="true" size={16} />}
          {...(find.text === '' && { suffix: <Kbd>/</Kbd> })}
        />
      </div>
      <MultiSelectChip
        label="Vendor"
        options={optionsOf(view.vendors, address.vendor)}
        value={new Set(address.vendor)}
        onChange={(chosen) => show({ ...address, vendor: [...chosen] })}
      />
      <MultiSelectChip
        label="Order"
        options={optionsOf(view.orders, address.order)}
        value={new Set(address.order)}
        onChange={(chosen) => show({ ...address, order: [...chosen] })}
      />
      {screen.selection.rows.length > 0 ? (
        <SelectedActions parts={parts} screen={screen} />
      ) : (
        parts.mayOrder && (
          <div className={styles['selected']}>
            <Button onPress={() => screen.setQuestion({ kind: 'purchases' })}>Purchase orders</Button>
          </div>
        )
      )}
    </search>
  );
}

export function SelectedActions({ parts: { mayOrder }, screen }: Pick<ToolRowProps, 'parts' | 'screen'>) {
  const { rows } = screen.selection;
  const coming = rows.filter(isOnTheWay);
  const wanted = rows.filter(isToOrder);
  const back = rows.filter(isToReturn);
  return (
    <div className={styles['selected']}>
      <span>
        <b>{rows.length}</b> selected
      </span>
      {mayOrder && coming.length > 0 && (
        <Button icon={<CalendarClock aria-hidden="true" />} onPress={() => screen.ask('day', coming)}>
          Date
        </Button>
      )}
      {mayOrder && back.length > 0 && (
        <Button icon={<Undo2 aria-hidden="true" />} onPress={() => screen.ask('return', back)}>
          {`Return ${String(back.length)}`}
        </Button>
      )}
      {mayOrder && wanted.length > 0 && (
        <Button
          variant={coming.length > 0 ? 'default' : 'primary'}
          icon={<Plus aria-hidden="true" />}
          onPress={() => screen.ask('order', wanted)}
        >
          {orderButtonText(wanted)}
        </Button>
      )}
      {coming.length > 0 && (
        <Button
          variant="primary"
          icon={<PackageCheck aria-hidden="true" />}
          onPress={() => void screen.receive(coming)}
        >
          {`Receive ${String(coming.length)}`}
        </Button>
      )}
    </div>
  );
}

export function isOnTheWay({ quantities }: OpenPart): boolean {
  return quantities.onTheWay > 0;
}

/** A part in a draft is ordered by sending the draft. */
export function isToOrder({ quantities, draft }: OpenPart): boolean {
  return quantities.toOrder > 0 && draft === null;
}

export function isToReturn({ quantities }: OpenPart): boolean {
  return quantities.damagedHere > 0 || quantities.surplus > 0;
}

function optionsOf(names: readonly string[], chosen: readonly string[]) {
  return [...new Set([...chosen, ...names])].map((name) => ({ id: name, label: name }));
}
