import { useNavigate } from '@tanstack/react-router';
import { product } from '@dre/core/domain/product';
import { useEffect, useEffectEvent } from 'react';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { type Command, isCommandKey, offerCommands } from '../../../lib/commands.ts';
import { Kbd } from '../../../ui/actions/Kbd.tsx';
import { useOrderNow } from './order-context.ts';
import styles from './order-page.module.css';
import { orderTabs } from './tabs/order-tab.ts';

const where = 'Repair order';

const keys: readonly Command[] = [
  { id: 'pane', name: 'Go to the next pane', keys: [['F6']], where },
  { id: 'tick', name: 'Tick the task in focus', keys: [['T']], where },
  { id: 'fold', name: 'Fold or open a step', keys: [['←'], ['→']], where },
  { id: 'hold', name: 'Hold', keys: [['H']], where },
  { id: 'promise', name: 'Promise', keys: [['P']], where },
  { id: 'tabs', name: 'Work, Parts, Photos, Time, Checks, History', keys: [['Alt', '1–6']], where },
];

const hints = [
  ['F6', 'pane'],
  ['T', 'tick'],
  ['H', 'hold'],
  ['P', 'promise'],
  ['?', 'all keys'],
] as const;

/** The keys of the order, and the line that names them. */
export function OrderKeys() {
  const { year } = useConfiguration();
  useOrderKeys();
  return (
    <footer className={styles['foot']}>
      <ul aria-label="Keys">
        {hints.map(([key, does]) => (
          <li key={key}>
            <Kbd>{key}</Kbd>
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

function useOrderKeys(): void {
  const { order, rights, request } = useOrderNow();
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F6') return goToPane(event);
    const tab = event.altKey && !event.ctrlKey ? orderTabs[Number(event.key) - 1] : undefined;
    if (tab !== undefined) {
      event.preventDefault();
      return void navigate({
        to: '/shop/orders/$id',
        params: { id: order.id },
        search: (before) => ({ ...before, tab }),
      });
    }
    if (!isCommandKey(event)) return undefined;
    const key = event.key.toLowerCase();
    const requested = key === 'h' && rights.holds ? 'hold' : key === 'p' && rights.manages ? 'promise' : null;
    if (requested === null || order.state !== 'open') return undefined;
    event.preventDefault();
    return request({ kind: requested });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => offerCommands(keys), []);
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
