import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { operationKinds } from '@dre/core/domain/catalogue/trade-words';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Facts } from '../../../lib/components/facts.tsx';
import { calendarDay } from '../../../lib/text/format.ts';
import { usePriceAverage } from '../prices/use-price-average.ts';
import bookStyles from './book-page.module.css';
import { amount, lifeText, type BookNames } from './book-text.ts';
import { OperationDetails } from './operation-details.tsx';
import styles from './part-panel.module.css';

interface PartPanelProps {
  /** The selected region and its zone; null while nothing is selected. */
  readonly location: { readonly title: string; readonly where: string } | null;
  readonly parts: readonly PartEntry[];
  readonly part: PartEntry | null;
  readonly book: Book;
  readonly names: BookNames;
  readonly onPart: (code: string) => void;
}

export function PartPanel({ location, parts, part, book, names, onPart }: PartPanelProps) {
  if (!location && !part) {
    return (
      <EmptyState icon={<MousePointerClick />} title="Pick a part" headingLevel={2}>
        Point at the picture, or search. The book shows what can be done to it, how long it takes and what it
        costs.
      </EmptyState>
    );
  }
  return (
    <>
      {location && (
        <header className={styles['place']}>
          <h2>{location.title}</h2>
          <p>
            {location.where}
            {parts.length !== 1 && ` · ${parts.length} parts in the book`}
          </p>
        </header>
      )}
      {parts.length > 1 && (
        <ul className={styles['choices']} aria-label="Parts here">
          {parts.map(({ code, name }) => (
            <li key={code}>
              <button type="button" aria-pressed={code === part?.code} onClick={() => onPart(code)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {part ? (
        <PartDetails key={part.code} part={part} book={book} names={names} />
      ) : (
        <p className={bookStyles['nothing']}>
          The book has no part for this yet. It can be added to an estimate by hand.
        </p>
      )}
    </>
  );
}

function PartDetails({
  part,
  book,
  names,
}: Pick<PartPanelProps, 'book' | 'names'> & { readonly part: PartEntry }) {
  const operations = operationKinds.flatMap((kind) => book.operation(part.code, kind) ?? []);
  const { low, standard, high } = part.price;
  const average = usePriceAverage(part.code);
  return (
    <article className={styles['part']} aria-label={part.name}>
      <header className={styles['partHead']}>
        <h3>{part.name}</h3>
        <p>
          <span className={bookStyles['code']}>{part.code}</span> {names.partType(part.partType)}, sold by{' '}
          {part.unit === 'each' ? 'the piece' : `the ${unitLabels[part.unit]}`}
        </p>
      </header>
      <dl className={styles['prices']}>
        {(
          [
            ['Low', low],
            ['Standard', standard],
            ['High', high],
            ...(average === undefined ? [] : ([['Average', average]] as const)),
          ] as const
        ).map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['source']}>
        <Badge>{part.priceSource}</Badge> {calendarDay(part.priceDate)}
        {average !== undefined && '. The average is the middle price of five or more companies.'}
      </p>
      <section className={styles['operations']} aria-label="Operations">
        <p className={styles['operationsHead']} aria-hidden="true">
          <span>Operation</span>
          <span>Labor</span>
          <span>Book hours</span>
          <span>Price</span>
        </p>
        {operations.map((operation) => (
          <OperationDetails
            key={operation.kind}
            part={part}
            operation={operation}
            book={book}
            names={names}
          />
        ))}
        {operations.length === 0 && <p className={bookStyles['nothing']}>No operations.</p>}
      </section>
      <Facts rows={factsOf(part, names)} />
    </article>
  );
}

function factsOf(part: PartEntry, names: BookNames): (readonly [string, string])[] {
  const { synonyms, lifeMonths, constructions, isPainted, hasTwoTechnicians, vehicleTypes } = part;
  const rows: (readonly [string, string | false])[] = [
    ['Also called', synonyms.length > 0 && synonyms.join(', ')],
    ['Wears out in', lifeMonths !== null && lifeText(lifeMonths)],
    ['Constructions', constructions.length > 0 && constructions.map(names.construction).join(', ')],
    ['Painted', isPainted && 'Yes, refinish time applies'],
    ['Two technicians', hasTwoTechnicians && 'Needed to handle it'],
    ['Vehicles', vehicleTypes.length >= 10 ? 'All types' : vehicleTypes.map(names.vehicleType).join(', ')],
  ];
  return rows.filter((row): row is readonly [string, string] => row[1] !== false);
}
