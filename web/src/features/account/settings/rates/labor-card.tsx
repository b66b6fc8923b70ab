import { laborTypes, type LaborType } from '@dre/core/domain/catalogue/trade-words';
import type { LaborRate } from '@dre/core/domain/estimates/model/profile';
import { centsPerHour, millionths } from '@dre/core/domain/units';
import { NumberSetting, TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from './settings-tables.module.css';

export function LaborCard() {
  return (
    <SettingsCard
      id="labor"
      title="Labor rates"
      help="Book hours times this rate. An estimate can have its own; the print shows both."
    >
      <table className={`${styles['table']} ${styles['stacked']}`}>
        <thead>
          <tr>
            <th scope="col">Labor type</th>
            <th scope="col" className={styles['number']}>
              Rate
            </th>
            <th scope="col" className={styles['number']}>
              Discount
            </th>
          </tr>
        </thead>
        <tbody>
          {laborTypes.map((type) => (
            <LaborRow key={type} type={type} />
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
}

function LaborRow({ type }: { readonly type: LaborType }) {
  const { current, changeProfile, profileFault } = useProfileForm();
  const labor = current.profile.labor[type];
  const change = (next: Partial<LaborRate>) =>
    changeProfile((profile) => ({
      ...profile,
      labor: { ...profile.labor, [type]: { ...profile.labor[type], ...next } },
    }));
  return (
    <tr>
      <td>
        <TextSetting
          label={`Labor type ${labor.name}`}
          value={labor.name}
          fault={profileFault(`labor.${type}.name`)}
          onChange={(name) => change({ name })}
        />
      </td>
      <td className={styles['rate']}>
        <NumberSetting
          kind="money"
          label={`${labor.name} rate`}
          suffix="/h"
          value={labor.rate}
          fault={profileFault(`labor.${type}.rate`)}
          onChange={(rate) => change({ rate: centsPerHour(rate) })}
        />
      </td>
      <td className={styles['percent']}>
        <NumberSetting
          kind="percent"
          label={`${labor.name} discount`}
          value={labor.discount}
          fault={profileFault(`labor.${type}.discount`)}
          onChange={(discount) => change({ discount: millionths(discount) })}
        />
      </td>
    </tr>
  );
}
