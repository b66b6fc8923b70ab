import { readSharing, revokeShareLink, type ShareLink } from '@dre/core/contract/sharing/sharing';
import Link2 from 'lucide-react/icons/link-2';
import { useId, useState } from 'react';
import { day } from '../../../lib/text/format.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { AnswersList } from '../answers/answers-list.tsx';
import styles from './links.module.css';
import { NewLinkDialog } from './new-link-dialog.tsx';
import type { SectionProps } from './section-props.ts';
import { SignedList } from './signed-list.tsx';

/** Links to the locked versions, with their visits and answers. */
export function LinksSection({ estimateId, choices }: SectionProps) {
  const title = useId();
  const [isMaking, setMaking] = useState(false);
  const parts = { params: { id: estimateId } };
  // The revision changes when a version is locked or an answer is accepted.
  const {
    data,
    error: problem,
    refetch,
  } = useQuery(readSharing, parts, `${estimateId} ${String(choices.revision)}`);
  if (choices.reach !== 'read') return null;
  return (
    <Card
      as="section"
      aria-labelledby={title}
      heading={<h2 id={title}>Shared links</h2>}
      more={
        data?.mayChange &&
        data.isLocked && (
          <Button icon={<Link2 aria-hidden="true" size={16} />} onPress={() => setMaking(true)}>
            New link
          </Button>
        )
      }
    >
      {problem !== undefined && (
        <Alert tone="error" actions={<Button onPress={refetch}>Try again</Button>}>
          {problemText(problem)}
        </Alert>
      )}
      {data?.isLocked === false && (
        <p className={styles['quiet']}>
          Lock the estimate to share it: a link shows a version that cannot change.
        </p>
      )}
      {data?.isLocked && data.links.length === 0 && (
        <p className={styles['quiet']}>
          No links yet. The customer approves and signs by one; the insurer answers line by line.
        </p>
      )}
      {data && <SignedList estimateId={estimateId} signed={data.signed} />}
      <ul className={styles['links']}>
        {data?.links.map((link) => (
          <LinkRow key={link.id} link={link} mayChange={data.mayChange} onChange={refetch} />
        ))}
      </ul>
      {data !== undefined && data.links.length > 0 && (
        <>
          <h3 className={styles['heading']}>Answers</h3>
          <AnswersList sharing={data} onDecided={refetch} />
        </>
      )}
      <NewLinkDialog
        estimateId={estimateId}
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onCreated={refetch}
      />
    </Card>
  );
}

const audiences = { owner: 'Customer', insurer: 'Insurer' } as const;

function stateText({ state, expiresAt }: ShareLink): string {
  if (state === 'revoked') return 'Revoked';
  if (state === 'expired') return `Expired ${day(new Date(expiresAt))}`;
  const until = `open until ${day(new Date(expiresAt))}`;
  return state === 'replaced' ? `Newer version exists, ${until}` : `Open until ${day(new Date(expiresAt))}`;
}

interface LinkRowProps {
  readonly link: ShareLink;
  readonly mayChange: boolean;
  readonly onChange: () => void;
}

function LinkRow({ link, mayChange, onChange }: LinkRowProps) {
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const isLiving = link.state === 'open' || link.state === 'replaced';
  const revoke = async () => {
    const heading = `Revoke the ${audiences[link.audience].toLowerCase()}’s link?`;
    const message = 'Whoever has it sees nothing from now on. What they answered stays.';
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    if (await run(revokeShareLink, { params: { id: link.id } }, 'The link is revoked')) onChange();
  };
  return (
    <li>
      <p>
        <b>{audiences[link.audience]}</b> {[link.label, link.correction].filter(Boolean).join(' ')}
      </p>
      <p className={styles['quiet']}>
        {stateText(link)}. Made by {link.madeBy}, <When at={link.madeAt} />.
      </p>
      <ViewLog link={link} />
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problemText(problem)}
        </Alert>
      )}
      {mayChange && isLiving && (
        <div>
          <Button variant="danger-outline" loading={isBusy} onPress={() => void revoke()}>
            Revoke
          </Button>
        </div>
      )}
      {dialog}
    </li>
  );
}

function ViewLog({ link: { viewCount, views } }: { readonly link: ShareLink }) {
  if (viewCount === 0) return <p className={styles['quiet']}>Not opened yet.</p>;
  return (
    <details className={styles['log']}>
      <summary>{viewCount === 1 ? 'Opened once' : `Opened ${String(viewCount)} times`}</summary>
      <ul>
        {views.map(({ at, network, browser }) => (
          <li key={`${at} ${network}`}>
            <When at={at} /> {browser}, {network}
          </li>
        ))}
      </ul>
    </details>
  );
}
