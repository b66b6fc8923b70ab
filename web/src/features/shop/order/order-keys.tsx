import { useNavigate, useSearch } from '@tanstack/react-router';
import { product } from '@dre/core/domain/product';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { type Command, isCommandKey, offerCommands } from '../../../lib/commands.ts';
import { Kbd } from '../../../ui/actions/Kbd.tsx';
import { type OrderNow, useOrderNow } from './order-context.ts';
import styles from './order-page.module.css';
import { type OrderTab, orderTab, orderTabs } from './tabs/order-tab.ts';

const where = 'Repair order';

interface OrderKey extends Command {
  /** The words in the line at the foot; null where only the list of keys has it. */
  readonly hint: readonly [key: string, does: string] | null;
}

/** The keys that do something now, for this person, on this tab. */
export function orderKeys({ order, rights }: Pick<OrderNow, 'order' | 'rights'>, tab: OrderTab) {
  const isOpen = order.state === 'open';
  const isWork = tab === 'work';
  const keys: readonly (readonly [boolean, OrderKey])[] = [
    [true, key('pane', 'Go to the next pane', [['F6']], ['F6', 'pane'])],
    [isWork && rights.works, key('tick', 'Tick the task in focus', [['T']], ['T', 'tick'])],
    [isWork, key('fold', 'Fold or open a step', [['←'], ['→']], null)],
    [isOpen && rights.holds, key('hold', 'Hold', [['H']], ['H', 'hold'])],
    [isOpen && rights.manages, key('promise', 'Promise', [['P']], ['P', 'promise'])],
    [true, key('tabs', 'Work, Parts, Photos, Time, Checks, History', [['Alt', '1–6']], null)],
  ];
  return keys.flatMap(([isOffered, one]) => (isOffered ? [one] : []));
}

function key(id: string, name: string, keys: Command['keys'], hint: OrderKey['hint']): OrderKey {
  return { id, name, keys, where, hint };
}

/** The keys of the order, and the line that names them. */
export function OrderKeys() {
  const { year } = useConfiguration();
  const keys = useOrderKeys();
  const hints = [...keys.flatMap(({ hint }) => (hint === null ? [] : [hint])), ['?', 'all keys'] as const];
  return (
    <footer className={styles['foot']}>
      <ul aria-label="Keys">
        {hints.map(([name, does]) => (
          <li key={name}>
            <Kbd>{name}</Kbd>
            {does}
          </li>
        ))}
      </ul>
      <p>
        {`Copyright © ${String(year)} ${product.publisher}`} <span>{`Version ${product.version}`}</span>
      </p>
    </footer>
  );
}

function useOrderKeys(): readonly OrderKey[] {
  const { order, rights, request } = useOrderNow();
  const { tab } = useSearch({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const keys = useMemo(() => orderKeys({ order, rights }, orderTab(tab)), [order, rights, tab]);
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F6') return goToPane(event);
    const next = event.altKey && !event.ctrlKey ? orderTabs[Number(event.key) - 1] : undefined;
    if (next !== undefined) {
      event.preventDefault();
      return void navigate({
        to: '/shop/orders/$id',
        params: { id: order.id },
        search: (before) => ({ ...before, tab: next }),
      });
    }
    if (!isCommandKey(event)) return undefined;
    const letter = event.key.toUpperCase();
    const pressed = keys.find(({ hint }) => hint?.[0] === letter)?.id;
    if (pressed !== 'hold' && pressed !== 'promise') return undefined;
    event.preventDefault();
    return request({ kind: pressed });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => offerCommands(keys), [keys]);
  return keys;
}

const stops = 'button, [href], input, select, textarea, [tabindex="0"]';

/** Panes are marked with `data-pane`; focus lands on the first stop of the next one. */
function goToPane(event: KeyboardEvent): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(
    (pane) => pane.offsetParent !== null && pane.querySelector(stops) !== null,
  );
  if (panes.length === 0) return;
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const step = event.shiftKey ? -1 : 1;
  const next = panes[(at + step + panes.length) % panes.length];
  event.preventDefault();
  next?.querySelector<HTMLElement>(stops)?.focus();
}
