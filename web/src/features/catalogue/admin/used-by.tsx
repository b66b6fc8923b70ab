import type { DraftPartReply } from '@dre/core/contract/catalogue/book-draft';
import { counted } from './counted.ts';
import styles from './drawer/drawer.module.css';

const tableLabels: Readonly<Record<string, string>> = {
  'adjacency.csv': 'neighborhood',
  'operations.csv': 'operation',
  'part-places.csv': 'place',
  'relations.csv': 'relation',
  'consumables.csv': 'consumable',
  'suggestions.csv': 'suggestion',
  'templates.csv': 'template line',
  'parts.csv': 'part',
  'sub-sides.csv': 'sub side',
  'calculators.json': 'calculator',
};

/** The rows of the book that refer to a row. */
export function UsedBy({ uses }: Pick<DraftPartReply, 'uses'>) {
  const named = uses.filter(({ count }) => count > 0);
  if (named.length === 0) return <p>Nothing else in the book names it.</p>;
  return (
    <ul className={styles['uses']}>
      {named.map(({ file, count, keys }) => (
        <li key={file}>
          <b>{counted(count, tableLabels[file] ?? file)}</b>
          <span>
            {keys.join(', ')}
            {keys.length < count && ', …'}
          </span>
        </li>
      ))}
    </ul>
  );
}
