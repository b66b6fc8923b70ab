import { type Hit, searchHelp } from '@dre/core/domain/help/search';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { carriedOver } from './carried-over.ts';
import type { Help } from './help-cache.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './topics.module.css';

interface FoundTopicsProps {
  readonly help: Help;
  readonly find: string;
  /** Opens a hit; without it, its page is opened. */
  readonly onTopic?: ((slug: string) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

export function FoundTopics({ help, find, onTopic, onLeave }: FoundTopicsProps) {
  const sought = useDeferredValue(find);
  const hits = useMemo(() => searchHelp(help.index, sought), [help, sought]);
  if (hits.length === 0) {
    return (
      <EmptyState
        title="Nothing on that"
        actions={
          <Link to="/contact-us" hash={carriedOver(find)} onClick={() => onLeave?.()}>
            Contact us
          </Link>
        }
      >
        Try other words, or ask us. Your words are carried over.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Search results">
      <output className={styles['count']}>
        {hits.length === 1 ? '1 topic' : `${String(hits.length)} topics`}
      </output>
      <ul className={styles['hits']}>
        {hits.map((hit) => (
          <li key={hit.slug}>
            <HitLink hit={hit} onTopic={onTopic} />
            <p>
              <MarkedText marked={hit.passage} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HitLink({ hit, onTopic }: { readonly hit: Hit; readonly onTopic: FoundTopicsProps['onTopic'] }) {
  const words = <MarkedText marked={hit.title} />;
  if (onTopic === undefined) {
    return (
      <Link to="/help/view-topics/$slug" params={{ slug: hit.slug }}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" className={styles['asLink']} onClick={() => onTopic(hit.slug)}>
      {words}
    </button>
  );
}
