import type { Finding } from '@dre/core/domain/shop/model/repair-order';
import { createElement } from 'react';
import { ShopWhen } from '../../open/shop-when.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { sideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { OrderPhoto } from '../drawing/order-photo.tsx';
import { useOrderPictures } from '../drawing/order-pictures.ts';
import { useOrderNow } from '../order-context.ts';
import styles from './findings.module.css';

const maker = onDemand(async () => (await import('./finding-line.tsx')).FindingLine);

/** Damage the shop uncovered, beside the drawing. */
export function FindingList() {
  const { order } = useOrderNow();
  if (order.findings.length === 0) return null;
  return (
    <section className={styles['findings']} aria-labelledby="order-findings">
      <h2 id="order-findings">Found by the shop</h2>
      <FindingCards />
    </section>
  );
}

/** The findings, the one asked for first and then the newest; each can become a line of the supplement. */
export function FindingCards({ first }: { readonly first?: string | undefined }) {
  const { findings } = useOrderNow().order;
  const sorted = findings
    .toReversed()
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  return (
    <ul>
      {sorted.map((finding) => (
        <FindingCard key={finding.id} finding={finding} />
      ))}
    </ul>
  );
}

function FindingPhotos({ photos }: { readonly photos: readonly string[] }) {
  const { order } = useOrderNow();
  const { lines = [] } = useOrderPictures();
  const known = [...(order.photos ?? []), ...lines.flatMap((line) => line.photos)];
  const shown = photos.flatMap((id) => known.find((photo) => photo.id === id) ?? []);
  return (
    <ul className={styles['pictures']}>
      {shown.map(({ id, file }, index) => (
        <li key={id}>
          <OrderPhoto file={file} lineNumber={null} label={`Photo ${String(index + 1)} of the finding`} />
        </li>
      ))}
    </ul>
  );
}

function FindingCard({ finding }: { readonly finding: Finding }) {
  const { order, rights } = useOrderNow();
  const Maker = useOnDemand(maker, rights.readsEstimate);
  const task = order.tasks.find(({ work }) => work.key === finding.task);
  const where = [
    task === undefined ? '' : `line ${String(task.work.lineNumber)}`,
    finding.location === null ? '' : sideNames[finding.location.side],
  ].filter(Boolean);
  return (
    <li className={styles['card']}>
      {finding.photos.length > 0 && <FindingPhotos photos={finding.photos} />}
      <b>{finding.description}</b>
      <span className={styles['by']}>
        {finding.by}, <ShopWhen at={finding.at} />
        {where.length > 0 && `, ${where.join(', ')}`}
      </span>
      {rights.readsEstimate && Maker && createElement(Maker, { finding })}
    </li>
  );
}
