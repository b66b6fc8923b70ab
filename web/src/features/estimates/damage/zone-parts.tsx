import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { hours } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { operationOffers, type OperationOffer } from './operation-offers.ts';
import type { PlacedPart } from './use-damage-side.ts';
import { useAdding } from './use-adding.ts';
import styles from './zone-parts.module.css';

interface ZonePartsProps {
  readonly name: string;
  readonly parts: readonly PlacedPart[];
  /** The part whose region is chosen stands out. */
  readonly region: string | null;
  readonly onStep: (steps: 1 | -1) => void;
}

/** Every part of the chosen sub side with its operations: the way to a line that needs no picture. */
export function ZoneParts({ name, parts, region, onStep }: ZonePartsProps) {
  const { now } = useBuilder();
  const offers = useMemo(
    () => parts.map(({ part, place }) => ({ part, place, offers: operationOffers(now, part, place) })),
    [now, parts],
  );
  const onEstimate = offers.filter((one) => one.offers.some(({ line }) => line !== null)).length;
  return (
    <section className={styles['zone']} aria-label={`Parts, ${name}`}>
      <header className={styles['head']}>
        <h2>{name}</h2>
        <p>{`${count(parts.length, 'part')}, ${onEstimate} on this estimate`}</p>
        <span className={styles['legend']} data-what="damage">
          Damage
        </span>
        <span className={styles['legend']} data-what="selected">
          Selected
        </span>
        <Step
          label="Previous sub side"
          onPress={() => onStep(-1)}
          icon={<ChevronLeft aria-hidden="true" />}
        />
        <Step label="Next sub side" onPress={() => onStep(1)} icon={<ChevronRight aria-hidden="true" />} />
      </header>
      <ul className={styles['parts']}>
        {offers.map(({ part, place, offers: own }) => (
          <li key={part.code} data-chosen={(region !== null && place.region === region) || undefined}>
            <span className={styles['name']}>{part.name}</span>
            <span className={styles['operations']}>
              {own.map((offer) => (
                <OfferButton key={offer.kind} offer={offer} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step(props: {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon: React.ReactNode;
}) {
  return (
    <Button variant="ghost" iconOnly aria-label={props.label} onPress={props.onPress} icon={props.icon} />
  );
}

function OfferButton({ offer }: { readonly offer: OperationOffer }) {
  const adding = useAdding();
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
