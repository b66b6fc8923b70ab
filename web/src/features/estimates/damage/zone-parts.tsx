import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { createElement, memo, useEffect, useRef } from 'react';
import { hours } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { lineCountText } from './damage-views.ts';
import { operationOffers, type OperationOffer } from './operation-offers.ts';
import type { LocatedPart } from './use-damage-side.ts';
import { scrollToPart } from './scroll-to-part.ts';
import { useAdding } from './use-adding.ts';
import styles from './zone-parts.module.css';

interface ZonePartsProps {
  readonly now: EstimateNow;
  readonly name: string;
  readonly parts: readonly LocatedPart[];
  /** The estimate's lines in this zone, also of parts not listed, and those of the selected region. */
  readonly lines: readonly Line[];
  /** Number of the lines in this zone alone. */
  readonly lineCount: number;
  /** The part of the selected region is highlighted. */
  readonly region: string | null;
  readonly onStep: (steps: 1 | -1) => void;
}

/** The parts of the selected sub side: a way to add lines without the picture. */
export function ZoneParts(props: ZonePartsProps) {
  const { now, name, parts, lineCount, region, onStep } = props;
  return (
    <section className={styles['zone']} aria-label={`Parts, ${name}`}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h2>{name}</h2>
          <p>{`${count(parts.length, 'part')}, ${lineCountText(lineCount)} on the estimate`}</p>
        </div>
        <span className={styles['legend']} data-what="damage">
          Damage
        </span>
        <span className={styles['legend']} data-what="selected">
          Selected
        </span>
        <Steps onStep={onStep} />
      </header>
      {isBeingWritten(now.estimate) ? (
        <OfferedParts now={now} parts={parts} region={region} />
      ) : (
        <LockedParts {...props} />
      )}
    </section>
  );
}

/** Every part with its operations: one press adds a line. */
function OfferedParts({ now, parts, region }: Pick<ZonePartsProps, 'now' | 'parts' | 'region'>) {
  const adding = useAdding();
  const list = useRef<HTMLUListElement>(null);
  // A part pressed in the picture is listed first here and scrolled into view.
  useEffect(() => {
    const row = region === null ? null : list.current?.querySelector('[data-chosen]');
    if (row) scrollToPart(row);
  }, [region]);
  const rows = parts.map(({ part, place }) => ({ part, place, offers: operationOffers(now, part, place) }));
  return (
    <ul ref={list} className={styles['parts']}>
      {rows.map(({ part, place, offers }) => (
        <PartRow
          key={part.code}
          name={part.name}
          offers={offers}
          isSelected={region !== null && place.region === region}
          mayAdd={now.mayWrite}
          adding={adding}
        />
      ))}
    </ul>
  );
}

const lockedZone = onDemand(async () => (await import('./locked-work.tsx')).LockedZone);

/** A locked estimate offers nothing to add. */
function LockedParts({ now, lines, region }: ZonePartsProps) {
  const LockedZone = useOnDemand(lockedZone, true);
  return LockedZone ? createElement(LockedZone, { now, lines, region }) : null;
}

interface PartRowProps {
  readonly name: string;
  readonly offers: readonly OperationOffer[];
  readonly isSelected: boolean;
  /** Readers see the book's operations and can go to existing lines. */
  readonly mayAdd: boolean;
  readonly adding: (offer: OperationOffer) => void;
}

/** Re-renders only when one of its operations is added to the estimate or removed. */
const PartRow = memo(function PartRow({ name, offers, isSelected, mayAdd, adding }: PartRowProps) {
  return (
    <li data-chosen={isSelected || undefined}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['operations']}>
        {offers.map((offer) =>
          mayAdd || offer.line !== null ? (
            <OfferButton key={offer.kind} offer={offer} adding={adding} />
          ) : (
            <span key={offer.kind} className={styles['offer']} data-reading>
              {offer.name} <span>{hours(offer.hours)}</span>
            </span>
          ),
        )}
      </span>
    </li>
  );
}, hasSameOffers);

function hasSameOffers(before: PartRowProps, after: PartRowProps): boolean {
  return (
    before.isSelected === after.isSelected &&
    before.mayAdd === after.mayAdd &&
    before.adding === after.adding &&
    before.offers.length === after.offers.length &&
    before.offers.every(({ part, place, line }, index) => {
      const now = after.offers[index];
      return now?.part === part && now.place.region === place.region && now.line?.id === line?.id;
    })
  );
}

const Steps = memo(function Steps({ onStep }: Pick<ZonePartsProps, 'onStep'>) {
  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        aria-label="Previous sub side"
        onPress={() => onStep(-1)}
        icon={<ChevronLeft aria-hidden="true" />}
      />
      <Button
        variant="ghost"
        iconOnly
        aria-label="Next sub side"
        onPress={() => onStep(1)}
        icon={<ChevronRight aria-hidden="true" />}
      />
    </>
  );
});

function OfferButton({
  offer,
  adding,
}: {
  readonly offer: OperationOffer;
  readonly adding: PartRowProps['adding'];
}) {
  const isThere = offer.line !== null;
  return (
    <button
      type="button"
      className={styles['offer']}
      aria-pressed={isThere}
      aria-label={`${offer.name}, ${offer.part.name}, ${hours(offer.hours)} hours`}
      onClick={() => adding(offer)}
    >
      {isThere && <Check aria-hidden="true" />}
      {offer.name}
      <span>{hours(offer.hours)}</span>
    </button>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
