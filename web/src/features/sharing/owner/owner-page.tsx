import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { createElement, type RefObject, useEffect, useRef, useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { OwnerLines } from './owner-lines.tsx';
import { ownerGreeting, ownerHeading } from './owner-story.ts';
import { PayCard } from './pay-card.tsx';
import { RepairCard } from '../repair-card.tsx';
import { ReplacedNotice } from '../replaced-notice.tsx';
import { ShareFrame } from '../share-frame.tsx';
import styles from '../share.module.css';
import { SharedPhotos } from '../shared-photos.tsx';
import { StickyCard } from '../sticky-card.tsx';
import { SupplementCard } from '../supplement-card.tsx';
import type { SharedEstimateState } from '../use-shared.ts';

const drawing = onDemand(async () => (await import('./owner-drawing.tsx')).OwnerDrawing);

interface OwnerPageProps {
  readonly shared: OwnersEstimate;
  readonly sharedState: SharedEstimateState;
}

/** The page the owner reads and signs: the story first, then the lines, then the amount to pay. */
export function OwnerPage({ shared, sharedState }: OwnerPageProps) {
  const { view, photos, state } = shared;
  const Drawing = useOnDemand(drawing, true);
  const pay = useRef<HTMLElement>(null);
  const isPayVisible = useInSight(pay);
  const review = () => {
    pay.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    pay.current?.focus({ preventScroll: true });
  };
  return (
    <ShareFrame shared={shared}>
      <ReplacedNotice shared={shared} sharedState={sharedState} />
      <div className={styles['grid']}>
        <section className={styles['card']} aria-labelledby="share-title">
          <div className={styles['story']}>
            <h1 id="share-title">{ownerHeading(shared)}</h1>
            <p>{ownerGreeting(shared)}</p>
          </div>
          {shared.repair && (
            <RepairCard repair={shared.repair} token={sharedState.token} onStale={sharedState.reload} />
          )}
          {shared.supplement && <SupplementCard supplement={shared.supplement} />}
          <div className={styles['art']}>{Drawing && createElement(Drawing, { view })}</div>
          <SharedPhotos photos={photos} onStale={sharedState.reload} />
          <OwnerLines groups={view.groups} />
        </section>
        <StickyCard cardRef={pay} label="Total and approval">
          <PayCard shared={shared} sharedState={sharedState} />
        </StickyCard>
      </div>
      {state === 'open' && !isPayVisible && (
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

/** True while any of it is visible: the link to it is offered only while it is not. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isVisible;
}
