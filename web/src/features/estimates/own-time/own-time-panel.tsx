import { type OwnTimeReply, readOwnTime } from '@dre/core/contract/shop/own-time';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import { useId, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { hours } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { type AskedQuery, houseValueAddress, ownTimeChanges } from './asked-work.ts';
import { comparedText, countText, methodSentences, spreadText } from './own-time-text.ts';
import { RepairDots } from './repair-dots.tsx';
import styles from './own-time.module.css';

export interface OwnTimePanelProps {
  readonly line: Line;
  readonly asked: AskedQuery;
  /** Book hours for the line, in tenths. */
  readonly book: number;
  readonly isReadOnly: boolean;
}

/** What such work took in the company's own shop, beside the hours of the book. */
export function OwnTimePanel(props: OwnTimePanelProps) {
  const { data, error, refetch } = useQuery(readOwnTime, { query: props.asked });
  if (error !== undefined) {
    return (
      <div className={styles['panel']} role="alert">
        <p>{problemText(error)}</p>
        <Button onPress={refetch}>Try again</Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles['panel']} aria-busy="true" aria-label="Your shop’s time is being read">
        <Skeleton shape="block" />
      </div>
    );
  }
  return data.figures === null ? (
    <Silence state={data.state} />
  ) : (
    <Figures {...props} {...data} figures={data.figures} />
  );
}

const silences: Readonly<Record<OwnTimeReply['state'], string>> = {
  measured: '',
  'too-few':
    'Nothing to say yet. It takes five delivered repairs of such work that were clocked on the task itself.',
  'one-person': 'Seen by that person alone. An owner can change this in shop settings.',
};

function Silence({ state }: { readonly state: OwnTimeReply['state'] }) {
  return (
    <div className={styles['panel']}>
      <h3 className={styles['heading']}>Your shop</h3>
      <p>{silences[state]}</p>
    </div>
  );
}

interface FiguresProps extends OwnTimePanelProps {
  readonly figures: MeasuredHours;
  readonly repairs: readonly number[];
}

function Figures({ line, book, figures, repairs, isReadOnly }: FiguresProps) {
  return (
    <div className={styles['panel']}>
      <div className={styles['top']}>
        <div>
          <h3 className={styles['heading']}>Your shop</h3>
          <p className={styles['own']}>
            <strong>{hours(figures.hours)} h</strong> <span>{spreadText(figures)}</span>{' '}
            {figures.isFew && <Badge tone="amber">few</Badge>}
          </p>
        </div>
        <div className={styles['bookSide']}>
          <span>Book</span>
          <strong>{hours(book)}</strong>
        </div>
      </div>
      <RepairDots figures={figures} repairs={repairs} book={book} />
      <p className={styles['count']}>
        <strong>{countText(figures)}</strong>, {comparedText(figures)}
        {figures.isFew && ' Few samples mislead.'}
      </p>
      <Choices line={line} figures={figures} isReadOnly={isReadOnly} />
    </div>
  );
}

function Choices({ line, figures, isReadOnly }: Pick<FiguresProps, 'line' | 'figures' | 'isReadOnly'>) {
  const { applyChanges, announce } = useBuilderTools();
  const [isExplained, setExplained] = useState(false);
  const method = useId();
  const houseValue = houseValueAddress(line, figures);
  const isUsed = line.labor[figures.laborType]?.billed === figures.hours;
  const use = () => {
    if (!applyChanges(`Own time on line ${String(line.number)}`, ownTimeChanges(line, figures))) return;
    announce(`Line ${String(line.number)} bills your shop’s ${hours(figures.hours)} hours.`);
  };
  return (
    <>
      <div className={styles['actions']}>
        {!isReadOnly && (
          <Button variant="primary" isDisabled={isUsed} onPress={use}>
            {isUsed ? 'In use' : 'Use it'}
          </Button>
        )}
        {houseValue !== null && <LinkButton href={houseValue}>Make it a house value</LinkButton>}
        <button
          type="button"
          className={styles['how']}
          aria-expanded={isExplained}
          aria-controls={method}
          onClick={() => setExplained(!isExplained)}
        >
          How
        </button>
      </div>
      <ul id={method} className={styles['method']} hidden={!isExplained}>
        {methodSentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
