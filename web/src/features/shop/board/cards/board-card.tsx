import { memo } from 'react';
import { initials } from '../../../../lib/text/initials.ts';
import {
  cardSentence,
  doneOfSold,
  holdChipLabels,
  marginText,
  modelText,
  locationLine,
} from '../view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import type { CardFacts } from '../view/card-facts.ts';
import { CardIcon } from './card-icon.tsx';
import { CardPhoto } from './card-photo.tsx';
import { CardSilhouette } from './card-silhouette.tsx';
import styles from './card.module.css';
import { holdIcons } from './hold-icons.tsx';

export interface BoardCardProps {
  readonly facts: CardFacts;
  readonly names: ReadonlyMap<string, string>;
  readonly isActive: boolean;
  /** Another card counts. */
  readonly isDim: boolean;
  /** Shown to everybody who passes: the model in place of the owner, and nothing to press. */
  readonly isWall: boolean;
  /** A photo of the unit is shown; the wall screen has none. */
  readonly hasPhoto?: boolean;
}

/** A unit on the board. It is a link to its repair order; the board itself listens to keys, presses and drags. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { facts, names, isActive, isDim, isWall, hasPhoto = false } = props;
  const { id, card, estimate, column } = facts;
  const isOut = column === 'delivered';
  // Technicians read no owner.
  const isNamed = !isWall && estimate.customer !== '';
  const place = locationLine(facts);
  const content = (
    <>
      <CardHead facts={facts} />
      {hasPhoto && <CardPhoto order={card.id} file={card.photo ?? ''} />}
      <span className={styles['names']} data-wall={isWall || undefined} data-photo={hasPhoto || undefined}>
        <b>{(isNamed ? estimate.customer : modelText(estimate.vehicle)) || 'No name'}</b>
        {!isWall && <span>{isNamed && modelText(estimate.vehicle)}</span>}
      </span>
      <PromiseLine facts={facts} />
      <HoldChip facts={facts} />
      <span className={styles['place']} data-warning={facts.hasNoNextStep || undefined}>
        <CardIcon name={place.icon} />
        <span>{place.text}</span>
        <PeopleOnIt facts={facts} names={names} />
      </span>
      <span className={styles['hours']}>
        <span
          className={styles['bar']}
          data-full={isDone(facts) || undefined}
          style={{ backgroundSize: `${String(share(facts))}% 100%` }}
        />
        <span>{doneOfSold(facts)}</span>
      </span>
    </>
  );
  const shape = { className: styles['card'], 'data-dim': isDim || undefined, 'data-out': isOut || undefined };
  if (isWall) return <div {...shape}>{content}</div>;
  return (
    <a
      {...shape}
      href={`/shop/orders/${card.id}`}
      data-card={id}
      draggable={false}
      tabIndex={isActive ? 0 : -1}
      aria-label={cardSentence(facts, isWall)}
    >
      {content}
    </a>
  );
});

/** A card of a grouped board: two lines. */
export const MiniCard = memo(function MiniCard({ facts, isActive, isDim, isWall }: BoardCardProps) {
  const { id, card, estimate, hold, column } = facts;
  return (
    <a
      className={styles['mini']}
      href={`/shop/orders/${card.id}`}
      data-card={id}
      data-dim={isDim || undefined}
      data-out={column === 'delivered' || undefined}
      draggable={false}
      tabIndex={isActive ? 0 : -1}
      aria-label={cardSentence(facts, isWall)}
    >
      <span className={styles['miniHead']}>
        {card.vehicleType !== null && <CardSilhouette type={card.vehicleType} />}
        <b>{isWall || estimate.customer === '' ? modelText(estimate.vehicle) : estimate.customer}</b>
        {hold !== null && (
          <span className={styles['miniAge']} data-old={hold.isOld || undefined}>
            {hold.days === 0 ? 'today' : `${String(hold.days)} d`}
          </span>
        )}
      </span>
      <PromiseLine facts={facts} />
    </a>
  );
});

function CardHead({ facts: { card } }: { readonly facts: CardFacts }) {
  return (
    <span className={styles['head']}>
      {card.vehicleType === null ? <span /> : <CardSilhouette type={card.vehicleType} />}
      <span className={styles['number']}>{card.number}</span>
    </span>
  );
}

function PromiseLine({ facts }: { readonly facts: CardFacts }) {
  const { card } = facts;
  const { tone, text } = marginText(facts);
  return (
    <span className={styles['promise']}>
      {card.promise !== null && <b>{shortDay(card.promise.day)}</b>}
      <span className={styles[tone]}>
        {(tone === 'late' || tone === 'risk') && <CardIcon name="warning" />}
        {text}
      </span>
    </span>
  );
}

function HoldChip({ facts: { hold } }: { readonly facts: CardFacts }) {
  if (hold === null) return null;
  const { kind, days, isOld, others } = hold;
  return (
    <span className={styles['hold']}>
      <span className={styles['chip']}>
        {holdIcons[kind]}
        {holdChipLabels[kind]}
        {days === 0 ? (
          <span>today</span>
        ) : (
          <span data-old={isOld || undefined}>
            {days}
            <span className={styles['short']}> d</span>
            <span className={styles['long']}>{days === 1 ? ' day' : ' days'}</span>
          </span>
        )}
      </span>
      {others > 0 && <span className={styles['more']}>{`+${String(others)}`}</span>}
    </span>
  );
}

function PeopleOnIt({
  facts: { people },
  names,
}: {
  readonly facts: CardFacts;
  readonly names: ReadonlyMap<string, string>;
}) {
  if (people.length === 0) return null;
  const shown = people.length > mostPeople ? people.slice(0, mostPeople - 1) : people;
  return (
    <span className={styles['people']}>
      {shown.map((person) => (
        <span key={person} title={names.get(person)}>
          {initials(names.get(person) ?? '').toUpperCase()}
        </span>
      ))}
      {shown.length < people.length && <span>{`+${String(people.length - shown.length)}`}</span>}
    </span>
  );
}

const mostPeople = 3;

function share({ card }: CardFacts): number {
  return card.soldMinutes === 0 ? 0 : Math.round((100 * card.doneMinutes) / card.soldMinutes);
}

function isDone({ card, column }: CardFacts): boolean {
  return (
    column === 'delivered' ||
    column === 'ready' ||
    (card.soldMinutes > 0 && card.doneMinutes === card.soldMinutes && card.openTasks === 0)
  );
}
