import { checkHelpLinks } from '@dre/core/contract/help/help-admin';
import type { Screen } from '@dre/core/contract/screens';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import styles from './editing.module.css';

interface LinksDialogProps {
  /** The screens without a topic. */
  readonly screens: readonly Screen[];
  readonly onChoose: (topicId: string) => void;
  readonly onClose: () => void;
}

/** Every broken link of every draft. */
export function LinksDialog({ screens, onChoose, onClose }: LinksDialogProps) {
  const { data, error } = useQuery(checkHelpLinks, { query: {} });
  return (
    <Dialog isOpen onClose={onClose} title="Check links and screens" size="lg">
      <h3>Links that lead nowhere</h3>
      {error && <p role="alert">{problemText(error)}</p>}
      {data === undefined && !error && <p>Looking…</p>}
      {data?.length === 0 && <p>Every link leads somewhere.</p>}
      <ul className={styles['versions']}>
        {data?.map(({ topicId, topic, link, why }) => (
          <li key={`${topicId} ${link}`}>
            <span>
              <button type="button" onClick={() => onChoose(topicId)}>
                {topic}
              </button>
              <small>{`${link}: ${why}`}</small>
            </span>
          </li>
        ))}
      </ul>
      <h3>Screens without a topic</h3>
      {screens.length === 0 ? (
        <p>Every screen has a topic.</p>
      ) : (
        <ul>
          {screens.map(({ path, title }) => (
            <li key={path}>{`${title}, ${path}`}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
