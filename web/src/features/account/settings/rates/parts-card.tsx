import { partSourceLabels } from '@dre/core/domain/account/setting-labels';
import { type PartSource, partSources, type PartsRate } from '@dre/core/domain/estimates/model/profile';
import { millionths } from '@dre/core/domain/units';
import { NumberSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useProfileForm } from '../settings-form.ts';
import styles from './settings-tables.module.css';

export function PartsCard() {
  return (
    <SettingsCard
      id="parts"
      title="Parts"
      help="Markup and discount on the price of a part, by where it comes from. A line can have its own."
    >
      <table className={`${styles['table']} ${styles['stacked']}`}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col" className={styles['number']}>
              Markup
            </th>
            <th scope="col" className={styles['number']}>
              Discount
            </th>
          </tr>
        </thead>
        <tbody>
          {partSources.map((source) => (
            <PartsRow key={source} source={source} />
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
}

function PartsRow({ source }: { readonly source: PartSource }) {
  const { current, changeProfile, profileFault } = useProfileForm();
  const rate = current.profile.parts[source];
  const change = (next: Partial<PartsRate>) =>
    changeProfile((profile) => ({
      ...profile,
      parts: { ...profile.parts, [source]: { ...profile.parts[source], ...next } },
    }));
  return (
    <tr>
      <th scope="row">{partSourceLabels[source]}</th>
      <td className={styles['percent']}>
        <NumberSetting
          kind="percent"
          label={`${partSourceLabels[source]} parts markup`}
          value={rate.markup}
          fault={profileFault(`parts.${source}.markup`)}
          onChange={(markup) => change({ markup: millionths(markup) })}
        />
      </td>
      <td className={styles['percent']}>
        <NumberSetting
          kind="percent"
          label={`${partSourceLabels[source]} parts discount`}
          value={rate.discount}
          fault={profileFault(`parts.${source}.discount`)}
          onChange={(discount) => change({ discount: millionths(discount) })}
        />
      </td>
    </tr>
  );
}
