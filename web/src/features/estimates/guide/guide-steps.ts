import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import type { WorkInSight } from '../../../lib/guide/work-in-sight.ts';

/** The topic these steps are taken from. A test holds sections and sentences equal to it. */
export const guideTopic = 'first-estimate';

/** The headings of the topic, without their minutes. */
export const guideSections = [
  'the vehicle',
  'the damage',
  'lines by typing',
  'photos',
  'read the total',
  'lock, print, send',
] as const;

/** Finds the control of a step: the first visible element of these, if it begins with the text. */
export interface GuideTarget {
  readonly selector: string;
  readonly text?: string;
}

/** The work as the guide sees it, and the screen it is seen on. */
export interface GuideView extends WorkInSight {
  readonly path: string;
  /** The intake form is shown instead of the builder. */
  readonly isIntake: boolean;
  /** Ids of the steps that were done or skipped. */
  readonly done: readonly string[];
}

export interface GuideStep {
  readonly id: string;
  readonly section: (typeof guideSections)[number];
  /** In the words of the topic. */
  readonly says: string;
  readonly isDone: (view: GuideView) => boolean;
  readonly targets: readonly GuideTarget[];
}

/** On a phone the lines stand behind the picture. */
const linesSwitch: GuideTarget = { selector: 'main header label, main header button', text: 'Lines' };
const builderMenu: GuideTarget = { selector: 'main header button[aria-haspopup]' };

export const guideSteps: readonly GuideStep[] = [
  {
    id: 'new',
    section: 'the vehicle',
    says: 'Press New Estimate in the bar at the top, or press N when you are not typing.',
    isDone: ({ path }) => isAt(path, 'new-estimate'),
    targets: [{ selector: 'header nav button', text: 'New Estimate' }, { selector: 'header summary' }],
  },
  {
    id: 'type',
    section: 'the vehicle',
    says: 'Choose Fifth wheel among the ten vehicle types. The picture and the parts of that type are ready at once.',
    isDone: ({ estimate }) => estimate !== null && estimate.unit.vehicleType !== null,
    targets: [{ selector: 'main fieldset' }],
  },
  {
    id: 'customer',
    section: 'the vehicle',
    says: 'Type the customer’s name and phone number. If you have met this customer or this unit before, the record is offered and fills in the rest.',
    isDone: ({ estimate }) => estimate !== null && estimate.parties.customer.name.trim() !== '',
    targets: [{ selector: 'section[aria-labelledby="intake-customer"] input' }],
  },
  {
    id: 'damage-view',
    section: 'the damage',
    says: 'Press Open damage view.',
    isDone: ({ estimate, path, isIntake }) => estimate !== null && isAt(path, 'new-estimate') && !isIntake,
    targets: [{ selector: 'main button', text: 'Open damage view' }],
  },
  {
    id: 'part',
    section: 'the damage',
    says: 'Press a part in the picture, for example the air conditioner shroud. A card shows what the book can do with it, with hours and price.',
    isDone: ({ estimate, region }) => region !== null || linesOf(estimate).length > 0,
    targets: [{ selector: '[data-part="canvas"]' }],
  },
  {
    id: 'operation',
    section: 'the damage',
    says: 'Press Replace. The line is on the estimate, and its number appears in the picture.',
    isDone: ({ estimate }) => linesOf(estimate).length > 0,
    targets: [
      { selector: '[data-part="damage"] li[data-chosen]' },
      { selector: '[data-part="damage"] [aria-label^="Parts, "]' },
    ],
  },
  {
    id: 'typing',
    section: 'lines by typing',
    says: 'Press /. The cursor jumps to Add a part, operation or note. Type roof membrane. Spelling does not have to be exact.',
    isDone: ({ estimate }) => linesOf(estimate).length > 1,
    targets: [{ selector: 'input[role="combobox"][aria-label^="Add a part"]' }, linesSwitch],
  },
  {
    id: 'hours',
    section: 'lines by typing',
    says: 'In the new line, move to Hours with Tab and type other hours if you judge the work differently. An asterisk marks every number that differs from the book.',
    isDone: ({ estimate }) => linesOf(estimate).some(isJudged),
    targets: [{ selector: 'main [role="grid"]' }, linesSwitch],
  },
  {
    id: 'photo',
    section: 'photos',
    says: 'Press Add under the picture, or open Photos. Take pictures with the camera of a phone or tablet, or drop files into the window.',
    isDone: ({ estimate }) => estimate !== null && estimate.photos.length > 0,
    targets: [{ selector: 'section[aria-label="Photos"] li' }, { selector: 'main header a', text: 'Photos' }],
  },
  {
    id: 'total',
    section: 'read the total',
    says: 'Look at the totals on the right. Press any figure to see how it comes about.',
    isDone: ({ hasReadTotal, path }) => hasReadTotal || isAt(path, 'totals'),
    targets: [{ selector: 'aside[aria-label="Totals"]' }, { selector: 'button[aria-label^="Totals,"]' }],
  },
  {
    id: 'lock',
    section: 'lock, print, send',
    says: 'Press Lock as E01. The dialog lists what is worth a last look.',
    isDone: ({ estimate }) => versionsOf(estimate).length > 0,
    targets: [{ selector: 'main header button', text: 'Lock as' }, builderMenu],
  },
  {
    id: 'documents',
    section: 'lock, print, send',
    says: 'Open Documents, choose Customer estimate and press Print or Download.',
    // The documents of a draft are not those of a version.
    isDone: ({ estimate, path, done }) =>
      versionsOf(estimate).some(({ sendings }) => sendings !== undefined) ||
      (done.includes('lock') && isAt(path, 'documents')),
    targets: [{ selector: 'main header a', text: 'Documents' }, builderMenu],
  },
];

/** The closing words of the topic. */
export const guideEnd =
  'That was the whole way. Next, set your own rates, taxes and letterhead, so that the next estimate starts with your numbers.';

/** The first step that was neither done nor skipped. */
export function currentStep(done: readonly string[]): GuideStep | undefined {
  return guideSteps.find(({ id }) => !done.includes(id));
}

/** The steps the work shows to be done, in their order, besides those noted before. */
export function newlyDone(view: GuideView): readonly GuideStep[] {
  return guideSteps.filter((step) => !view.done.includes(step.id) && step.isDone(view));
}

function isAt(path: string, screen: string): boolean {
  return path.startsWith('/estimate/') && path.endsWith(`/${screen}`);
}

function linesOf(estimate: Estimate | null): readonly Line[] {
  return estimate?.lines ?? [];
}

function versionsOf(estimate: Estimate | null): Estimate['versions'] {
  return estimate?.versions ?? [];
}

/** Hours or price of the book were replaced by the estimator's own. */
function isJudged({ book, price, labor, refinish }: Line): boolean {
  if (book === null) return false;
  const entries = [...Object.values(labor), refinish];
  return price !== null || entries.some((entry) => entry !== null && entry?.billed !== null);
}
