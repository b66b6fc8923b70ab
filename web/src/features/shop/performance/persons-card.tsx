import { changeShop } from '@dre/core/contract/shop/shop';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { day } from '../../../lib/text/format.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import styles from '../settings/shop-settings.module.css';

interface PersonsCardProps {
  readonly shop: ShopReply;
  readonly onChanged: () => void;
}

/** Whether owners and foremen read performance by person. Everybody concerned reads of it on My work. */
export function PersonsCard({ shop: { isOn, revision, settings }, onChanged }: PersonsCardProps) {
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const present = settings.personPerformance ?? null;
  const change = async () => {
    const isSure = await confirm({
      heading: present === null ? 'Show performance by person?' : 'Stop showing performance by person?',
      message:
        present === null
          ? 'Owners and foremen will read the hours of each person. Everybody on the crew is told on My work.'
          : 'Everybody goes on seeing their own.',
      action: present === null ? 'Show it' : 'Stop',
      cancel: true,
    });
    if (!isSure) return;
    // Name and time are filled in by the server.
    const personPerformance = present === null ? { by: '', since: '' } : null;
    const body = { revision, isOn, settings: { ...settings, personPerformance } };
    if ((await run(changeShop, { body }, 'Saved.')) !== undefined) onChanged();
  };
  return (
    <Card as="section" heading={<h2 id="persons">Performance by person</h2>} aria-labelledby="persons">
      <div className={styles['form']}>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <p>
          {present === null
            ? 'Off: everybody sees their own hours under Performance, and nobody those of others.'
            : `On since ${day(new Date(present.since))}, switched on by ${present.by}: owners and foremen see the hours of each person.`}
        </p>
        <div>
          <Button isDisabled={isBusy} onPress={() => void change()}>
            {present === null ? 'Show performance by person' : 'Stop showing it'}
          </Button>
        </div>
        {dialog}
      </div>
    </Card>
  );
}
