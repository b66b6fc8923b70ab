import { amount, price } from '../../../../lib/text/format.ts';
import { exampleOf } from './example.ts';
import { LogoPicture } from '../company/logo-picture.tsx';
import { nextNumber } from '../company/numbering-card.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from './settings-preview.module.css';
import settingsStyles from '../settings.module.css';

/** The first printed page, with an example priced by the current field values. */
export function Preview() {
  const { settings, saved, current, nextCount } = useSettingsForm();
  const { letterhead, disclaimers } = settings;
  const example = exampleOf(current.profile);
  const before = saved.profiles.find(({ id }) => id === current.id);
  const earlier = before === undefined ? example.total : exampleOf(before.profile).total;
  return (
    <aside className={styles['preview']} aria-label="Preview">
      <div className={styles['previewHead']}>
        <h2>Preview</h2>
        <span>Letter, page 1</span>
      </div>
      <div className={styles['sheet']}>
        <div className={styles['sheetTop']}>
          {letterhead.logo !== null && <LogoPicture id={letterhead.logo} alt="" />}
          <div className={styles['sheetName']}>
            <b>{letterhead.name}</b>
            {[...letterhead.address.split('\n'), letterhead.phone, letterhead.email, letterhead.license]
              .filter((line) => line.trim() !== '')
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </div>
          <div className={styles['sheetNumber']}>
            <b>Estimate</b>
            <span>{nextNumber(settings.numbering, nextCount)}</span>
          </div>
        </div>
        <dl className={styles['sheetRows']}>
          {example.rows.map(({ label, amount: cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount(cents)}</dd>
            </div>
          ))}
          <div className={styles['sheetTotal']}>
            <dt>Total</dt>
            <dd>{price(example.total)}</dd>
          </div>
        </dl>
        {disclaimers.customer !== '' && <p className={styles['sheetText']}>{disclaimers.customer}</p>}
      </div>
      <output className={settingsStyles['help']}>
        {earlier === example.total
          ? `Example with ${current.profile.name}: ${price(example.total)}`
          : `Example ${price(example.total)}, before ${price(earlier)}`}
      </output>
    </aside>
  );
}
