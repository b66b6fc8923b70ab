import { answerHelp } from '@dre/core/contract/help/help';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { carriedOver } from './carried-over.ts';
import styles from './article.module.css';
import type { Topic } from './help-cache.ts';

interface DidThisHelpProps {
  readonly topic: Topic;
  readonly onLeave?: (() => void) | undefined;
}

/** A question at the end of each topic. */
export function DidThisHelp({ topic: { slug, title }, onLeave }: DidThisHelpProps) {
  const api = useApi();
  const [said, setSaid] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const answer = async (helped: boolean) => {
    const kept = await api.call(answerHelp, { params: { slug }, body: { helped } });
    setSaid(kept.ok ? 'Thank you.' : problemText(kept.refusal));
    setFailed(kept.ok && !helped);
  };
  return (
    <section className={styles['helped']} aria-label="Did this help?">
      <span>Did this help?</span>
      <Button onPress={() => void answer(true)}>Yes</Button>
      <Button onPress={() => void answer(false)}>No</Button>
      <output>{said}</output>
      {hasFailed && (
        <Link to="/contact-us" hash={carriedOver(`Help topic “${title}”: `)} onClick={() => onLeave?.()}>
          Tell us what is missing
        </Link>
      )}
    </section>
  );
}
