import type { LineComparison } from '@dre/core/domain/estimates/versions/compare-versions';
import type { Line } from '@dre/core/domain/estimates/model/line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { amount, hours } from '../../../lib/text/format.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { fieldList, sectionList } from './compared-text.ts';
import { signedAmount } from './signed-amount.ts';
import type { Compared } from './use-compared.ts';
import styles from './versions.module.css';

const looks: Readonly<Record<LineComparison['kind'], { readonly word: string; readonly tone: BadgeTone }>> = {
  added: { word: 'Added', tone: 'violet' },
  changed: { word: 'Changed', tone: 'blue' },
  deleted: { word: 'Removed', tone: 'red' },
  repriced: { word: 'Repriced', tone: 'neutral' },
};

interface ComparedLinesProps {
  readonly compared: Compared;
  /** Restores the earlier side's line; absent if the user may not. */
  readonly onRestore?: ((line: Line) => void) | undefined;
}

/** Lines that differ; equal lines are left out. */
export function ComparedLines({ compared, onRestore }: ComparedLinesProps) {
  const { comparison, from, to } = compared;
  const earlier = new Map(from.priced.content.lines.map((line) => [line.id, line]));
  const sections = sectionList(comparison.sections);
  return (
    <>
      {comparison.lines.length === 0 && (
        <EmptyState title="No line differs">{`${from.label} and ${to.label} bill the same work at the same price.`}</EmptyState>
      )}
      {comparison.lines.length > 0 && (
        <ul className={styles['lines']} aria-label="Lines that differ">
          {comparison.lines.map((line) => (
            <ComparedLine
              key={line.lineId}
              line={line}
              earlier={earlier.get(line.lineId)}
              onRestore={onRestore}
            />
          ))}
        </ul>
      )}
      {sections.length > 0 && (
        <section className={styles['matters']} aria-label="What else differs">
          <h3>What else differs</h3>
          <ul>
            {sections.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ComparedLineProps {
  readonly line: LineComparison;
  readonly earlier: Line | undefined;
  readonly onRestore: ComparedLinesProps['onRestore'];
}

function ComparedLine({ line, earlier, onRestore }: ComparedLineProps) {
  const { kind, number, description, before, after } = line;
  const { word, tone } = looks[kind];
  const change = after.amount - before.amount;
  const canRestore = earlier !== undefined && (kind === 'deleted' || kind === 'changed');
  return (
    <li className={styles['line']} data-kind={kind}>
      <p className={styles['name']}>
        <span className={styles['number']}>{number}</span> {description || 'No description'}{' '}
        <Badge tone={tone}>{word}</Badge>
      </p>
      {kind === 'changed' && <p className={styles['fields']}>{fieldList(line.fields)}</p>}
      <p className={styles['values']}>
        <FromTo from={`${hours(before.hours)} h`} to={`${hours(after.hours)} h`} />
        <FromTo from={amount(before.amount)} to={amount(after.amount)} />
        <strong>{change === 0 ? '–' : signedAmount(change)}</strong>
      </p>
      {canRestore && onRestore && (
        <span className={styles['restore']}>
          <Button
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" />}
            aria-label={`Bring back line ${number}, ${description}`}
            onPress={() => onRestore(earlier)}
          >
            Bring back
          </Button>
        </span>
      )}
    </li>
  );
}

function FromTo({ from, to }: { readonly from: string; readonly to: string }) {
  if (from === to) return <span>{to}</span>;
  return (
    <span>
      <del>{from}</del>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>to</VisuallyHidden>
      <ins>{to}</ins>
    </span>
  );
}
