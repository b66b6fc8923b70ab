import { type Branch, treeOf } from '@dre/core/domain/help/tree';
import { Link } from '@tanstack/react-router';
import type { Topic } from './help-cache.ts';
import styles from './topics.module.css';

/** Every topic under its heading; the open one is marked. */
export function TopicTree({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <nav aria-label="Topics" className={styles['tree']}>
      {treeOf(topics).map(({ topic, below }) => (
        <section key={topic.id}>
          <TopicLink topic={topic} />
          {below.length > 0 && <Branches branches={below} />}
        </section>
      ))}
    </nav>
  );
}

function Branches({ branches }: { readonly branches: readonly Branch<Topic>[] }) {
  return (
    <ul>
      {branches.map(({ topic, below }) => (
        <li key={topic.id}>
          <TopicLink topic={topic} />
          {below.length > 0 && <Branches branches={below} />}
        </li>
      ))}
    </ul>
  );
}

export function TopicLink({ topic: { slug, title } }: { readonly topic: Topic }) {
  return (
    <Link to="/help/view-topics/$slug" params={{ slug }}>
      {title}
    </Link>
  );
}
