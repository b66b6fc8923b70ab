import { treeOf } from '@dre/core/domain/help/tree';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Help, Topic } from './help-cache.ts';
import { HelpLayout } from './help-layout.tsx';
import { recentlyRead, screenBefore, topicsFor } from './screen-topics.ts';
import { TopicLink } from './topic-tree.tsx';
import styles from './topics.module.css';

/** The start of the help: topics for the previous screen, recently read ones, and all by heading. */
export function TopicsPage() {
  return <HelpLayout isStart>{(help) => <Start help={help} />}</HelpLayout>;
}

function Start({ help: { topics } }: { readonly help: Help }) {
  const [before] = useState(screenBefore);
  const [read] = useState(recentlyRead);
  const lately = read.flatMap((slug) => topics.find((topic) => topic.slug === slug) ?? []);
  return (
    <>
      <h1 className={styles['heading']}>Help</h1>
      <p className={styles['intro']}>
        Type what you want to know, or choose a topic. On any screen, <kbd>F1</kbd> opens its topic beside
        your work.
      </p>
      <div className={styles['cards']}>
        <TopicCard
          name="For the screen you came from"
          topics={before === undefined ? [] : topicsFor(topics, before)}
        />
        <TopicCard name="Read lately" topics={lately} />
        {treeOf(topics).map(({ topic, below }) => (
          <TopicCard key={topic.id} name={topic.title} topics={below.map((branch) => branch.topic)} />
        ))}
      </div>
      <p className={styles['more']}>
        <Link to="/help/book">Read the book</Link>
        <Link to="/contact-us">Contact Us</Link>
      </p>
    </>
  );
}

function TopicCard({ name, topics }: { readonly name: string; readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <section className={styles['card']} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicLink topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}
