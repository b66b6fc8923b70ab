import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { operationKinds } from '@dre/core/domain/catalogue/trade-words';
import { Button } from '../../../ui/actions/Button.tsx';
import bookStyles from './book-page.module.css';
import { amount, hoursText, type BookNames } from './book-text.ts';
import styles from './region-card.module.css';

interface RegionCardProps {
  readonly title: string;
  readonly where: string;
  readonly parts: readonly PartEntry[];
  readonly book: Book;
  readonly names: BookNames;
  readonly onOpen: (part: string) => void;
}

/** The book's parts for the region under the pointer: the first part's operations, and the number of parts. */
export function RegionCard({ title, where, parts, book, names, onOpen }: RegionCardProps) {
  const [part, ...others] = parts;
  if (!part) return <CardHead title={title} note={`${where}. Nothing in the book`} />;
  const operations = operationKinds.flatMap((kind) => book.operation(part.code, kind) ?? []).slice(0, 5);
  return (
    <>
      <CardHead title={part.name} code={part.code} note={`${title}. ${where}`} />
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Book h</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <tr key={operation.kind}>
              <th scope="row">{names.operation(operation.kind)}</th>
              <td>{hoursText(operation.hours, part.unit)}</td>
              <td>{operation.billsPrice ? amount(part.price.standard) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['foot']}>
        <span>{others.length === 0 ? 'One part here' : `${parts.length} parts here`}</span>
        <Button onPress={() => onOpen(part.code)}>Open in the book</Button>
      </div>
    </>
  );
}

function CardHead({
  title,
  code,
  note,
}: {
  readonly title: string;
  readonly code?: string;
  readonly note: string;
}) {
  return (
    <header className={styles['head']}>
      <strong>{title}</strong>
      {code !== undefined && <span className={bookStyles['code']}>{code}</span>}
      <p>{note}</p>
    </header>
  );
}
