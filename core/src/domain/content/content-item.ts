import { isLinkAddress, isPictureAddress } from './link-address.ts';
import { isBlank, type Picture, type RichText, richTextOf } from './rich-text.ts';

/** Content administrators write for the dashboards. */
export const contentKinds = ['news', 'event', 'ad'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Unpublished; published for later; visible; over. */
export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** An item in its editor. All kinds share one shape; unused fields stay empty. */
export interface ContentDraft {
  readonly title: string;
  /** For news and events. */
  readonly text: RichText;
  /** Start of visibility as an instant; null: on publication. */
  readonly from: string | null;
  /** End of visibility; null: until archived. */
  readonly until: string | null;
  /** The companies that see it; null: all. */
  readonly companies: readonly string[] | null;
  /** Pinned news stay above newer ones. */
  readonly isPinned: boolean;
  /** Start of an event. */
  readonly startsAt: string | null;
  readonly place: string;
  readonly seats: string;
  readonly link: string;
  /** The one line of an ad under its title. */
  readonly words: string;
  /** For ads. */
  readonly picture: Picture['attrs'] | null;
}

export const contentLimits = {
  title: 120,
  place: 120,
  seats: 60,
  words: 120,
  companies: 500,
  /** An ad's picture in its dashboard slot. */
  adWidth: 336,
  adHeight: 92,
  /** Allowed deviation from the slot's aspect ratio. */
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

/** The state of an item by its publication window. */
export function contentState(published: PublishWindow | undefined, now: Date): ContentState {
  if (published === undefined) return 'draft';
  if (published.until !== null && published.until <= now) return 'archived';
  return published.from > now ? 'scheduled' : 'published';
}

export type ContentProblems = Readonly<Partial<Record<keyof ContentDraft, string>>>;

/** Problems that prevent publication, by field. A draft may have any. */
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
  // Ads lead to other sites: nobody on the way may read or change the target.
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

/** The problem with the shape of an ad's picture, if any. */
export function adPictureProblem({ src, width, height }: Picture['attrs']): string | undefined {
  if (!isPictureAddress(src) || width === undefined || height === undefined)
    return 'Choose the picture again.';
  const { adWidth, adHeight, adShape } = contentLimits;
  const shape = width / height / (adWidth / adHeight);
  if (Math.abs(shape - 1) <= adShape) return undefined;
  return `The picture is ${width} × ${height}. An ad has the shape of ${adWidth} × ${adHeight}: cut it to that.`;
}
