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
  readonly told: DescribedEdit;
}

export function HistoryRow({ now, told }: HistoryRowProps) {
  const { entry, words } = told;
  const moment = new Date(entry.at);
  return (
    <li className={styles['row']} data-fate={entry.fate.kind}>
      <time dateTime={entry.at} title={stamp(moment)} className={styles['time']}>
        {clockTime(moment)}
      </time>
      <div className={styles['words']}>
        <p className={styles['what']}>{words.what}</p>
        <FromTo from={words.from} to={words.to} />
        <Became fate={entry.fate} />
      </div>
      <div className={styles['deeds']}>
        <LineLink now={now} lineId={lineOfEdit(entry.edit)} />
        <PutBack now={now} told={told} />
      </div>
    </li>
  );
}

/** An event of a share link, which cannot be restored. */
export function EventRow({ now, event }: { readonly now: EstimateNow; readonly event: ShareEvent }) {
  const { at, words, lineId } = event;
  const moment = new Date(at);
  return (
    <li className={styles['row']}>
      <time dateTime={at} title={stamp(moment)} className={styles['time']}>
        {clockTime(moment)}
      </time>
      <div className={styles['words']}>
        <p className={styles['what']}>{words.what}</p>
        <FromTo from={words.from} to={words.to} />
      </div>
      <div className={styles['deeds']}>
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
function Became({ fate }: { readonly fate: EditOutcome }) {
  if (fate.kind === 'applied') return null;
  return (
    <p className={styles['fate']}>
      <Badge tone={fate.kind === 'refused' ? 'red' : 'amber'}>
        {fate.kind === 'refused' ? 'Refused' : 'Overtaken'}
      </Badge>
      {fate.kind === 'refused'
        ? refusalMessage(fate.refusal)
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

function PutBack({ now, told }: HistoryRowProps) {
  const { back, words } = told;
  const { estimate, book, mayWrite, store } = now;
  if (back === null || !mayWrite || !wouldChange(estimate, back, book)) return null;
  const write = () => {
    const done = store.write(`put back ${words.what}`, [back]);
    void showBanner(
      done.ok
        ? { message: 'Put back', action: { label: 'Undo', onPress: () => store.undo() } }
        : { message: refusalMessage(done.refusal), tone: 'error' },
    );
  };
  return (
    <Button
      variant="ghost"
      icon={<RotateCcw aria-hidden="true" />}
      aria-label={`Put back: ${words.what}${words.from === undefined ? '' : `, ${words.from}`}`}
      onPress={write}
    >
      Put back
    </Button>
  );
}
