import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { isBeingWritten, statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { amount, price } from '../../../lib/text/format.ts';
import { When } from '../../../lib/text/when.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { AnswersButton } from '../answers/answers-button.tsx';
import { useApi } from '../../../lib/calls/services.ts';
import type { Api } from '../../../lib/calls/api.ts';
import { useStore } from '../../catalogue/illustration/use-store.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { useEstimateSelector } from '../open/use-estimate.ts';
import styles from './life-bar.module.css';
import { lifeRequest, unansweredReaders } from './life-requests.ts';
import { choiceKey, choicesInSight, type LifeChoice, lifeChoices } from './life-steps.ts';
import { useShopOf } from './repair/use-order-number.ts';
import { useLifecycleActions } from './use-lifecycle-actions.ts';
import { useSupplementLooks } from './use-supplement-base.ts';
import { versionText } from './version-text.ts';

/** The estimate's state towards customer and insurer, and the next actions. */
export function LifeBar() {
  const { now } = useBuilder();
  const { estimate, totals, mayEdit } = now;
  useSupplementLooks(now);
  const choose = useLifeChoice(estimate.id);
  const isWriting = isBeingWritten(estimate);
  const shop = useShopOf(estimate);
  const commentNotices = useEstimateSelector(now.store, ({ comments }) => comments);
  return (
    <section className={styles['bar']} aria-label="What this estimate is" data-status={statusOf(estimate)}>
      <span className={styles['chip']}>
        <StatusChip status={statusOf(estimate)} />
      </span>
      <p className={styles['words']}>
        {isWriting ? <Supplement estimate={estimate} gross={totals.gross} /> : <Locked estimate={estimate} />}
      </p>
      <div className={styles['deeds']}>
        {estimate.versions.length > 0 && (
          <AnswersButton
            estimateId={estimate.id}
            stateKey={`${estimate.stage} ${String(estimate.draft)} ${String(commentNotices)}`}
            label={estimate.versions.at(-1)?.label ?? ''}
          />
        )}
        <NextSteps choices={lifeChoices(estimate, mayEdit, shop)} isWriting={isWriting} onChoose={choose} />
      </div>
    </section>
  );
}

function Locked({ estimate }: { readonly estimate: Estimate }) {
  const { store } = useBuilder().now;
  const waits = useEstimateSelector(
    store,
    ({ saveState: { kind } }) => kind === 'local' || kind === 'blocked',
  );
  const version = estimate.versions.at(-1);
  if (version === undefined) return <>Nothing of it was ever locked.</>;
  // The chip says it already.
  const isSaid = statusOf(estimate) === 'locked';
  const correction = version.corrections.at(-1);
  return (
    <>
      <strong>{correction === undefined ? version.label : `${version.label} ${correction.label}`}</strong>
      {waits ? ' waits on this device to be locked. ' : isSaid ? ', ' : ', locked '}
      {!waits && (
        <>
          <When at={version.lockedAt} /> by {version.lockedBy}.{' '}
        </>
      )}
      <span className={styles['sum']}>{price(version.gross)}</span>
      {/* Nobody waits for anything on a void estimate. */}
      {estimate.stage !== 'void' && <VersionState estimate={estimate} version={version} />}
    </>
  );
}

function VersionState({
  estimate,
  version,
}: {
  readonly estimate: Estimate;
  readonly version: Estimate['versions'][number];
}) {
  const isInShop = estimate.stage === 'in-repair' || estimate.stage === 'completed';
  const unanswered = useStore(unansweredReaders, (readers) => readers);
  const texts = versionText(version, isInShop, unanswered);
  return texts.length === 0 ? null : <span className={styles['state']}>{texts.join('; ')}</span>;
}

function Supplement({ estimate, gross }: { readonly estimate: Estimate; readonly gross: number }) {
  const last = estimate.versions.at(-1);
  const change = gross - (last?.gross ?? 0);
  return (
    <>
      <strong>{`Supplement ${estimate.draft}`}</strong> in work,{' '}
      <span className={styles['sum']}>{`${change < 0 ? '−' : '+'}${amount(Math.abs(change))}`}</span>
      {` on top of ${last?.label ?? ''} (${amount(last?.gross ?? 0)})`}
    </>
  );
}

interface NextStepsProps {
  readonly choices: readonly LifeChoice[];
  readonly isWriting: boolean;
  readonly onChoose: (choice: LifeChoice) => void;
}

/** The likeliest two as buttons, all of them in the menu, so that a narrow screen loses none. */
function NextSteps({ choices, isWriting, onChoose }: NextStepsProps) {
  return (
    <>
      {(isWriting ? [] : choicesInSight(choices)).map(({ choice, isLikeliest }) => (
        <span key={choiceKey(choice)} className={isLikeliest ? undefined : styles['second']}>
          <Button variant={isLikeliest ? 'primary' : 'default'} onPress={() => onChoose(choice)}>
            {choice.label}
          </Button>
        </span>
      ))}
      <Menu
        label="What can be done"
        items={choices.map((choice) => ({
          id: choiceKey(choice),
          label: choice.label,
          ...('isDanger' in choice && { isDanger: true }),
        }))}
        onAction={(key) => {
          const choice = choices.find((one) => choiceKey(one) === key);
          if (choice !== undefined) onChoose(choice);
        }}
        trigger={
          <Button
            variant="ghost"
            iconOnly
            aria-label="What can be done"
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      />
    </>
  );
}

/** The shop's part is fetched by the press: most estimates are far from it. */
async function openOrder(api: Api, id: string, onOpened: (order: string) => void): Promise<void> {
  const { openOrderOf } = await import('./repair/open-repair-order.ts');
  await openOrderOf(api, id, onOpened);
}

function useLifeChoice(id: string): (choice: LifeChoice) => void {
  const { step, withdraw, takeBack, startSupplement, discardSupplement } = useLifecycleActions();
  const navigate = useNavigate();
  const api = useApi();
  const params = { id };
  return (choice) => {
    switch (choice.kind) {
      case 'step':
        if (choice.step === 'void') return lifeRequest.set('void');
        return void step(choice.step);
      case 'record':
        return lifeRequest.set(choice.record);
      case 'withdraw':
        return void withdraw(choice.agreementId);
      case 'send':
      case 'correct':
        return lifeRequest.set(choice.kind);
      case 'supplement':
        return void startSupplement();
      case 'discard':
        return void discardSupplement();
      case 'back':
        return void takeBack(choice.stage);
      case 'repair-order':
        return void openOrder(
          api,
          id,
          (order) => void navigate({ to: '/shop/orders/$id', params: { id: order }, search: {} }),
        );
      case 'versions':
        return void navigate({ to: '/estimate/$id/versions', params, search: {} });
      case 'documents':
        return void navigate({ to: '/estimate/$id/documents', params });
    }
  };
}
