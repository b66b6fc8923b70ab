import type { SharedRepair } from '@dre/core/contract/sharing/shared-estimate';
import { ownerStageAt, ownerStages } from '@dre/core/domain/shop/status/repair-status';
import { longDay, dayOf } from './days.ts';
import { FollowForm } from './follow-form.tsx';
import styles from './repair-card.module.css';
import { SharedPhotos } from './shared-photos.tsx';

interface RepairCardProps {
  readonly repair: SharedRepair;
  /** The link's token; absent where mails are asked for already. */
  readonly token?: string;
  /** Called when a picture fails to load. */
  readonly onStale: () => void;
}

/** The repair on a line of stages, the promised day, what is waited for, and released photos. Never people, hours or costs. */
export function RepairCard({ repair, token, onStale }: RepairCardProps) {
  const { stage, promisedDay, waits, deliveredAt, photos, canFollow } = repair;
  const at = ownerStageAt(stage);
  return (
    <section className={styles['repair']} aria-label="Your repair">
      <h2>{titleOf(repair)}</h2>
      <ol className={styles['stages']}>
        {ownerStages.map(({ name }, index) => (
          <li
            key={name}
            data-done={index < at || undefined}
            {...(index === at && { 'aria-current': 'step' as const })}
          >
            {name}
          </li>
        ))}
      </ol>
      {waits.length > 0 && (
        <ul className={styles['waits']}>
          {waits.map((wait) => (
            <li key={wait}>{wait}.</li>
          ))}
        </ul>
      )}
      {deliveredAt === null && promisedDay === null && <p>The shop has not named a day yet.</p>}
      <SharedPhotos
        label="Photos of the repair"
        onStale={onStale}
        photos={photos.map(({ id, at: taken, small, medium }) => ({
          id,
          small,
          medium,
          caption: dayOf(taken),
          numbers: [],
          height: 0,
          marks: [],
        }))}
      />
      {canFollow && token !== undefined && <FollowForm token={token} />}
    </section>
  );
}

function titleOf({ stage, promisedDay, deliveredAt }: SharedRepair): string {
  if (deliveredAt !== null) return `Handed over on ${dayOf(deliveredAt)}`;
  if (stage === 'ready') return 'Ready for you to pick up';
  return promisedDay === null ? 'Your repair' : `Promised for ${longDay(promisedDay)}`;
}
