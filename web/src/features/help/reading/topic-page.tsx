import { Link, useParams } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Article } from './article.tsx';
import { HelpLayout } from './help-layout.tsx';
import type { Help, Topic } from './help-cache.ts';
import { noteRead } from './screen-topics.ts';
import { sectionsOf } from './sections.ts';
import { TopicLink } from './topic-tree.tsx';
import styles from './topics.module.css';

export function TopicPage() {
  const { slug = '' } = useParams({ strict: false });
  return <HelpLayout key={slug}>{(help) => <Shown help={help} slug={slug} />}</HelpLayout>;
}

function Shown({ help: { topics }, slug }: { readonly help: Help; readonly slug: string }) {
  const topic = topics.find((one) => one.slug === slug);
  const isThere = topic !== undefined;
  useEffect(() => {
    if (isThere) noteRead(slug);
  }, [isThere, slug]);
  if (topic === undefined) {
    return (
      <EmptyState
        headingLevel={1}
        title="This topic is not here"
        actions={<Link to="/help/view-topics">All topics</Link>}
      >
        It may have been renamed or removed. Search for it, or choose another topic.
      </EmptyState>
    );
  }
  const below = topics.filter(({ parent }) => parent === slug);
  return (
    <div className={styles['columns']}>
      <div className={styles['reading']}>
        <Trail topics={topics} topic={topic} />
        <Article topic={topic} level={1}>
          {below.length > 0 && <Below topics={below} />}
        </Article>
      </div>
      <OnThisPage topic={topic} />
    </div>
  );
}

function Trail({ topics, topic }: { readonly topics: readonly Topic[]; readonly topic: Topic }) {
  const parent = topics.find(({ slug }) => slug === topic.parent);
  const above = [
    { id: 'help', link: <Link to="/help/view-topics">Help</Link> },
    ...(parent ? [{ id: parent.slug, link: <TopicLink topic={parent} /> }] : []),
  ];
  return <Breadcrumb above={above} current={topic.title} />;
}

function Below({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul className={styles['hits']}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <TopicLink topic={topic} />
          <p>{topic.lead}</p>
        </li>
      ))}
    </ul>
  );
}

function OnThisPage({ topic }: { readonly topic: Topic }) {
  const sections = sectionsOf(topic.body).filter(({ title }) => title !== undefined);
  if (sections.length < 2) return null;
  return (
    <nav className={styles['contents']} aria-label="On this page">
      <h2>On this page</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#topic-${id}`} onClick={(event) => goTo(event, `topic-${id}`)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address stays, so that going back leads out of the topic, not through it. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
