import type { ContentKind, ContentState } from '@dre/core/domain/content/content-item';
import type { BadgeTone } from '../../../ui/feedback/Badge.tsx';

interface KindWords {
  readonly title: string;
  readonly where: string;
  readonly begin: string;
  /** "this news item", in a question. */
  readonly one: string;
  readonly none: string;
  readonly first: string;
}

export const kindLabels: Readonly<Record<ContentKind, KindWords>> = {
  news: {
    title: 'Edit News',
    where: 'Shown on every dashboard',
    begin: 'New item',
    one: 'news item',
    none: 'No news yet',
    first: 'Write what every dashboard should tell, and when.',
  },
  event: {
    title: 'Edit Events',
    where: 'Shown on every dashboard until they begin',
    begin: 'New event',
    one: 'event',
    none: 'No events yet',
    first: 'Announce a webinar, a class or a day at a dealer.',
  },
  ad: {
    title: 'Create Ad',
    where: 'One at a time on every dashboard, marked as an advertisement',
    begin: 'New ad',
    one: 'ad',
    none: 'No ads yet',
    first: 'Set up an ad with its line or picture, and its time.',
  },
};

export const stateLabels: Readonly<Record<ContentState, { name: string; tone: BadgeTone }>> = {
  draft: { name: 'Draft', tone: 'neutral' },
  scheduled: { name: 'Scheduled', tone: 'amber' },
  published: { name: 'Published', tone: 'green' },
  archived: { name: 'Archived', tone: 'neutral' },
};
