import type { PartQueue } from '@dre/core/domain/shop/parts/part-queues';
import { vendorKey } from '@dre/core/domain/shop/model/vendor';
import { partQueueLabels } from '@dre/core/domain/shop/wording/order-labels';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, type MouseEvent, type ReactNode, type SVGProps, useRef } from 'react';
import { roles } from '../../../../ui/grid/grid-roles.ts';
import { VisuallyHidden } from '../../../../ui/primitives/VisuallyHidden.tsx';
import type { Parts } from '../use-parts.ts';
import type { PartsScreen } from '../use-parts-screen.ts';
import type { QueueRow } from '../view/parts-view.ts';
import styles from './list.module.css';
import { PartItem } from './part-item.tsx';

const queueIcons: Readonly<Record<PartQueue, ComponentType<SVGProps<SVGSVGElement>>>> = {
  overdue: TriangleAlert,
  'due-today': Package,
  'expected-later': Truck,
  'no-date': CalendarClock,
  'to-order': Plus,
  unchecked: ClipboardCheck,
  'to-return': Undo2,
};

interface PartListProps {
  readonly parts: Parts;
  readonly screen: PartsScreen;
  readonly isTouch: boolean;
  /** On a phone, the part of the open row that unfolds below it. */
  readonly unfolded?: ((row: QueueRow) => ReactNode) | undefined;
}

const heads = ['Part', 'Order, line', 'Vendor', 'Expected', 'Waits', 'Stops'] as const;

/** The rows by queue. */
export function PartList({ parts, screen, isTouch, unfolded }: PartListProps) {
  const { view, today, vendors } = parts;
  const { active, selection } = screen;
  const leadTimes = new Map(
    vendors.map(({ vendor, leadTime }) => [vendorKey(vendor.name), leadTime?.days ?? null]),
  );
  const press = useRowPress(screen, view.rows, unfolded !== undefined);
  return (
    <div role="grid" aria-label="Parts" aria-multiselectable="true" className={styles['list']} {...press}>
      {!isTouch && (
        <div role={roles.row} className={styles['heads']}>
          <span role={roles.heading}>
            <VisuallyHidden>Selected</VisuallyHidden>
          </span>
          {heads.map((head) => (
            <span key={head} role={roles.heading}>
              {head}
            </span>
          ))}
        </div>
      )}
      {view.queues.map(({ queue, rows }) => {
        const Icon = queueIcons[queue];
        return (
          <div key={queue} role={roles.rows} aria-label={partQueueLabels[queue]}>
            <div className={styles['queue']} data-queue={queue} role="presentation">
              <Icon aria-hidden="true" />
              <b>{partQueueLabels[queue]}</b>
              <span>{rows.length}</span>
            </div>
            {rows.map((row) => (
              <PartItem
                key={row.key}
                row={row}
                today={today}
                usualDays={leadTimes.get(vendorKey(row.vendor)) ?? null}
                isActive={row.key === active?.key}
                isStop={row.key === (active ?? view.rows[0])?.key}
                isSelected={selection.has(row.id)}
                isTouch={isTouch}
                onToggle={selection.toggle}
              >
                {row.key === active?.key && unfolded?.(row)}
              </PartItem>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const longPressMs = 500;

/** A press opens a row; a long press, or a press while rows are selected by finger, selects it. */
function useRowPress({ active, open, selection }: PartsScreen, rows: readonly QueueRow[], doesFold: boolean) {
  const timer = useRef<number>(undefined);
  const wasLong = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowAt(rows, event.target);
      if (wasLong.current || row === undefined) {
        wasLong.current = false;
        return;
      }
      if (event.target instanceof Element && event.target.closest('a, input, label') !== null) return;
      open(doesFold && active?.key === row.key ? null : row);
    },
    onPointerDown: (event: { readonly target: EventTarget; readonly pointerType: string }) => {
      const row = rowAt(rows, event.target);
      wasLong.current = false;
      if (row === undefined || event.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        selection.toggle(row);
      }, longPressMs);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: (event: { readonly movementX: number; readonly movementY: number }) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 3) stop();
    },
  };
}

function rowAt(rows: readonly QueueRow[], target: EventTarget): QueueRow | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return rows.find(({ key }) => key === found?.dataset['row']);
}
