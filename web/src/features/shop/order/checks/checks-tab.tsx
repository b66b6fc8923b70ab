import { checkState } from '@dre/core/domain/shop/checks/check-state';
import type { RepairCheck } from '@dre/core/domain/shop/model/repair-order';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { ShopWhen } from '../../open/shop-when.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { useOrderPicture } from '../../photos/use-order-picture.ts';
import { useChoicePhotos } from '../findings/use-present-photos.ts';
import { useOrderNow } from '../order-context.ts';
import styles from '../tabs/lists.module.css';

/** The checks before delivery, with their proof and who passed them. */
export function ChecksTab() {
  const { order } = useOrderNow();
  if (order.checks.length === 0) {
    return (
      <EmptyState icon={<ClipboardCheck />} title="No checks">
        The work of this order asks for none.
      </EmptyState>
    );
  }
  return (
    <ul className={styles['rows']} aria-label="Checks">
      {order.checks.map((check) => (
        <CheckRow key={check.work.key} check={check} />
      ))}
    </ul>
  );
}

const proofLabels = {
  none: 'No proof needed',
  photo: 'Needs a photo',
  reading: 'Needs a reading',
} as const;

const stateLooks = {
  open: { tone: 'neutral', text: 'Open' },
  passed: { tone: 'green', text: 'Passed' },
  failed: { tone: 'red', text: 'Failed' },
} as const;

function CheckRow({ check }: { readonly check: RepairCheck }) {
  const { rights, request } = useOrderNow();
  const { work, results, isWithdrawn } = check;
  const state = checkState(check);
  const { tone, text } = stateLooks[state];
  return (
    <li className={styles['row']} data-withdrawn={isWithdrawn || undefined}>
      <div className={styles['what']}>
        <b>{work.name}</b>
        <span className={styles['note']}>
          {departmentLabels[work.department]}, {proofLabels[work.proof].toLowerCase()}
        </span>
        {results.toReversed().map((result) => (
          <span key={result.id} className={styles['note']}>
            {result.hasPassed ? 'Passed' : 'Failed'} by {result.by}, <ShopWhen at={result.at} />
            {result.reading !== '' && `, reading ${result.reading}`}
            {result.photos.length > 0 &&
              `, ${String(result.photos.length)} photo${result.photos.length === 1 ? '' : 's'}`}
            {result.note !== '' && `: ${result.note}`}
            <CheckPhotos photos={result.photos} />
          </span>
        ))}
      </div>
      <Badge tone={isWithdrawn ? 'neutral' : tone}>{isWithdrawn ? 'Withdrawn' : text}</Badge>
      {rights.works && !isWithdrawn && (
        <div className={styles['actions']}>
          <Button
            aria-label={`Pass ${work.name}`}
            onPress={() => request({ kind: 'check', check: work.key, hasPassed: true })}
          >
            Pass
          </Button>
          <Button
            aria-label={`Fail ${work.name}`}
            variant="ghost"
            onPress={() => request({ kind: 'check', check: work.key, hasPassed: false })}
          >
            Fail
          </Button>
        </div>
      )}
    </li>
  );
}

/** Small pictures of the proof; one press shows the photo large. */
function CheckPhotos({ photos }: { readonly photos: readonly string[] }) {
  const { order } = useOrderNow();
  const known = useChoicePhotos(order);
  const files = photos.flatMap((id) => known.find((photo) => photo.id === id)?.file ?? []);
  if (files.length === 0) return null;
  return (
    <span className={styles['proofs']}>
      {files.map((file) => (
        <CheckPhoto key={file} order={order.id} file={file} />
      ))}
    </span>
  );
}

function CheckPhoto({ order, file }: { readonly order: string; readonly file: string }) {
  const picture = useOrderPicture(order, file);
  if (picture === undefined) return null;
  return (
    <a href={picture.full ?? picture.small} target="_blank" rel="noreferrer">
      <img src={picture.small} alt="Proof of the check" />
    </a>
  );
}
