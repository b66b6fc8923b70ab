import type { OwnersEstimate } from '@dre/core/contract/shared-estimate';
import type { OwnerView } from '@dre/core/domain/sharing/owner-view';
import { createElement, type RefObject, useEffect, useRef, useState } from 'react';
import { price } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand, useOnDemand } from '../../ui/on-demand.ts';
import { longDay } from './days.ts';
import { OwnerLines } from './owner-lines.tsx';
import { PayCard } from './pay-card.tsx';
import { ShareFrame } from './share-frame.tsx';
import payStyles from './pay.module.css';
import styles from './share.module.css';
import { SharedPhotos } from './shared-photos.tsx';
import type { SharedDesk } from './use-shared.ts';

const drawing = onDemand(async () => (await import('./owner-drawing.tsx')).OwnerDrawing);

interface OwnerPageProps {
  readonly shared: OwnersEstimate;
  readonly desk: SharedDesk;
}

/** What the owner reads and signs. The story first, then the lines, then what they pay. */
export function OwnerPage({ shared, desk }: OwnerPageProps) {
  const { view, photos, state } = shared;
  const Drawing = useOnDemand(drawing, true);
  const pay = useRef<HTMLElement>(null);
  const isPayShown = useInSight(pay);
  const review = () => {
    pay.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    pay.current?.focus({ preventScroll: true });
  };
  return (
    <ShareFrame shared={shared}>
      <div className={styles['grid']}>
        <section className={styles['card']} aria-labelledby="share-title">
          <div className={styles['story']}>
            <h1 id="share-title">{view.vehicle ? `Estimate for your ${view.vehicle}` : 'Your estimate'}</h1>
            <p>{greeting(view)}</p>
          </div>
          <div className={styles['art']}>{Drawing && createElement(Drawing, { view })}</div>
          <SharedPhotos photos={photos} onStale={desk.reload} />
          <OwnerLines groups={view.groups} />
        </section>
        <aside
          ref={pay}
          tabIndex={-1}
          className={`${styles['card']} ${payStyles['pay']}`}
          aria-label="Total and approval"
        >
          <PayCard shared={shared} desk={desk} />
        </aside>
      </div>
      {state === 'open' && !isPayShown && (
        <div className={styles['bar']}>
          <div>
            <span>You pay</span>
            <b>{price(view.youPay.amount)}</b>
          </div>
          <Button variant="primary" size="xl" onPress={review}>
            Review and sign
          </Button>
        </div>
      )}
    </ShareFrame>
  );
}

function greeting({ name, lossDate }: OwnerView): string {
  const first = name.split(/\s+/)[0] ?? '';
  const hello = first === '' ? 'Hello.' : `Hello ${first}.`;
  const damage = lossDate === null ? 'the damage' : `the damage of ${longDay(lossDate)}`;
  return `${hello} This is what it takes to repair ${damage}. The numbers on the drawing, the photos and the list are the same.`;
}

/** Whether any of it is on the screen: the way to it is offered only while it is not. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? false));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isShown;
}
