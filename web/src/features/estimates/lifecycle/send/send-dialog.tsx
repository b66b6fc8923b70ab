import { readMailTemplates } from '@dre/core/contract/sharing/estimate-mail';
import { mailAudiences, mailTemplateFor, shippedMailTemplates } from '@dre/core/domain/sharing/mail-template';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import styles from '../life-dialogs.module.css';
import { lifeRequest } from '../life-requests.ts';
import { LockCheckList } from '../lock/lock-check-list.tsx';
import { SendOutcome } from './send-outcome.tsx';
import { SendRowFields } from './send-row-fields.tsx';
import { outcomeTitle, rowIssue, rowFor, type SendRow, sendRow, type Sent } from './send-rows.ts';
import { SupplementChange } from '../supplement-change.tsx';
import { useLockChecks } from '../lock/use-lock-checks.ts';
import { useLocking } from '../lock/use-locking.ts';

type Outcomes = Readonly<Partial<Record<SendRow['audience'], Sent>>>;

/** Recipients, channels and messages; a draft is locked first. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const { present } = useBuilder();
  const { rows, change, canMail } = useSendRows();
  const { checks, newer } = useLockChecks();
  const { lock, isCutOff } = useLocking();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const { estimate } = useBuilder().now;
  const selected = rows.filter(({ isSelected }) => isSelected);
  const isBlocked = estimate.draft !== null && checks.some(({ tone }) => tone === 'blocking');
  const hasOutcome = Object.keys(outcomes).length > 0;
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasOutcome) closing.current?.focus();
  }, [hasOutcome]);
  const send = async () => {
    const wrong = selected.map(rowIssue).find((one) => one !== undefined);
    if (selected.length === 0) return setIssue('Choose whom it goes to.');
    if (wrong !== undefined) return setIssue(wrong);
    setIssue('');
    setBusy(true);
    const locked = present().estimate.draft === null ? 'locked' : await lock();
    const version = present().store.snapshot().estimate.versions.at(-1)?.label ?? '';
    const done: Partial<Record<SendRow['audience'], Sent>> = { ...outcomes };
    if (locked === 'locked') {
      for (const row of selected) {
        const before = done[row.audience];
        if (before === undefined || before.kind === 'refused') {
          done[row.audience] = await sendRow(api, estimate.id, version, row);
        }
      }
      setOutcomes(done);
    } else setIssue(locked === 'waits' ? waits : 'It could not be locked, so nothing was sent.');
    return setBusy(false);
  };
  const hasRefused = Object.values(outcomes).some(({ kind }) => kind === 'refused');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hasOutcome ? outcomeTitle(Object.values(outcomes)) : 'Send for approval'}
      footer={
        <>
          {/* The focused element is gone with the form. */}
          <Button ref={closing} onPress={onClose}>
            {hasOutcome ? 'Done' : 'Cancel'}
          </Button>
          {(!hasOutcome || hasRefused) && (
            <Button
              variant="primary"
              icon={<Send aria-hidden="true" />}
              isDisabled={isBusy || isBlocked || isCutOff}
              onPress={() => void send()}
            >
              {buttonText(isBusy, hasRefused, estimate.draft)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['form']}>
        {isCutOff && <Alert tone="notice">This device is not connected. Send it once it is.</Alert>}
        {issue !== '' && (
          <Alert tone="error" role="alert">
            {issue}
          </Alert>
        )}
        {hasOutcome ? (
          <SendOutcome outcomes={outcomes} onMark={() => lifeRequest.set('sending')} />
        ) : (
          <>
            {!canMail && <Alert tone="notice">{noMailServer}</Alert>}
            {rows.map((row) => (
              <SendRowFields key={row.audience} row={row} canMail={canMail} onChange={change} />
            ))}
            {estimate.draft !== null && (
              <>
                <SupplementChange />
                <p>{`${estimate.draft} is locked first: what is sent cannot change any more.`}</p>
                <LockCheckList checks={checks} newer={newer} onClose={onClose} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const waits =
  'The lock waits for a connection, so nothing was sent yet. Send it once this device is connected.';

const noMailServer =
  'No mail server is set up here, so nothing can be mailed. Copy the link, send it your own way, and mark the estimate as sent.';

function buttonText(isBusy: boolean, hasRefused: boolean, draft: string | null): string {
  if (isBusy) return 'Sending…';
  if (hasRefused) return 'Try again';
  return draft === null ? 'Send' : `Lock as ${draft} and send`;
}

function useSendRows() {
  const { estimate } = useBuilder().now;
  const { data } = useQuery(readMailTemplates, {});
  const templates = data?.templates ?? shippedMailTemplates;
  const canMail = data?.canMail ?? true;
  const [typed, setTyped] = useState<Readonly<Partial<Record<SendRow['audience'], Partial<SendRow>>>>>({});
  const [ids] = useState(() => ({ customer: newId(), insurer: newId() }));
  const isSupplement = estimate.versions.length > (estimate.draft === null ? 1 : 0);
  const rows = mailAudiences.map((audience) =>
    rowFor(estimate, {
      audience,
      id: ids[audience],
      message: templates[mailTemplateFor(audience, isSupplement)],
      canMail,
      typed: typed[audience] ?? {},
    }),
  );
  const change = (audience: SendRow['audience'], changes: Partial<SendRow>) =>
    setTyped((before) => ({ ...before, [audience]: { ...before[audience], ...changes } }));
  return { rows, change, canMail };
}
