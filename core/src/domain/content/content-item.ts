import { isLinkAddress, isPictureAddress } from './link-address.ts';
import { isBlank, type Picture, type RichText, richTextOf } from './rich-text.ts';

/** What administrators write for the dashboards. */
export const contentKinds = ['news', 'event', 'ad'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Written and not shown; to be shown; shown; over. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** An item as it stands in its editor. All kinds have one shape; what a kind has no use for stays empty. */
export interface ContentDraft {
  readonly title: string;
  /** Of news and events. */
  readonly text: RichText;
  /** From when it is shown, as an instant; null: as soon as it is published. */
  readonly from: string | null;
  /** Until when; null: until somebody archives it. */
  readonly until: string | null;
  /** To whom; null: to every company. */
  readonly companies: readonly string[] | null;
  /** News that stay above newer ones. */
  readonly isPinned: boolean;
  /** When an event begins. */
  readonly startsAt: string | null;
  readonly place: string;
  readonly seats: string;
  readonly link: string;
  /** The one line of an ad under its title. */
  readonly words: string;
  /** Of an ad. */
  readonly picture: Picture['attrs'] | null;
}

export const contentLimits = {
  title: 120,
  place: 120,
  seats: 60,
  words: 120,
  companies: 500,
  /** An ad's picture, in the slot of the dashboard. */
  adWidth: 336,
  adHeight: 92,
  /** How far the shape of a picture may be from that of the slot. */
  adShape: 0.04,
} as const;

export const blankContent: ContentDraft = {
  title: '',
  text: richTextOf([]),
  from: null,
  until: null,
  companies: null,
  isPinned: false,
  startsAt: null,
  place: '',
  seats: '',
  link: '',
  words: '',
  picture: null,
};

export interface PublishWindow {
  readonly from: Date;
  readonly until: Date | null;
}

/** Where an item stands, by when it is shown. */
export function contentState(shown: PublishWindow | undefined, now: Date): ContentState {
  if (shown === undefined) return 'draft';
  if (shown.until !== null && shown.until <= now) return 'archived';
  return shown.from > now ? 'scheduled' : 'published';
}

export type ContentProblems = Readonly<Partial<Record<keyof ContentDraft, string>>>;

/** What keeps an item from being published, by field. A draft may be anything on its way. */
export function contentProblems(kind: ContentKind, draft: ContentDraft, now: Date): ContentProblems {
  return {
    ...(draft.title.trim() === '' && { title: 'Give it a title.' }),
    ...(kind === 'news' && isBlank(draft.text) && { text: 'Write at least one sentence.' }),
    ...(draft.companies?.length === 0 && { companies: 'Choose at least one company, or all of them.' }),
    ...windowProblem(draft, now),
    ...(kind === 'event' && eventProblems(draft)),
    ...(kind === 'ad' && adProblems(draft)),
  };
}

function windowProblem({ from, until }: ContentDraft, now: Date): ContentProblems {
  if (until === null) return {};
  const end = Date.parse(until);
  if (end <= now.getTime()) return { until: 'That time is over.' };
  return from !== null && end <= Date.parse(from) ? { until: 'It would be removed before it is shown.' } : {};
}

function eventProblems({ startsAt, link }: ContentDraft): ContentProblems {
  return {
    ...(startsAt === null && { startsAt: 'Say when it begins.' }),
    ...(link !== '' && !isLinkAddress(link) && needsHttps),
  };
}

const needsHttps: ContentProblems = { link: 'Type an address that begins with https://.' };

function adProblems({ picture, words, link }: ContentDraft): ContentProblems {
  // Whoever follows an ad goes to somebody else's site: nobody on the way may read or change where.
  const isSafe = link === '' || (/^https:/i.test(link) && isLinkAddress(link));
  return { ...(!isSafe && needsHttps), ...adFaceProblems(picture, words) };
}

function adFaceProblems(picture: ContentDraft['picture'], words: string): ContentProblems {
  if (picture === null) {
    return words.trim() === '' ? { words: 'Write a line, or choose a picture.' } : {};
  }
  const problem = adPictureProblem(picture);
  if (problem !== undefined) return { picture: problem };
  return picture.alt.trim() === '' ? { picture: 'Say in words what the picture shows.' } : {};
}

/** What is wrong with the shape of an ad's picture. */
export function adPictureProblem({ src, width, height }: Picture['attrs']): string | undefined {
  if (!isPictureAddress(src) || width === undefined || height === undefined)
    return 'Choose the picture again.';
  const { adWidth, adHeight, adShape } = contentLimits;
  const shape = width / height / (adWidth / adHeight);
  if (Math.abs(shape - 1) <= adShape) return undefined;
  return `The picture is ${width} × ${height}. An ad has the shape of ${adWidth} × ${adHeight}: cut it to that.`;
}
