import type { WorkInSight } from '../../../lib/guide/work-in-sight.ts';
import type { GuidePage } from './guide-page.ts';
import type { GuideTarget } from './point-at.ts';

/** The headings of the topic, without their minutes. */
export const guideSections = [
  'the vehicle',
  'the damage',
  'lines by typing',
  'photos',
  'read the total',
  'lock, print, send',
] as const;

/** The work as the guide sees it, and the screen it is seen on. */
export interface GuideView extends WorkInSight {
  readonly page: GuidePage | null;
  /** Ids of the steps that were done or skipped. */
  readonly done: readonly string[];
}

export interface GuideStep {
  readonly id: string;
  readonly section: (typeof guideSections)[number];
  /** In the words and the marks of the topic. */
  readonly says: string;
  /** The same where picture and lines take turns and fingers press: a phone or a tablet. */
  readonly byTouch?: string;
  /** The screens the words fit, the one to lead to first. Without them the words fit every screen. */
  readonly pages?: readonly [GuidePage, ...GuidePage[]];
  readonly isDone: (view: GuideView) => boolean;
  /** Names the button that goes on, where skipping is the right thing to do or nothing shows that the step is done. */
  readonly goesOn?: string;
  readonly targets: readonly GuideTarget[];
}

/** The sentence of a step for the screen at hand. */
export function stepText({ says, byTouch }: GuideStep, isByTouch: boolean): string {
  return isByTouch && byTouch !== undefined ? byTouch : says;
}

export const builderMenu: GuideTarget = { selector: 'main header button[aria-label="More"]' };
/** The way from the builder to the form of the first steps. */
const details: readonly GuideTarget[] = [{ selector: 'main header a', text: 'Details' }, builderMenu];

/** True where the words of the step fit the screen. */
export function fitsPage({ pages }: GuideStep, page: GuidePage | null): boolean {
  return pages === undefined || (page !== null && pages.includes(page));
}

const nothing: readonly GuideTarget[] = [];

/** The controls of the step on this screen, or the way to them. */
export function targetsOn(step: GuideStep, page: GuidePage | null): readonly GuideTarget[] {
  if (fitsPage(step, page)) return step.targets;
  return page === 'builder' && step.pages?.[0] === 'intake' ? details : nothing;
}
