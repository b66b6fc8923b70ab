import {
  handAgreementWays,
  handSendingWays,
  type AgreeingParty,
} from '@dre/core/domain/estimates/model/lifecycle/agreement';
import {
  agreementWayNames,
  payerNames,
  sendingWayNames,
} from '@dre/core/domain/estimates/wording/agreement-text';
import { limits } from '@dre/core/domain/estimates/model/limits';
import { type FormEvent, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './life-dialogs.module.css';
import type { RecordKind } from './life-steps.ts';
import { firstRecord, nameFor, type RecordFields, recordChange, recordIssue } from './record-fields.ts';
import { useLifecycleActions } from './use-lifecycle-actions.ts';

const recordTexts = {
  agreement: {
    title: (version: string) => `Who agreed to ${version}?`,
    about: 'Everybody who pays part of the estimate agrees for themselves.',
    who: 'Who said so',
    note: 'Reference or note (optional)',
    button: 'Record the agreement',
    done: 'Agreement recorded',
  },
  decline: {
    title: (version: string) => `Who declined ${version}?`,
    about: 'The estimate stays as it is. A supplement can answer what was said.',
    who: 'Who said so',
    note: 'What was said',
    button: 'Record the decline',
    done: 'Declined',
  },
  sending: {
    title: (version: string) => `To whom did ${version} go?`,
    about: 'For what did not leave by e-mail or link from here.',
    who: 'To whom',
    note: '',
    button: 'Mark as sent',
    done: 'Marked as sent',
  },
  authorization: {
    title: (version: string) => `Authorize the work of ${version}?`,
    about:
      'The work may begin though not everybody who pays has agreed. Your name and the reason stay on record.',
    who: '',
    note: 'Why',
    button: 'Authorize',
    done: 'Work authorized',
  },
} as const;

const options = (names: Readonly<Record<string, string>>, ids: readonly string[]) =>
  ids.map((id) => ({ id, label: (names[id] ?? id).replace(/^./, (first) => first.toUpperCase()) }));

interface RecordDialogProps {
  readonly record: RecordKind;
  readonly onClose: () => void;
}

/** Records an event outside the product: who, how, when, for which version. */
export function RecordDialog({ record, onClose }: RecordDialogProps) {
  const { estimate } = useBuilder().now;
  const actions = useLifecycleActions();
  const version = estimate.versions.at(-1);
  const [fields, setFields] = useState(() => firstRecord(estimate, new Date()));
  const [id] = useState(newId);
  const [issue, setIssue] = useState('');
  const texts = recordTexts[record];
  const change = (changes: Partial<RecordFields>) => setFields((before) => ({ ...before, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = recordIssue(record, fields);
    setIssue(wrong ?? '');
    if (wrong !== undefined || version === undefined) return;
    if (
      actions.record(texts.done, (by) => recordChange(record, { ...fields, id, version: version.label, by }))
    ) {
      onClose();
    }
  };
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={texts.title(version?.label ?? 'the estimate')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p>{texts.about}</p>
        {record !== 'authorization' && (
          <WhoHowWhen
            {...{ record, fields, who: texts.who }}
            onChange={(changes) =>
              change(
                changes.payer === undefined
                  ? changes
                  : { ...changes, name: nameFor(estimate, changes.payer) },
              )
            }
          />
        )}
        {texts.note !== '' && (
          <TextArea
            label={texts.note}
            rows={3}
            isRequired={record === 'authorization'}
            value={fields.note}
            onChange={(note) => change({ note })}
            maxLength={limits.text}
          />
        )}
        {issue !== '' && (
          <Alert tone="error" role="alert">
            {issue}
          </Alert>
        )}
        <footer className={styles['foot']}>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            {texts.button}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface WhoHowWhenProps {
  readonly record: RecordKind;
  readonly fields: RecordFields;
  readonly who: string;
  readonly onChange: (changes: Partial<RecordFields>) => void;
}

function WhoHowWhen({ record, fields, who, onChange }: WhoHowWhenProps) {
  const isSending = record === 'sending';
  return (
    <>
      <Select
        label={isSending ? 'For' : 'On behalf of'}
        options={options(payerNames, Object.keys(payerNames))}
        value={fields.payer}
        onChange={(payer) => onChange({ payer: payer as AgreeingParty })}
      />
      <TextField
        label={who}
        isRequired
        maxLength={limits.shortText}
        value={fields.name}
        onChange={(name) => onChange({ name })}
      />
      {isSending ? (
        <Select
          label="How"
          options={options(sendingWayNames, handSendingWays)}
          value={fields.sent}
          onChange={(sent) => onChange({ sent: sent as RecordFields['sent'] })}
        />
      ) : (
        <Select
          label="How"
          options={options(agreementWayNames, handAgreementWays)}
          value={fields.how}
          onChange={(how) => onChange({ how: how as RecordFields['how'] })}
        />
      )}
      <TextField label="When" type="date" isRequired value={fields.on} onChange={(on) => onChange({ on })} />
    </>
  );
}
