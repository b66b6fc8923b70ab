import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { CertificateFields } from './certificate-fields.tsx';
import { LevelFields } from './level-fields.tsx';
import { PinField } from './pin-field.tsx';
import { useShopRecord } from './use-shop-record.ts';
import styles from './shop-settings.module.css';
import { WeekFields, type WeekText, readWeek, weekText } from './week-fields.tsx';

interface CrewDialogProps {
  readonly stored: { readonly member: CrewMember; readonly revision: number };
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Sign-ins that belong to others of the crew. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const noSignIn = 'none';

export function CrewDialog({
  stored: { member, revision },
  people,
  taken,
  onClose,
  onChanged,
}: CrewDialogProps) {
  const { storeMember, isBusy, problem } = useShopRecord(onChanged);
  const [draft, setDraft] = useState(member);
  const [week, setWeek] = useState<WeekText>(() => weekText(member.calendar));
  const [isTried, setTried] = useState(false);
  const { confirm, dialog } = useConfirm();
  const change = (fields: Partial<CrewMember>) => setDraft((before) => ({ ...before, ...fields }));
  const calendar = readWeek(week, member.calendar);
  const certificates = draft.certificates.filter(({ name }) => name.trim() !== '');
  const save = async (isRemoved: boolean) => {
    setTried(true);
    if (!isRemoved && (draft.name.trim() === '' || calendar === undefined)) return;
    const next = { ...draft, name: draft.name.trim(), certificates, calendar: calendar ?? null };
    if (await storeMember(isRemoved ? member : next, revision, isRemoved)) onClose();
  };
  const remove = async () => {
    const isSure = await confirm({
      heading: `Take ${member.name} off the crew?`,
      message: 'Nothing can be assigned to them any more, and they can no longer clock in. Their time stays.',
      action: 'Take off',
      cancel: true,
      destructive: true,
    });
    if (isSure) await save(true);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={revision === 0 ? 'Add a person' : `Change ${member.name}`}
      footer={
        <>
          {revision > 0 && (
            <Button variant="danger" isDisabled={isBusy} onPress={() => void remove()}>
              Take off the crew
            </Button>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void save(false)}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {problem !== undefined && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        <TextField
          label="Name"
          value={draft.name}
          onChange={(name) => change({ name })}
          {...(isTried && draft.name.trim() === '' && { error: 'A person needs a name.' })}
        />
        <Select
          label="Sign-in"
          help="Without one they clock at the shared tablet and take no seat."
          options={[
            { id: noSignIn, label: 'None: shared tablet only' },
            ...people.filter(({ id }) => !taken.includes(id)).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={draft.userId ?? noSignIn}
          onChange={(id) => {
            const name = people.find((person) => person.id === id)?.name ?? '';
            change({ userId: id === noSignIn ? null : id, ...(draft.name === '' && { name }) });
          }}
        />
        <LevelFields levels={draft.levels} onChange={(levels) => change({ levels })} />
        <CertificateFields
          certificates={draft.certificates}
          onChange={(changed) => change({ certificates: changed })}
        />
        {revision > 0 && <PinField crewId={member.id} name={member.name} />}
        <WeekFields week={week} isTried={isTried} onChange={setWeek} />
      </div>
      {dialog}
    </Dialog>
  );
}
