import { printedNumber } from '@dre/core/domain/account/numbering';
import type { Numbering } from '@dre/core/domain/account/settings';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { NumberSetting, TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';

export function NumberingCard() {
  const { settings, change, fault, nextCount, changeNextCount } = useSettingsForm();
  const { numbering } = settings;
  const set = (next: Partial<Numbering>) =>
    change((before) => ({ ...before, numbering: { ...before.numbering, ...next } }));
  return (
    <SettingsCard
      id="numbers"
      title="Numbers"
      help="Numbers are given in order and without a gap. An estimate keeps the number it was given."
    >
      <div className={styles['fields']}>
        <TextSetting
          label="Prefix"
          value={numbering.prefix}
          fault={fault('numbering.prefix')}
          onChange={(prefix) => set({ prefix })}
        />
        <NumberSetting
          kind="count"
          label="Digits"
          value={numbering.digits}
          fault={fault('numbering.digits')}
          onChange={(digits) => set({ digits })}
        />
        <NumberSetting
          kind="count"
          label="Next number"
          value={nextCount}
          fault={fault('nextCount')}
          onChange={changeNextCount}
        />
      </div>
      <Checkbox isSelected={numbering.isYearly} onChange={(isYearly) => set({ isYearly })}>
        Put the year into the number and begin again with it
      </Checkbox>
      <p className={styles['help']}>
        The next estimate is <output className={styles['example']}>{nextNumber(numbering, nextCount)}</output>
      </p>
    </SettingsCard>
  );
}

export function nextNumber(numbering: Numbering, count: number): string {
  const digits = Math.min(Math.max(numbering.digits, 1), 9);
  return printedNumber({ ...numbering, digits }, new Date().toISOString().slice(0, 10), count);
}
