import type { EditOutcome } from '@dre/core/domain/estimates/sync/merge-edits';
import { refusalMessage } from '@dre/core/domain/estimates/wording/refusal-messages';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { clockTime, stamp } from '../../../lib/text/format.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import type { EstimateNow } from '../open/use-estimate.ts';
import { lineOfEdit } from './edit-categories.ts';
import styles from './history.module.css';
import type { ShareEvent } from './share-events.ts';
import { type DescribedEdit, wouldChange } from './described-edit.ts';

interface HistoryRowProps {
  readonly now: EstimateNow;
  readonly described: DescribedEdit;
}

export function HistoryRow({ now, described }: HistoryRowProps) {
  const { entry, sentence } = described;
  const moment = new Date(entry.at);
  return (
    <li className={styles['row']} data-fate={entry.fate.kind}>
      <time dateTime={entry.at} title={stamp(moment)} className={styles['time']}>
        {clockTime(moment)}
      </time>
      <div className={styles['sentence']}>
        <p className={styles['what']}>{sentence.what}</p>
        <FromTo from={sentence.from} to={sentence.to} />
        <Outcome outcome={entry.fate} />
      </div>
      <div className={styles['actions']}>
        <LineLink now={now} lineId={lineOfEdit(entry.edit)} />
        <PutBack now={now} described={described} />
      </div>
    </li>
  );
}

/** An event of a share link, which cannot be restored. */
export function EventRow({ now, event }: { readonly now: EstimateNow; readonly event: ShareEvent }) {
  const { at, sentence, lineId } = event;
  const moment = new Date(at);
  return (
    <li className={styles['row']}>
      <time dateTime={at} title={stamp(moment)} className={styles['time']}>
        {clockTime(moment)}
      </time>
      <div className={styles['sentence']}>
        <p className={styles['what']}>{sentence.what}</p>
        <FromTo from={sentence.from} to={sentence.to} />
      </div>
      <div className={styles['actions']}>
        <LineLink now={now} lineId={lineId} />
      </div>
    </li>
  );
}

function FromTo({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }) {
  if (from === undefined && to === undefined) return null;
  return (
    <p className={styles['fromTo']}>
      {from !== undefined && (
        <>
          <VisuallyHidden>from </VisuallyHidden>
          <del>{from}</del>
        </>
      )}
      {from !== undefined && to !== undefined && <ArrowRight aria-hidden="true" />}
      {to !== undefined && (
        <>
          <VisuallyHidden> to </VisuallyHidden>
          <ins>{to}</ins>
        </>
      )}
    </p>
  );
}

/** Applied edits need no label. */
function Outcome({ outcome }: { readonly outcome: EditOutcome }) {
  if (outcome.kind === 'applied') return null;
  return (
    <p className={styles['outcome']}>
      <Badge tone={outcome.kind === 'refused' ? 'red' : 'amber'}>
        {outcome.kind === 'refused' ? 'Refused' : 'Overtaken'}
      </Badge>
      {outcome.kind === 'refused'
        ? refusalMessage(outcome.refusal)
        : 'Somebody else changed it meanwhile, and a change beats a removal.'}
    </p>
  );
}

function LineLink({ now, lineId }: { readonly now: EstimateNow; readonly lineId: string | null }) {
  const { lines, id } = now.estimate;
  const line = lines.find((one) => one.id === lineId);
  if (line === undefined) return null;
  return (
    <Link
      to="/estimate/$id/new-estimate"
      params={{ id }}
      search={{ line: line.id }}
      className={styles['lineLink']}
    >
      {`Show line ${line.number}`}
    </Link>
  );
}

function PutBack({ now, described }: HistoryRowProps) {
  const { back: restoring, sentence } = described;
  const { estimate, book, mayWrite, store } = now;
  if (restoring === null || !mayWrite || !wouldChange(estimate, restoring, book)) return null;
  const write = () => {
    const done = store.write(`put back ${sentence.what}`, [restoring]);
    void showBanner(
      done.ok
        ? { message: 'Put back', action: { label: 'Undo', onPress: store.undoOfNewest() } }
        : { message: refusalMessage(done.refusal), tone: 'error' },
    );
  };
  return (
    <Button
      variant="ghost"
      icon={<RotateCcw aria-hidden="true" />}
      aria-label={`Put back: ${sentence.what}${sentence.from === undefined ? '' : `, ${sentence.from}`}`}
      onPress={write}
    >
      Put back
    </Button>
  );
}
