import type { EditionRow, readEditions } from '@dre/core/contract/catalogue/book-editions';
import { calendarDay } from '../../../lib/text/format.ts';
import listStyles from '../../../lib/components/list-page.module.css';
import { RowButton } from '../../../lib/components/row-button.tsx';
import { problemText } from '../../../lib/calls/use-action.ts';
import type { QueryResult } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import styles from './editions.module.css';

const states: Record<EditionRow['state'], readonly [string, BadgeTone]> = {
  coming: ['Coming', 'blue'],
  'in-effect': ['In effect', 'green'],
  past: ['Earlier', 'neutral'],
};

interface PublishedCardProps {
  readonly editions: QueryResult<ReplyOf<typeof readEditions>>;
  readonly onOpen: (edition: EditionRow) => void;
  readonly onAgain: (edition: EditionRow) => void;
}

/** All editions. The newest cannot be published again: the draft is based on it. */
export function PublishedCard({ editions, onOpen, onAgain }: PublishedCardProps) {
  const { data, error, isPending, refetch } = editions;
  const isSkeletonShown = useLoadingVisible(isPending && data === undefined);
  const newest = data?.[0]?.number;
  return (
    <Card as="section" padding="none" heading={<h2>Published editions</h2>} aria-label="Published editions">
      {error !== undefined && data === undefined ? (
        <ErrorState
          title="The editions could not be read"
          actions={<Button onPress={refetch}>Try Again</Button>}
        >
          {problemText(error)}
        </ErrorState>
      ) : (
        <Table
          caption="Published editions"
          columns={columnsFor(onOpen, onAgain, newest)}
          rows={data ?? []}
          rowKey={({ number }) => String(number)}
          skeletonRows={isSkeletonShown ? 3 : 0}
          empty={isPending ? null : 'No edition is published yet.'}
        />
      )}
    </Card>
  );
}

function columnsFor(
  onOpen: PublishedCardProps['onOpen'],
  onAgain: PublishedCardProps['onAgain'],
  newest: number | undefined,
): readonly Column<EditionRow>[] {
  return [
    {
      id: 'edition',
      header: 'Edition',
      isRowHeader: true,
      cell: (edition) => (
        <span className={styles['row']}>
          <RowButton onPress={() => onOpen(edition)}>{nameOf(edition)}</RowButton>
          {edition.note !== '' && (
            <span className={`${styles['quiet']} ${styles['note']}`}>{edition.note}</span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state][1]}>{states[state][0]}</Badge>,
    },
    { id: 'effective', header: 'In effect from', cell: ({ effectiveOn }) => dayText(effectiveOn) },
    { id: 'changes', header: 'Changes', cell: (edition) => changesOf(edition) },
    {
      id: 'published',
      header: 'Published',
      cell: ({ publishedAt, author }) => (
        <span className={styles['by']}>
          <When at={publishedAt} />
          {author}
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: (edition) =>
        edition.number === newest ? null : (
          <span className={listStyles['actions']}>
            <Button aria-label={`Publish ${nameOf(edition)} again`} onPress={() => onAgain(edition)}>
              Publish again
            </Button>
          </span>
        ),
    },
  ];
}

export function nameOf({ number, name }: Pick<EditionRow, 'number' | 'name'>): string {
  return name === '' ? `Edition ${String(number)}` : `${String(number)}, ${name}`;
}

/** A calendar day, independent of the time zone. */
export function dayText(date: string): string {
  return calendarDay(date);
}

function changesOf({ added, changed, removed, copyOf }: EditionRow): string {
  const parts = [
    ...(copyOf === null ? [] : [`edition ${String(copyOf)} again`]),
    ...(added > 0 ? [`${added.toLocaleString('en-US')} new`] : []),
    ...(changed > 0 ? [`${changed.toLocaleString('en-US')} changed`] : []),
    ...(removed > 0 ? [`${removed.toLocaleString('en-US')} removed`] : []),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}
