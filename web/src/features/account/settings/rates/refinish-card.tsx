import { type RefinishField, refinishFields } from '@dre/core/domain/account/refinish-fields';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { hours, percentage } from '@dre/core/domain/number-text';
import type { RefinishRules } from '@dre/core/domain/estimates/model/profile';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../../../ui/actions/Button.tsx';
import { OptionalNumberSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import tableStyles from './settings-tables.module.css';
import styles from '../settings.module.css';

const trade = defaultProfile().refinish;

export function RefinishCard() {
  const { current, changeProfile, isReadOnly } = useProfileForm();
  const isTrade = refinishFields.every(({ key }) => current.profile.refinish[key] === trade[key]);
  return (
    <SettingsCard
      id="refinish"
      title="Refinish rules"
      help="Overlap, clear coat and the rest, as the trade publishes them. Percentages are of the panel's refinish hours."
    >
      <table className={tableStyles['table']}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col" className={tableStyles['number']}>
              Value
            </th>
            <th scope="col" className={tableStyles['number']}>
              Trade
            </th>
          </tr>
        </thead>
        <tbody>
          {refinishFields.map((field) => (
            <RuleRow key={field.key} field={field} />
          ))}
        </tbody>
      </table>
      {!isReadOnly && (
        <div className={styles['row']}>
          <Button
            icon={<RotateCcw aria-hidden="true" />}
            isDisabled={isTrade}
            onPress={() => changeProfile((profile) => ({ ...profile, refinish: trade }))}
          >
            Reset to the trade's values
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

function RuleRow({ field: { key, label, unit } }: { readonly field: RefinishField }) {
  const { current, changeProfile, profileFault } = useProfileForm();
  const rules = current.profile.refinish;
  const change = (value: number | null) => {
    if (value === null && key !== 'clearCap') return;
    changeProfile((profile) => ({
      ...profile,
      refinish: { ...profile.refinish, [key]: value } as RefinishRules,
    }));
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={tableStyles['percent']}>
        <OptionalNumberSetting
          kind={unit}
          label={label}
          placeholder="Off"
          value={rules[key]}
          fault={profileFault(`refinish.${key}`)}
          onChange={change}
        />
      </td>
      <td className={tableStyles['trade']} data-differs={rules[key] !== trade[key] || undefined}>
        {said(trade[key], unit)}
      </td>
    </tr>
  );
}

function said(value: number | null, unit: RefinishField['unit']): string {
  if (value === null) return 'Off';
  return unit === 'hours' ? hours(value) : percentage(value);
}
