import type { Letterhead } from '@dre/core/domain/account/settings';
import { LogoField } from './logo-field.tsx';
import { TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';

export function LetterheadCard() {
  const { settings, change, fault } = useSettingsForm();
  const { letterhead } = settings;
  const set = (next: Partial<Letterhead>) =>
    change((before) => ({ ...before, letterhead: { ...before.letterhead, ...next } }));
  return (
    <SettingsCard id="letterhead" title="Letterhead" help="Top of every printed and shared estimate.">
      <LogoField logo={letterhead.logo} onChange={(logo) => set({ logo })} />
      <div className={styles['fields']}>
        <TextSetting
          label="Company name"
          value={letterhead.name}
          fault={fault('letterhead.name')}
          onChange={(name) => set({ name })}
        />
        <TextSetting
          label="License number"
          value={letterhead.license}
          fault={fault('letterhead.license')}
          onChange={(license) => set({ license })}
        />
        <TextSetting
          label="Phone"
          type="tel"
          value={letterhead.phone}
          fault={fault('letterhead.phone')}
          onChange={(phone) => set({ phone })}
        />
        <TextSetting
          label="Email"
          type="email"
          value={letterhead.email}
          fault={fault('letterhead.email')}
          onChange={(email) => set({ email })}
        />
      </div>
      <TextSetting
        label="Address"
        rows={3}
        value={letterhead.address}
        fault={fault('letterhead.address')}
        onChange={(address) => set({ address })}
      />
    </SettingsCard>
  );
}
