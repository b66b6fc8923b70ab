import type { OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { changeText } from '@dre/core/domain/sharing/supplement-text';
import { createElement, type RefObject, useEffect, useRef, useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { longDay } from '../days.ts';
import { OwnerLines } from './owner-lines.tsx';
import { PayCard } from './pay-card.tsx';
import { RepairCard } from '../repair-card.tsx';
import { ReplacedNotice } from '../replaced-notice.tsx';
import { ShareFrame } from '../share-frame.tsx';
import styles from '../share.module.css';
import { SharedPhotos } from '../shared-photos.tsx';
import { yourVehicle } from './your-vehicle.ts';
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
            <h1 id="share-title">{heading(shared)}</h1>
            <p>{greeting(shared)}</p>
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

function heading({ view, version, supplement }: OwnersEstimate): string {
  const what = supplement === null ? 'Estimate' : `Supplement ${version}`;
  const vehicle = yourVehicle(view);
  if (vehicle !== '') return `${what} for your ${vehicle}`;
  return supplement === null ? 'Your estimate' : `${what} to your estimate`;
}

function greeting(shared: OwnersEstimate): string {
  const { view, version, supplement } = shared;
  const first = view.name.split(/\s+/)[0] ?? '';
  const hello = first === '' ? 'Hello.' : `Hello ${first}.`;
  const same = numberedText(shared);
  if (supplement !== null) {
    const { since, change } = supplement;
    return `${hello} ${version} follows ${since}: it ${changeText(change)}, and the repair now comes to ${price(view.gross)}. ${same}`;
  }
  const damage = view.lossDate === null ? 'the damage' : `the damage of ${longDay(view.lossDate)}`;
  return `${hello} This is what it takes to repair ${damage}. ${same}`;
}

/** Mentions only what has numbers. */
function numberedText({ view, photos }: Pick<OwnersEstimate, 'view' | 'photos'>): string {
  const lines = view.groups.flatMap((group) => group.lines);
  const isDrawn = view.vehicleType !== null && lines.some(({ region }) => region !== null);
  const places = [
    ...(isDrawn ? ['the drawing'] : []),
    ...(photos.some(({ numbers }) => numbers.length > 0) ? ['the photos'] : []),
  ];
  return places.length === 0 ? '' : `The numbers on ${places.join(', ')} and the list are the same.`;
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
