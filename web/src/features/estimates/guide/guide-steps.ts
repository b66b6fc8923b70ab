import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { builderMenu, type GuideStep } from './guide-step.ts';
import type { GuideTarget } from './point-at.ts';

/** The topic these steps are taken from. A test holds sections and sentences equal to it. */
export const guideTopic = 'first-estimate';

const addPhotos: GuideTarget = { selector: 'main header span', text: 'Add photos' };
/** On a phone the lines stand behind the picture, and the picture behind the lines. */
function paneSwitch(text: 'Damage' | 'Lines'): GuideTarget {
  return { selector: 'main header label, main header button', text };
}

/** A part in the picture that has no line yet. */
function partInPicture(region: string): GuideTarget {
  return {
    selector: `[data-part="canvas"] .rg[data-region="${region}"]:not(.is-damaged, .is-replace)`,
  };
}

const canvas: GuideTarget = { selector: '[data-part="canvas"]' };
const grid: readonly GuideTarget[] = [{ selector: 'main [role="grid"]' }, paneSwitch('Lines')];

export const guideSteps: readonly GuideStep[] = [
  {
    id: 'new',
    section: 'the vehicle',
    says: 'Press **New Estimate** in the bar at the top, or press `N` when you are not typing.',
    byTouch: 'Tap **New Estimate** in the bar at the top. On a phone it is in the menu at the top right.',
    isDone: ({ page }) => page === 'intake' || page === 'builder',
    targets: [{ selector: 'header nav button', text: 'New Estimate' }, { selector: 'header summary' }],
  },
  {
    id: 'type',
    section: 'the vehicle',
    says: 'Choose **Fifth wheel** among the ten vehicle types. The picture and the parts of that type are ready at once.',
    byTouch:
      'Tap **Fifth wheel** among the ten vehicle types. The picture and the parts of that type are ready at once.',
    pages: ['intake', 'builder'],
    isDone: ({ estimate }) => estimate?.unit.vehicleType === 'fifth-wheel' || linesOf(estimate).length > 0,
    goesOn: 'Mine is another type',
    targets: [
      { selector: 'main fieldset' },
      { selector: '[data-part="damage"] li button', text: 'Fifth wheel' },
    ],
  },
  {
    id: 'vin',
    section: 'the vehicle',
    says: 'Type a VIN if you have one. The last six characters are enough to find the unit later. A VIN with a wrong check digit is marked and still accepted.',
    pages: ['intake'],
    isDone: ({ estimate }) => (estimate?.unit.coachVin ?? '').trim().length >= 6,
    goesOn: 'I have none',
    targets: [{ selector: 'section[aria-labelledby="intake-vehicle"] input:not([type="radio"])' }],
  },
  {
    id: 'customer',
    section: 'the vehicle',
    says: 'Type the customer’s name and phone number. If you have met this customer or this unit before, the record is offered and fills in the rest.',
    pages: ['intake'],
    isDone: ({ estimate }) => {
      const { name = '', phone = '' } = estimate?.parties.customer ?? {};
      return name.trim() !== '' && phone.trim() !== '';
    },
    targets: [{ selector: 'section[aria-labelledby="intake-customer"]' }],
  },
  {
    id: 'payer',
    section: 'the vehicle',
    says: 'Choose who pays: the customer, an insurer or a warranty company. For an insurer, add the insurer’s name and the claim number.',
    byTouch:
      'Further down, choose who pays: the customer, an insurer or a warranty company. For an insurer, add the insurer’s name and the claim number.',
    pages: ['intake'],
    isDone: ({ estimate }) => estimate !== null && isPayerKnown(estimate),
    targets: [{ selector: 'section[aria-labelledby="intake-payer"]' }],
  },
  {
    id: 'damage-view',
    section: 'the damage',
    says: 'Press **Open damage view**.',
    byTouch: 'Tap **Open damage view** at the bottom.',
    pages: ['intake'],
    isDone: ({ estimate, page }) => estimate !== null && page === 'builder',
    targets: [{ selector: 'main button', text: 'Open damage view' }],
  },
  {
    id: 'roof',
    section: 'the damage',
    says: 'Choose **Roof** above the picture.',
    byTouch: 'Tap **Roof** in the row above the picture. Swipe the row if Roof is out of sight.',
    pages: ['builder'],
    isDone: ({ estimate, side }) => side === 'roof' || linesOf(estimate).length > 0,
    targets: [{ selector: 'nav[aria-label="Side"] button', text: 'Roof' }, paneSwitch('Damage')],
  },
  {
    id: 'part',
    section: 'the damage',
    says: 'Press a part in the picture, for example the shower skylight beside the first solar panel. A card shows what the book can do with it, with hours and price.',
    byTouch:
      'Tap a part in the picture, for example the shower skylight beside the first solar panel. The list below or beside it shows what the book can do with it, with hours.',
    pages: ['builder'],
    isDone: ({ estimate, region }) => region !== null || linesOf(estimate).length > 0,
    targets: [partInPicture('roof.skylight'), canvas, paneSwitch('Damage')],
  },
  {
    id: 'operation',
    section: 'the damage',
    says: 'Press **Replace** on the card. The line is on the estimate, and its number appears in the picture.',
    byTouch: 'Tap **Replace**. The line is on the estimate, and its number appears in the picture.',
    pages: ['builder'],
    isDone: ({ estimate }) => linesOf(estimate).length > 0,
    targets: [
      { selector: '[data-part="card"] button[aria-label^="Add Replace,"]' },
      { selector: '[data-part="damage"] li[data-chosen] button[aria-label^="Replace,"]' },
      { selector: '[data-part="damage"] li[data-chosen]' },
      { selector: '[data-part="damage"] [aria-label^="Parts, "]' },
      paneSwitch('Damage'),
    ],
  },
  {
    id: 'more',
    section: 'the damage',
    says: 'Go on with the refrigerator roof vent and the antenna. Each press on an operation adds one line.',
    byTouch: 'Go on with the refrigerator roof vent and the antenna. Each tap on an operation adds one line.',
    pages: ['builder'],
    isDone: ({ estimate }) => linesOf(estimate).length > 2,
    targets: [partInPicture('roof.fridge-vent'), partInPicture('roof.antenna'), canvas, paneSwitch('Damage')],
  },
  {
    id: 'typing',
    section: 'lines by typing',
    says: 'Press `/`. The cursor jumps to **Add a part, operation or note**. Type `roof membrane`. Spelling does not have to be exact. Press `Enter` to add the first result; the arrow keys choose another kind of membrane.',
    byTouch:
      'Tap **Lines** at the top, then **Add a part, operation or note**. Type `roof membrane`. Spelling does not have to be exact. Tap the membrane of this roof.',
    pages: ['builder'],
    isDone: ({ estimate, hasTyped }) => hasTyped && linesOf(estimate).some(isMembrane),
    targets: [{ selector: 'input[role="combobox"][aria-label^="Add a part"]' }, paneSwitch('Lines')],
  },
  {
    id: 'length',
    section: 'lines by typing',
    says: 'Roof membrane is sold by the foot, and the cursor waits in **Qty** of the new line: type the length of the roof, for example `32`, and press `Tab`.',
    byTouch:
      'Roof membrane is sold by the foot: type the length of the roof in **Qty** of the new line, for example `32`.',
    pages: ['builder'],
    // Its words are about the membrane: without one, there is nothing to measure.
    isDone: ({ estimate }) => estimate !== null && isMembraneMeasured(estimate.lines),
    targets: [{ selector: 'main [role="grid"] input[aria-label^="Quantity,"]' }, ...grid],
  },
  {
    id: 'hours',
    section: 'lines by typing',
    says: 'In the new line, move to **Hours** with `Tab` and type other hours if you judge the work differently. An asterisk marks every number that differs from the book.',
    byTouch:
      'Tap the new line and type other hours if you judge the work differently. An asterisk marks every number that differs from the book.',
    pages: ['builder'],
    isDone: ({ estimate }) => linesOf(estimate).some(isJudged),
    goesOn: 'Keep the book’s',
    targets: [{ selector: 'main [role="grid"] input[aria-label^="Hours,"]' }, ...grid],
  },
  {
    id: 'photo',
    section: 'photos',
    says: 'Press **Add** under the picture, or open **Photos**. Take pictures with the camera of a phone or tablet, or drop files into the window.',
    byTouch:
      'Tap **Damage** at the top, then **Add** under the picture. Take pictures with the camera, or choose some you have.',
    pages: ['builder', 'photos'],
    isDone: ({ estimate }) => photosOf(estimate).length > 0,
    targets: [
      { selector: 'section[aria-label="Photos"] li' },
      { selector: 'main header a', text: 'Photos' },
      addPhotos,
      paneSwitch('Damage'),
    ],
  },
  {
    id: 'photo-line',
    section: 'photos',
    says: 'Say which line a photo belongs to: open **Photos**, and choose **Say what it shows…** in the menu of the photo. A line with a repair and no photo is listed under the checks.',
    byTouch:
      'Say which line a photo belongs to: behind the three dots at the top right open **Photos**, and choose **Say what it shows…** in the menu of the photo. A line with a repair and no photo is listed under the checks.',
    pages: ['photos', 'builder'],
    isDone: ({ estimate }) => photosOf(estimate).some(({ lines, pins }) => lines.length + pins.length > 0),
    targets: [
      { selector: 'main button[aria-label^="More for"]' },
      { selector: 'main header a', text: 'Photos' },
      builderMenu,
      addPhotos,
    ],
  },
  {
    id: 'total',
    section: 'read the total',
    says: 'Look at the totals on the right. Press any figure to see how it comes about.',
    byTouch: 'Tap the total at the bottom. All figures open; tap any of them to see how it comes about.',
    pages: ['builder', 'totals'],
    isDone: ({ hasReadTotal, page }) => hasReadTotal || page === 'totals',
    targets: [{ selector: 'aside[aria-label="Totals"]' }, { selector: 'button[aria-label^="Totals,"]' }],
  },
  {
    id: 'checks',
    section: 'read the total',
    says: 'Read the checks below. Each one leads to the line it is about. Lines marked **open** have to be decided before you can lock.',
    byTouch:
      'Read the checks at the end of the same list. Each one leads to the line it is about. Lines marked **open** have to be decided before you can lock.',
    pages: ['builder', 'totals'],
    isDone: ({ estimate, hasReadChecks }) => hasReadChecks || versionsOf(estimate).length > 0,
    goesOn: 'I have read them',
    targets: [
      { selector: 'section[aria-label="Checks"]' },
      { selector: 'aside[aria-label="Totals"]' },
      { selector: 'button[aria-label^="Totals,"]' },
    ],
  },
  {
    id: 'lock',
    section: 'lock, print, send',
    says: 'Press **Lock as E01**. The dialog lists what is worth a last look. Press **Lock as E01** again. The version is now a record that nobody can change.',
    byTouch:
      'Behind the three dots at the top right tap **Lock as E01**. The dialog lists what is worth a last look. Tap **Lock as E01** again. The version is now a record that nobody can change.',
    pages: ['builder'],
    isDone: ({ estimate }) => versionsOf(estimate).length > 0,
    targets: [{ selector: 'main header button', text: 'Lock as' }, builderMenu],
  },
  {
    id: 'documents',
    section: 'lock, print, send',
    says: 'Open **Documents**, choose **Customer estimate** and press **Print** or **Download**. Or press **Send…** to mail the customer a link to read, approve and sign.',
    byTouch:
      'Behind the three dots at the top right open **Documents**, choose **Customer estimate** and tap **Download** or **Print**. Or tap **Send…** to mail the customer a link to read, approve and sign.',
    // The documents of a draft are not those of a version.
    pages: ['documents', 'builder'],
    isDone: ({ estimate, page, done, hasDocument }) =>
      (estimate !== null && isSentOrAnswered(estimate)) ||
      (done.includes('lock') && hasDocument && page === 'documents'),
    targets: [
      { selector: 'main button', text: 'Download' },
      { selector: 'main header a', text: 'Documents' },
      builderMenu,
    ],
  },
];

/** The closing words of the topic. */
export const guideEnd =
  'That was the whole way. Next, set your own rates, taxes and letterhead, so that the next estimate starts with your numbers.';

function linesOf(estimate: Estimate | null): readonly Line[] {
  return estimate?.lines ?? [];
}

function versionsOf(estimate: Estimate | null): Estimate['versions'] {
  return estimate?.versions ?? [];
}

function photosOf(estimate: Estimate | null): Estimate['photos'] {
  return estimate?.photos ?? [];
}

/** A payer may answer on paper: then a version was never sent from here, and the estimate has a stage beyond it. */
function isSentOrAnswered({ stage, versions }: Estimate): boolean {
  if (versions.some(({ sendings = [], agreements = [] }) => sendings.length + agreements.length > 0))
    return true;
  return versions.length > 0 && stage !== 'draft' && stage !== 'locked';
}

/** A new estimate is an insurance claim until somebody says otherwise, so a claim counts once it is named. */
function isPayerKnown({ claim, parties }: Estimate): boolean {
  if (claim.payer !== 'insurance') return true;
  return parties.insurer.name.trim() !== '' && claim.number.trim() !== '';
}

/** Hours or price of the book were replaced by the estimator's own. */
function isJudged({ book, price, labor, refinish }: Line): boolean {
  if (book === null) return false;
  const entries = [...Object.values(labor), refinish];
  return price !== null || entries.some((entry) => entry !== null && entry?.billed !== null);
}

/** The line the guide asks to be typed. */
function isMembrane({ unit, description }: Line): boolean {
  return unit !== 'each' && /\bmembrane\b/i.test(description);
}

/** The book's line begins with one foot. */
function isMembraneMeasured(lines: readonly Line[]): boolean {
  const membranes = lines.filter(isMembrane);
  return membranes.length === 0 || membranes.some(({ quantity }) => quantity !== 1_000);
}
