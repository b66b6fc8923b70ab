import { useNavigate, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useMedia } from '../../../../ui/primitives/use-media.ts';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { useShop } from '../../open/use-shop.ts';
import { useOrderNow } from '../order-context.ts';
import { drawnWork, sidesOfWork } from '../drawing/drawn-work.ts';
import { WorkGrid } from './work-grid.tsx';
import { workRows } from './work-rows.ts';
import styles from './work-tab.module.css';

const drawing = onDemand(async () => (await import('../drawing/order-drawing.tsx')).OrderDrawing);

/** Steps and tasks, and the drawing with their numbers beside them; on small screens a number opens it as a sheet. */
export function WorkTab() {
  const { order, time, holds } = useOrderNow();
  const onClock = useShop((state) => state.onClock);
  const steps = workRows({ order, clocked: time.clocked, onClock, holds });
  const isWide = useMedia('(min-width: 1101px)');
  const address = useSearch({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const navigate = useNavigate({ from: '/shop/orders/$id' });
  const hasDrawing =
    order.findings.length > 0 || (order.unit.type !== null && sidesOfWork(drawnWork(steps)).length > 0);
  const Drawing = useOnDemand(drawing, hasDrawing && (isWide || address.task !== undefined));
  const select = (task: string | undefined) =>
    void navigate({
      search: ({ tab }) => ({ ...(tab !== undefined && { tab }), ...(task !== undefined && { task }) }),
      replace: true,
    });
  const side = (view: string) =>
    void navigate({ search: (before) => ({ ...before, side: view }), replace: true });
  const shown =
    Drawing &&
    createElement(Drawing, {
      steps,
      side: address.side,
      task: address.task,
      onSide: side,
      onTask: select,
    });
  return (
    <div className={styles['work']} data-alone={!hasDrawing || undefined}>
      <WorkGrid steps={steps} selected={address.task ?? null} onSelect={select} />
      {isWide && hasDrawing && (
        <section className={styles['drawing']} aria-label="Drawing, photos and findings" data-pane>
          {shown}
        </section>
      )}
      {!isWide && hasDrawing && (
        <Drawer
          side="bottom"
          isOpen={address.task !== undefined}
          onClose={() => select(undefined)}
          title="On the drawing"
        >
          {shown}
        </Drawer>
      )}
    </div>
  );
}
