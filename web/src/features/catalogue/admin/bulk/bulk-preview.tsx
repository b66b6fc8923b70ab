import type { previewBulkEdit } from '@dre/core/contract/catalogue/book-bulk';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { counted } from '../counted.ts';
import type { BookLists } from '../use-book-lists.ts';
import { columnLabels } from './bulk-action.ts';
import styles from './bulk.module.css';

export type BulkPreviewReply = ReplyOf<typeof previewBulkEdit>;

interface BulkPreviewProps {
  readonly preview: BulkPreviewReply;
  readonly isLoading: boolean;
  readonly lists: BookLists;
}

/** The first rows before and after, and the distribution of all figures. */
export function BulkPreview({ preview, isLoading, lists }: BulkPreviewProps) {
  const { matches, changes, first, spreads } = preview;
  const format = (column: string, text: string) => {
    if (text === '') return '–';
    return column === 'part_type' ? lists.nameOfPartType(text) : text;
  };
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={isLoading}>
      <output>
        <b>{counted(changes, 'change')}</b> in {counted(matches, 'part')}
        {first.length < changes && first.length > 0 && `, the first ${String(first.length)} below`}
      </output>
      {spreads.length > 0 && (
        <table className={styles['spreads']}>
          <thead>
            <tr>
              <th scope="col">Over all of them</th>
              <th scope="col">Least</th>
              <th scope="col">Average</th>
              <th scope="col">Most</th>
            </tr>
          </thead>
          <tbody>
            {spreads.map(({ column, before, after }) => (
              <tr key={column}>
                <th scope="row">{columnLabels[column] ?? column}</th>
                <td>{from(before.least, after.least)}</td>
                <td>{from(before.average, after.average)}</td>
                <td>{from(before.most, after.most)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className={styles['first']}>
        {first.map(({ file, key, name, fields }) => (
          <li key={`${file} ${key}`}>
            <span className={styles['key']}>{key}</span> {name}
            <span className={styles['changes']}>
              {fields.map(({ column, before, after }) => (
                <span key={column}>
                  {columnLabels[column] ?? column} <s>{format(column, before)}</s>{' '}
                  <b>{format(column, after)}</b>
                </span>
              ))}
              {fields.length === 0 && 'leaves the book'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function from(before: string, after: string) {
  return before === after ? (
    before
  ) : (
    <>
      <s>{before}</s> <b>{after}</b>
    </>
  );
}
