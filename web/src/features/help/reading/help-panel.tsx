import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import { Article } from './article.tsx';
import { FoundTopics } from './found-topics.tsx';
import { type Help, type Topic, useHelp } from './help-cache.ts';
import styles from './help-panel.module.css';
import { topicsFor } from './screen-topics.ts';
import { SearchField } from './search-field.tsx';

/** The topic of the screen, beside it: the work stays open. */
export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  const { help, problem, reload } = useHelp();
  const { pathname } = useLocation();
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<string>();
  const open = (slug: string) => {
    setChosen(slug);
    setFind('');
  };
  const here = help === undefined ? [] : topicsFor(help.topics, pathname);
  const topic = help?.topics.find(({ slug }) => slug === chosen) ?? here[0];
  const isPhone = useMedia('(max-width: 699px)');
  // The panel would be unreadable below a dialog.
  const [isOverDialog] = useState(() => document.querySelector('[role$="dialog"]') !== null);
  const footer = <PanelFooter topic={topic} onClose={onClose} />;
  return (
    <HelpFrame isAlone={isPhone || isOverDialog} isPhone={isPhone} footer={footer} onClose={onClose}>
      <div className={styles['panel']}>
        <SearchField value={find} onChange={setFind} />
        {problem && (
          <ErrorState title="Help could not be read" actions={<Button onPress={reload}>Try Again</Button>}>
            {problemText(problem)}
          </ErrorState>
        )}
        {help === undefined && !problem && <Skeleton shape="block" />}
        {help && find.trim() !== '' && (
          <FoundTopics help={help} find={find} onTopic={open} onLeave={onClose} />
        )}
        {help && find.trim() === '' && (
          <>
            <Reading help={help} topic={topic} onTopic={open} onClose={onClose} />
            <ForThisScreen topics={here} shown={topic} onTopic={open} />
          </>
        )}
      </div>
    </HelpFrame>
  );
}

interface HelpFrameProps {
  /** Modal: it is read before the work goes on. */
  readonly isAlone: boolean;
  readonly isPhone: boolean;
  readonly footer: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A phone has no room beside the work. */
function HelpFrame({ isAlone, isPhone, ...frame }: HelpFrameProps) {
  return isAlone ? (
    <Drawer isOpen side={isPhone ? 'bottom' : 'right'} title="Help" {...frame} />
  ) : (
    <SidePanel title="Help" {...frame} />
  );
}

interface ReadingProps {
  readonly help: Help;
  readonly topic: Topic | undefined;
  readonly onTopic: (slug: string) => void;
  readonly onClose: () => void;
}

function Reading({ help, topic, onTopic, onClose }: ReadingProps) {
  if (topic === undefined) return <p>There is no topic on this screen yet. Search for what you need.</p>;
  return (
    <Article
      key={`${help.revision} ${topic.slug}`}
      topic={topic}
      level={2}
      onTopic={onTopic}
      onLeave={onClose}
    />
  );
}

interface ForThisScreenProps {
  readonly topics: readonly Topic[];
  readonly shown: Topic | undefined;
  readonly onTopic: (slug: string) => void;
}

function ForThisScreen({ topics, shown, onTopic }: ForThisScreenProps) {
  const others = topics.filter(({ slug }) => slug !== shown?.slug);
  if (others.length === 0) return null;
  return (
    <nav className={styles['others']} aria-label="For this screen">
      <span>Also for this screen</span>
      {others.map(({ slug, title }) => (
        <button key={slug} type="button" onClick={() => onTopic(slug)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function PanelFooter({
  topic,
  onClose,
}: {
  readonly topic: Topic | undefined;
  readonly onClose: () => void;
}) {
  return (
    <div className={styles['footer']}>
      {topic && (
        <Link to="/help/view-topics/$slug" params={{ slug: topic.slug }} onClick={onClose}>
          Open the whole page
        </Link>
      )}
      <Link to="/help/view-topics" onClick={onClose}>
        All topics
      </Link>
    </div>
  );
}
