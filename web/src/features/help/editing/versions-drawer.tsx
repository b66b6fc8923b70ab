import { type HelpTopicDraft, readHelpVersion } from '@dre/core/contract/help/help-admin';
import { useState } from 'react';
import { stamp } from '../../../lib/text/format.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import styles from './editing.module.css';
import { type Written, writtenOf } from './use-autosave.ts';

interface VersionsDrawerProps {
  readonly draft: HelpTopicDraft;
  readonly onRestore: (version: Written) => void;
  readonly onClose: () => void;
}

/** All published versions of a topic; any of them can become the draft again. */
export function VersionsDrawer({ draft, onRestore, onClose }: VersionsDrawerProps) {
  const api = useApi();
  const [problem, setProblem] = useState('');
  const take = async (number: number) => {
    const params = { id: draft.id, number: String(number) };
    const answer = await api.call(readHelpVersion, { params });
    if (answer.ok) onRestore(writtenOf({ ...answer.value, slug: draft.slug }));
    else setProblem(problemText(answer.refusal));
  };
  return (
    <Drawer isOpen onClose={onClose} title="Versions">
      {problem !== '' && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
      <ul className={styles['versions']}>
        {draft.versions.map(({ number, publishedAt, publishedBy }) => (
          <li key={number}>
            <span>
              <b>{`Version ${String(number)}`}</b>
              <small>{`${stamp(new Date(publishedAt))}, ${publishedBy ?? 'with the product'}`}</small>
            </span>
            <Button onPress={() => void take(number)}>Put into the draft</Button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
