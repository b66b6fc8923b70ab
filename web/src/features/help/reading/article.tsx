import type { ReactNode } from 'react';
import { StartGuideButton } from '../../../lib/guide/start-guide-button.tsx';
import { day } from '../../../lib/text/format.ts';
import { type OwnLink, RichText } from '../../../ui/text/RichText.tsx';
import { useMay } from '../../session/use-may.ts';
import styles from './article.module.css';
import { DidThisHelp } from './did-this-help.tsx';
import type { Topic } from './help-cache.ts';
import { OwnAnchor } from './own-anchor.tsx';
import { type Section, sectionsOf } from './sections.ts';

interface ArticleProps {
  readonly topic: Topic;
  /** The heading level of its title. */
  readonly level: 1 | 2;
  /** Opens links to other topics; without it they lead to their pages. */
  readonly onTopic?: ((slug: string) => void) | undefined;
  /** Called when a link to a screen of the product was followed. */
  readonly onLeave?: (() => void) | undefined;
  /** Shown below the lead: the topics under this one. */
  readonly children?: ReactNode;
}

export function Article({ topic, level, onTopic, onLeave, children }: ArticleProps) {
  const Title = `h${level}` as const;
  const ownLink = linkFor(onTopic, onLeave);
  return (
    <article className={styles['article']}>
      <Title className={styles['title']}>{topic.title}</Title>
      <p className={styles['lead']}>{topic.lead}</p>
      {topic.slug === guidedTopic && <DoItWithMe onLeave={onLeave} />}
      <div className={styles['body']}>
        {sectionsOf(topic.body).map((section) => (
          <ArticleSection key={section.id} section={section} level={level} ownLink={ownLink} />
        ))}
      </div>
      {children}
      <DidThisHelp key={topic.slug} topic={topic} onLeave={onLeave} />
      <p className={styles['dated']}>{`Last changed ${day(new Date(topic.publishedAt))}`}</p>
    </article>
  );
}

/** The topic that can be done instead of read. */
const guidedTopic = 'first-estimate';

function DoItWithMe({ onLeave }: Pick<ArticleProps, 'onLeave'>) {
  const may = useMay();
  if (!may('edit-estimates')) return null;
  return (
    <div className={styles['guide']}>
      <StartGuideButton onStart={onLeave} />
    </div>
  );
}

interface ArticleSectionProps {
  readonly section: Section;
  readonly level: 1 | 2;
  readonly ownLink: OwnLink;
}

function ArticleSection({ section: { id, text }, level, ownLink }: ArticleSectionProps) {
  return (
    <section id={`topic-${id}`} tabIndex={-1}>
      <RichText text={text} under={level} ownLink={ownLink} />
    </section>
  );
}

function linkFor(onTopic?: (slug: string) => void, onLeave?: () => void): OwnLink {
  return function ownLink(href, children) {
    return (
      <OwnAnchor href={href} onTopic={onTopic} onLeave={onLeave}>
        {children}
      </OwnAnchor>
    );
  };
}
