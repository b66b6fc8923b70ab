import type { DraftFault, readDraftFaults } from '@dre/core/contract/catalogue/book-draft';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { columnWord } from './column-labels.ts';
import styles from './editions.module.css';
import { gridAddress } from './grid-address.ts';
import { GridLink } from './grid-link.tsx';

const shownAtOnce = 5;

/** The errors that prevent publishing the draft, each with a link to fix it. */
export function DraftIssues({ faults, total }: Pick<ReplyOf<typeof readDraftFaults>, 'faults' | 'total'>) {
  if (total === 0) return null;
  const rest = faults.slice(shownAtOnce);
  return (
    <Alert
      tone="error"
      title={
        total === 1
          ? 'A fault keeps the draft from being published'
          : `${total.toLocaleString('en-US')} faults keep the draft from being published`
      }
    >
      <FaultList faults={faults.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={styles['moreFaults']}>
          <summary>{`Show ${rest.length.toLocaleString('en-US')} more`}</summary>
          <FaultList faults={rest} />
        </details>
      )}
    </Alert>
  );
}

function FaultList({ faults }: { readonly faults: readonly DraftFault[] }) {
  return (
    <ul className={styles['faults']}>
      {faults.map((fault) => (
        <li key={`${fault.file} ${fault.key} ${fault.column} ${fault.reason} ${fault.value}`}>
          <FaultPlace fault={fault} /> {fault.sentence}
          {fault.value !== '' && ` It says “${fault.value}”.`}
        </li>
      ))}
    </ul>
  );
}

function FaultPlace({ fault: { file, key, part, column } }: { readonly fault: DraftFault }) {
  const address = gridAddress(file, part);
  const name = [key.trim() === '' ? file : key.trim(), ...(column === '' ? [] : [columnWord(column)])].join(
    ', ',
  );
  return address === undefined ? <strong>{name}:</strong> : <GridLink href={address}>{name}:</GridLink>;
}
