import type { SettingsReply } from '@dre/core/contract/account/settings';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { LaborCard } from './rates/labor-card.tsx';
import { LetterheadCard } from './company/letterhead-card.tsx';
import { MailsCard } from './company/mails-card.tsx';
import { MaterialsCard } from './rates/materials-card.tsx';
import { NumberingCard } from './company/numbering-card.tsx';
import { PartsCard } from './rates/parts-card.tsx';
import { Preview } from './preview/preview.tsx';
import { ProfilesCard } from './profiles/profiles-card.tsx';
import { RefinishCard } from './rates/refinish-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { SettingsFormProvider } from './settings-form.ts';
import styles from './settings.module.css';
import { TaxesCard } from './rates/taxes-card.tsx';
import { TermsCard } from './company/terms-card.tsx';
import { DisclaimersCard, NamingCard } from './company/texts-cards.tsx';
import { useSettings } from './use-settings.ts';

export function SettingsForm({ first }: { readonly first: SettingsReply }) {
  const { desk, saved, changes, isBusy, problem, conflict, ...act } = useSettings(first);
  const { confirm, dialog } = useConfirm();
  const isChanged = changes.length > 0;
  useBlocker({
    shouldBlockFn: async () => {
      if (!isChanged) return false;
      const message = `${changes.slice(0, 3).join('. ')}. Nothing of this is saved yet.`;
      return !(await confirm({ heading: 'Leave without saving?', message, cancel: true, destructive: true }));
    },
    enableBeforeUnload: () => isChanged,
  });
  useSaveKey(() => void act.save());
  return (
    <SettingsFormProvider value={desk}>
      <div className={styles['page']} data-changed={isChanged || undefined}>
        <SectionLinks />
        <div className={styles['cards']}>
          {desk.isReadOnly && <ReadOnlyNote owners={saved.owners} />}
          {conflict !== undefined && (
            <ConflictCard
              conflict={conflict}
              mine={changes}
              onKeepBoth={act.keepBoth}
              onTakeTheirs={act.takeTheirs}
            />
          )}
          <ProfilesCard />
          <LaborCard />
          <TaxesCard />
          <MaterialsCard />
          <PartsCard />
          <RefinishCard />
          <TermsCard />
          <LetterheadCard />
          <NumberingCard />
          <DisclaimersCard />
          <MailsCard />
          <NamingCard />
        </div>
        <Preview />
      </div>
      <output className={styles['said']}>
        {isChanged && 'There are unsaved changes. Control S saves them.'}
      </output>
      {isChanged && (
        <SaveBar
          changes={changes}
          isBusy={isBusy}
          problem={problem}
          onSave={() => void act.save()}
          onDiscard={act.discard}
        />
      )}
      {dialog}
    </SettingsFormProvider>
  );
}

function ReadOnlyNote({ owners }: { readonly owners: readonly string[] }) {
  return (
    <Alert tone="notice">
      {owners.length === 0
        ? 'Only an owner of the company changes these settings.'
        : `You can read these settings. ${owners.join(' and ')} can change them.`}
    </Alert>
  );
}

function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // In the capture phase: a field that handles its own keys stops them from bubbling.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
