import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import { waitSentence } from '@dre/core/domain/shop/wording/describe-wait';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { useToday } from '../open/shop-day.ts';
import { missingText } from '../order/work/missing-text.ts';
import { missingPart, type MyTask } from './tasks/my-tasks.ts';
import styles from './my-work.module.css';

/** The reasons a task cannot be begun now: a part is missing, work is on hold, or the unit is away. Nothing if it can. */
export function WaitsFor({ mine }: { readonly mine: MyTask }) {
  if (mine.waits.length === 0) return null;
  return (
    <span className={styles['waits']}>
      <MissingPart mine={mine} />
      {placedWaits(mine).map((hold) => (
        <Badge key={holdKey(hold)} tone="amber" icon={<Pause aria-hidden="true" />}>
          {hold.kind === 'sublet' ? `Off site, with ${hold.reason}` : holdLabels[hold.kind]}
        </Badge>
      ))}
    </span>
  );
}

/** Why the work in hand is on hold and who can end it; a list has no room for that. */
export function CurrentWaits({ mine }: { readonly mine: MyTask }) {
  return (
    <>
      {missingPart(mine) !== null && (
        <div className={styles['inHand']}>
          <MissingPart mine={mine} />
        </div>
      )}
      {placedWaits(mine).map((hold) => (
        <p key={holdKey(hold)} className={styles['notes']}>
          <Pause aria-hidden="true" />
          <span>{waitSentence(hold)}</span>
        </p>
      ))}
    </>
  );
}

function MissingPart({ mine }: { readonly mine: MyTask }) {
  const today = useToday();
  const part = missingPart(mine);
  if (part === null) return null;
  const { tone, text } = missingText(part, today);
  return (
    <Badge tone={tone} icon={<Package aria-hidden="true" />}>
      {text}
    </Badge>
  );
}

function placedWaits({ waits }: MyTask): readonly ActiveHold[] {
  return waits.filter(({ kind }) => kind !== 'parts');
}

function holdKey({ kind, since, reason }: ActiveHold): string {
  return `${kind} ${since} ${reason}`;
}
