import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Line } from '@dre/core/domain/estimates/model/line';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { createElement } from 'react';
import { amount, hours, orDash } from '../../../lib/text/format.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { Kbd } from '../../../ui/actions/Kbd.tsx';
import { Pin } from '../../../ui/layout/Pin.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { perUnit } from '../lines/measure.ts';
import styles from './part-card.module.css';
import { LockedLines, LockedReason } from './locked-work.tsx';
import { addedByOffer, operationOffers, type OperationOffer } from './operation-offers.ts';
import type { LocatedPart } from './use-damage-side.ts';
import { useAdding } from './use-adding.ts';

const average = onDemand(async () => (await import('../../catalogue/prices/average-note.tsx')).AverageNote);

/** A part's card: each operation with its book hours, its price and the amount it adds; one press adds it. */
export function PartCard({
  title,
  where,
  parts,
}: {
  readonly title: string;
  readonly where: string;
  readonly parts: readonly LocatedPart[];
}) {
  const { now } = useBuilder();
  const [first] = parts;
  if (first === undefined) return <p className={styles['none']}>{`${title}. Nothing in the book`}</p>;
  const offers = operationOffers(now, first.part, first.place);
  const line = offers.find((offer) => offer.line !== null)?.line;
  return (
    <div className={styles['card']}>
      <header className={styles['head']}>
        {line && <Pin number={line.number} look="selected" />}
        <strong>{first.part.name}</strong>
        <span className={styles['code']}>{first.part.code}</span>
        <p>{[title, where, soldBy(first.part.unit)].filter(Boolean).join('. ')}</p>
      </header>
      {isBeingWritten(now.estimate) ? (
        <Offers offers={offers} part={first.part.code} partCount={parts.length} />
      ) : (
        <LockedPart parts={parts} />
      )}
    </div>
  );
}

/** Each operation with what it adds; readers see them without a button. */
function Offers({
  offers,
  part,
  partCount,
}: {
  readonly offers: readonly OperationOffer[];
  readonly part: string;
  readonly partCount: number;
}) {
  const { now } = useBuilder();
  const Average = useOnDemand(average, true);
  return (
    <>
      <table className={styles['offers']}>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Book h</th>
            <th scope="col">Parts/mat.</th>
            <th scope="col">Adds</th>
            <th scope="col" aria-label="Add" />
          </tr>
        </thead>
        <tbody>
          {offers.map((offer, index) => (
            <OfferRow key={offer.kind} offer={offer} number={index + 1} />
          ))}
        </tbody>
      </table>
      <footer className={styles['foot']}>
        {now.mayWrite && (
          <>
            <Kbd>1</Kbd>
            {offers.length > 1 && (
              <>
                –<Kbd>{String(offers.length)}</Kbd>
              </>
            )}{' '}
            add
          </>
        )}
        {Average && createElement(Average, { part })}
        {partCount > 1 && <span>{`${String(partCount)} parts here`}</span>}
      </footer>
    </>
  );
}

/** A locked estimate offers nothing to add: the part's lines, the reason and the way on. */
function LockedPart({ parts }: { readonly parts: readonly LocatedPart[] }) {
  const { now } = useBuilder();
  const lines = parts.flatMap(({ part, place }) =>
    operationOffers(now, part, place).flatMap(({ line }) => line ?? []),
  );
  return (
    <>
      <LockedLines now={now} lines={onceEach(lines)} nothing="No line for this part." />
      <LockedReason estimate={now.estimate} mayEdit={now.mayEdit} hasButton />
    </>
  );
}

function onceEach(lines: readonly Line[]): readonly Line[] {
  return [...new Set(lines)].toSorted((one, other) => one.number - other.number);
}

/** Hours and prices of the card are for one unit. */
function soldBy(unit: Unit): string {
  return unit === 'each'
    ? ''
    : `By the ${unit === 'ft' ? 'foot' : 'square foot'}: shown for 1 ${unitLabels[unit]}`;
}

function OfferRow({ offer, number }: { readonly offer: OperationOffer; readonly number: number }) {
  const { now } = useBuilder();
  const adding = useAdding();
  const adds = addedByOffer(now, offer);
  const isThere = offer.line !== null;
  const does = isThere
    ? `${offer.name}, on the estimate as line ${offer.line.number}`
    : `Add ${offer.name}, ${offer.part.name}`;
  const mayPress = now.mayWrite || isThere;
  return (
    // The button is named and takes the focus; a press beside it, on the name or a figure, means the same.
    <tr
      className={styles['offer']}
      data-there={isThere || undefined}
      data-pressed={mayPress || undefined}
      {...(mayPress && { onClick: () => adding(offer) })}
    >
      <th scope="row">
        {now.mayWrite && <Kbd>{String(number)}</Kbd>} {offer.name}
      </th>
      <td>{hours(offer.hours)}</td>
      <td>{orDash(offer.price, (value) => `${amount(value)}${perUnit(offer.part.unit)}`)}</td>
      <td className={styles['adds']}>{adds === null ? '–' : amount(adds)}</td>
      <td>
        {mayPress && (
          <button type="button" className={styles['add']} aria-label={does}>
            {isThere ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
          </button>
        )}
      </td>
    </tr>
  );
}
