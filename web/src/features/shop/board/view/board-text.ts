import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import { columnLabels, holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { hours } from '../../../../lib/text/format.ts';
import type { PromiseTone } from '../../open/promise-margin.ts';
import { shortDay, weekDay } from '@dre/core/domain/short-day';
import type { ColumnView } from './board-view.ts';
import type { Counter } from './board-address.ts';
import type { CardFacts } from './card-facts.ts';

export const counterLabels: Readonly<Record<Counter, string>> = {
  late: 'late',
  waiting: 'waiting over 7 days',
  'no-next-step': 'with no next step',
  'parts-due': 'parts due today',
};

/** The word on a chip, where the icon says that it waits. */
export const holdChipLabels: Readonly<Record<HoldKind, string>> = {
  parts: 'Parts',
  approval: 'Approval',
  sublet: 'Sublet',
  customer: 'Customer',
  weather: 'Weather',
  equipment: 'Equipment',
  people: 'People',
};

/** The promise on a card, which has no room for "86 days late" or "Waits until Nov 28" beside the day. */
export function marginText({ margin }: CardFacts): {
  readonly tone: PromiseTone | 'none';
  readonly text: string;
} {
  if (margin === null) return { tone: 'none', text: 'No promise yet' };
  const { tone, text, days } = margin;
  if (tone === 'risk') return { tone, text: 'At risk' };
  return { tone, text: days < -9 ? `${grouped(-days)} d late` : text };
}

export type LocationIcon = 'calendar' | 'pin' | 'check' | 'checks' | 'key' | 'warning';

/** The line about where a unit is, or what it lacks. */
export function locationLine(facts: CardFacts): { readonly icon: LocationIcon; readonly text: string } {
  const { card, column, hasNoNextStep } = facts;
  if (hasNoNextStep) return { icon: 'warning', text: 'No next step' };
  const place = card.location?.name ?? 'No location';
  switch (column) {
    case 'expected':
      if (card.dropOff === null) return { icon: 'calendar', text: 'No drop-off day' };
      return facts.isAwaited
        ? { icon: 'warning', text: `Not in since ${weekDay(card.dropOff)}` }
        : { icon: 'calendar', text: facts.comesToday ? 'In today' : `In ${weekDay(card.dropOff)}` };
    case 'delivered':
      return { icon: 'check', text: `Out ${shortDay(facts.delivered ?? '')}` };
    case 'quality':
      return card.openTasks === 0
        ? { icon: 'checks', text: `${count(card.openChecks, 'check')} open` }
        : { icon: 'pin', text: place };
    case 'ready':
      return { icon: 'key', text: place };
    default:
      return { icon: 'pin', text: place };
  }
}

/** The line below the name of a column. */
export function columnLine({ column, minutesLeft, openChecks, cards }: ColumnView): string {
  if (column === 'ready') return 'to hand over';
  if (column === 'delivered') return 'last 7 days';
  const hasWork = cards.some(({ card }) => card.openTasks > 0);
  if (column === 'quality' && openChecks > 0 && !hasWork) return `${count(openChecks, 'check')} open`;
  return `${hoursOf(minutesLeft)} h to finish`;
}

/** One decimal: 126 minutes are 2.1. */
export function hoursOf(minutes: number): string {
  return hours(Math.round(minutes / 6));
}

/** Hours done of those sold; where no sold hour is left, the work that still is, such as a redo. */
export function doneOfSold({ card, column }: CardFacts): string {
  const isSoldOut = card.soldMinutes > 0 && card.doneMinutes === card.soldMinutes;
  if (isSoldOut && card.openTasks > 0 && column !== 'delivered')
    return `${count(card.openTasks, 'task')} open`;
  return `${hoursOf(card.doneMinutes)} of ${hoursOf(card.soldMinutes)} h`;
}

/** A card is narrow, so the model year is left to the order. */
export function modelText(vehicle: string): string {
  return vehicle.replace(/^(19|20)\d\d /, '');
}

/** The card as one sentence: number, owner, type, then day, margin and hold. On the wall the owner is left out. */
export function cardSentence(facts: CardFacts, isWall: boolean): string {
  const { card, estimate, hold } = facts;
  const type = card.vehicleType === null ? '' : vehicleTypeLabels[card.vehicleType];
  const promise =
    card.promise === null
      ? 'no promise yet'
      : `promised ${shortDay(card.promise.day)}, ${marginSentence(facts)}`;
  const parts = [
    card.number,
    isWall ? estimate.vehicle : estimate.customer,
    type,
    promise,
    hold === null
      ? ''
      : `${lower(holdLabels[hold.kind])} ${hold.days === 0 ? 'since today' : count(hold.days, 'day')}`,
    locationLine(facts).text,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function marginSentence(facts: CardFacts): string {
  const { tone, text } = marginText(facts);
  return tone === 'risk' ? `at risk, ${lower(facts.margin?.text ?? '')}` : lower(text);
}

/** "RO-10231 moved to Paint, 2 of 4." */
export function movedSentence(number: string, { column, cards }: ColumnView, id: string): string {
  const at = cards.findIndex((facts) => facts.id === id);
  const place = at < 0 ? '' : `, ${String(at + 1)} of ${String(cards.length)}`;
  return `${number} moved to ${columnLabels[column]}${place}.`;
}

export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Most numbers of a board are small; asking the locale for each cost a third of opening it. */
function grouped(number: number): string {
  return number < 1_000 ? String(number) : number.toLocaleString('en-US');
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
