import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { saveFile } from '../../../../lib/page/save-file.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { useConfirm } from '../../../../ui/overlays/use-confirm.tsx';
import { Insurers } from '../company/insurers.tsx';
import { profileFile } from './profile-file.ts';
import { TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';
import { useProfiles } from './use-profiles.ts';

export function ProfilesCard() {
  const { current, changeProfile, profileFault } = useSettingsForm();
  return (
    <SettingsCard
      id="profiles"
      title="Profiles"
      help="Named sets of rates, taxes and rules. The cards below show the one chosen here."
    >
      <ProfileList />
      <div className={styles['fields']}>
        <TextSetting
          label="Profile name"
          value={current.profile.name}
          fault={profileFault('name')}
          onChange={(name) => changeProfile((profile) => ({ ...profile, name }))}
        />
      </div>
      <Insurers />
      <ProfileActions />
    </SettingsCard>
  );
}

function ProfileList() {
  const { settings, current, show } = useSettingsForm();
  return (
    // Selecting a profile changes nothing, so it stays possible in read-only settings.
    <ul className={styles['profiles']} aria-label="Profiles of the company">
      {settings.profiles.map(({ id, profile, insurers }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles['profile']}
            aria-current={id === current.id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(id);
            }}
          >
            <span>{profile.name || 'Unnamed'}</span>
            <small>
              {id === settings.defaultProfile && 'Default'}
              {id === settings.defaultProfile && insurers.length > 0 && ', '}
              {insurers.length > 0 && insurers.join(', ')}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function ProfileActions() {
  const { settings, current, isReadOnly } = useSettingsForm();
  const { confirm, dialog } = useConfirm();
  const profiles = useProfiles();
  const file = useRef<HTMLInputElement>(null);
  const isDefault = current.id === settings.defaultProfile;
  const remove = async () => {
    const heading = `Delete ${current.profile.name}?`;
    const message = 'Estimates that were started with it keep it.';
    if (await confirm({ heading, message, cancel: true, destructive: true })) profiles.remove(current.id);
  };
  const download = (
    <Button icon={<Download aria-hidden="true" />} onPress={() => offer(profileFile(current))}>
      Export
    </Button>
  );
  if (isReadOnly) return null;
  return (
    <>
      <div className={styles['row']}>
        <Button icon={<Plus aria-hidden="true" />} isDisabled={profiles.isFull} onPress={profiles.addNew}>
          Add a profile
        </Button>
        <Button icon={<Copy aria-hidden="true" />} isDisabled={profiles.isFull} onPress={profiles.duplicate}>
          Duplicate
        </Button>
        <Button icon={<Star aria-hidden="true" />} isDisabled={isDefault} onPress={profiles.makeDefault}>
          Make default
        </Button>
        {download}
        <Button
          icon={<FileUp aria-hidden="true" />}
          isDisabled={profiles.isFull}
          onPress={() => file.current?.click()}
        >
          Import
        </Button>
        <Button
          variant="danger-outline"
          icon={<Trash2 aria-hidden="true" />}
          isDisabled={isDefault}
          onPress={() => void remove()}
        >
          Delete
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="Profile file"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen !== undefined) void profiles.take(chosen);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {profiles.refused.length > 0 && (
        <Alert tone="error" role="alert" title="The profile was not taken">
          {profiles.refused.slice(0, 6).map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {dialog}
    </>
  );
}

function offer({ name, text }: ReturnType<typeof profileFile>): void {
  saveFile(name, 'application/json', text);
}
