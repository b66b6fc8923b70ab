import type { DraftIssue, readDraftIssues } from '@dre/core/contract/catalogue/book-draft';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { columnLabel } from './column-labels.ts';
import styles from './editions.module.css';
import { gridAddress } from './grid-address.ts';
import { GridLink } from './grid-link.tsx';

const visibleAtOnce = 5;

/** The errors that prevent publishing the draft, each with a link to fix it. */
export function DraftIssues({
  faults: issues,
  total,
}: Pick<ReplyOf<typeof readDraftIssues>, 'faults' | 'total'>) {
  if (total === 0) return null;
  const rest = issues.slice(visibleAtOnce);
  return (
    <Alert
      tone="error"
      title={
        total === 1
          ? 'A fault keeps the draft from being published'
          : `${total.toLocaleString('en-US')} faults keep the draft from being published`
      }
    >
      <IssueList issues={issues.slice(0, visibleAtOnce)} />
      {rest.length > 0 && (
        <details className={styles['moreFaults']}>
          <summary>{`Show ${rest.length.toLocaleString('en-US')} more`}</summary>
          <IssueList issues={rest} />
        </details>
      )}
    </Alert>
  );
}

function IssueList({ issues }: { readonly issues: readonly DraftIssue[] }) {
  return (
    <ul className={styles['faults']}>
      {issues.map((issue) => (
        <li key={`${issue.file} ${issue.key} ${issue.column} ${issue.reason} ${issue.value}`}>
          <IssueLocation issue={issue} /> {issue.sentence}
          {issue.value !== '' && ` It says “${issue.value}”.`}
        </li>
      ))}
    </ul>
  );
}

function IssueLocation({ issue: { file, key, part, column } }: { readonly issue: DraftIssue }) {
  const address = gridAddress(file, part);
  const name = [key.trim() === '' ? file : key.trim(), ...(column === '' ? [] : [columnLabel(column)])].join(
    ', ',
  );
  return address === undefined ? <strong>{name}:</strong> : <GridLink href={address}>{name}:</GridLink>;
}
