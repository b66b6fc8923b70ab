import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import type { Book, Operation } from '@dre/core/domain/catalogue/book/book';
import { houseSource } from '@dre/core/domain/catalogue/house-values/house-values';
import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { quantity } from '@dre/core/domain/number-text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { amount, hoursText, inclusionText, needText, type BookNames } from './book-text.ts';
import styles from './part-panel.module.css';

interface OperationDetailsProps {
  readonly part: PartEntry;
  readonly operation: Operation;
  readonly book: Book;
  readonly names: BookNames;
}

/** One operation of a part: hours and price in a row, details below. */
export function OperationDetails({ part, operation, book, names }: OperationDetailsProps) {
  const { kind, hours, laborType, technicians, billsPrice, included, notIncluded, source } = operation;
  const inclusions = book.inclusionsOf(part.code, kind);
  const needs = book.needsOf(part.code, kind);
  const consumables = book.consumablesOf(part.code, kind);
  return (
    <details className={styles['operation']} name={`operations of ${part.code}`}>
      <summary>
        <ChevronRight aria-hidden="true" size={14} />
        <span className={styles['kind']}>{names.operation(kind)}</span>
        <span className={styles['labor']}>
          {names.laborType(laborType)}
          {technicians === 2 && ', two technicians'}
          {source === houseSource && ', own hours'}
        </span>
        <span className={styles['hours']}>{hoursText(hours, part.unit)} h</span>
        <span className={styles['price']}>{billsPrice ? amount(part.price.standard) : '–'}</span>
      </summary>
      <div className={styles['about']}>
        {included !== '' && <Lines title="Included" lines={[included]} />}
        {notIncluded !== '' && <Lines title="Not included" lines={[notIncluded]} />}
        <Lines
          title="Covers the labor of"
          lines={inclusions.map((inclusion) => inclusionText(inclusion, names))}
        />
        <Lines title="Brings with it" lines={needs.map((need) => needText(need, names))} />
        <Lines
          title="Consumables"
          lines={consumables.map(
            ({ code, quantityFixed, quantityPerUnit, unitOfMeasure, unitPrice, billing }) => {
              const amounts = [
                quantityFixed > 0 && quantity(quantityFixed),
                quantityPerUnit > 0 && `${quantity(quantityPerUnit)} per ${unitLabels[part.unit]}`,
              ];
              const price =
                billing === 'extra' ? `${amount(unitPrice)} per ${unitOfMeasure}` : 'in the price';
              return `${names.consumable(code)}: ${amounts.filter(Boolean).join(' + ')} ${unitOfMeasure}, ${price}`;
            },
          )}
        />
      </div>
    </details>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles['lines']}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
