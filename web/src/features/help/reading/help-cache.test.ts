import { indexOf } from '@dre/core/domain/help/search';
import { expect, test } from 'vitest';
import { type Topic, withoutAdministration } from './help-cache.ts';

function topic(id: string, parent: string | null): Topic {
  return {
    id,
    slug: id,
    parent,
    title: id,
    lead: '',
    body: { type: 'doc', content: [] },
    screens: [],
    publishedAt: '',
  } as unknown as Topic;
}

test('help for administrators of the product, with all below it, is not that of others', () => {
  const topics = [
    topic('getting-started', null),
    topic('dashboard', 'getting-started'),
    topic('administration', null),
    topic('records', 'administration'),
    topic('editions', 'records'),
  ];
  const own = withoutAdministration({ revision: '1', topics, index: indexOf(topics) });
  expect(own.topics.map(({ id }) => id)).toEqual(['getting-started', 'dashboard']);
});
