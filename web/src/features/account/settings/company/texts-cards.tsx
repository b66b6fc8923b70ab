import { documentLabels } from '@dre/core/domain/account/setting-labels';
import { disclaimedDocuments, type EstimateSettings } from '@dre/core/domain/account/settings';
import { sideNamings, sideLabels } from '@dre/core/domain/account/side-names';
import { vehicleTypes } from '@dre/core/domain/catalogue/trade-words';
import { day } from '../../../../lib/text/format.ts';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextSetting } from '../setting-fields.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';

export function DisclaimersCard() {
  const { settings, change, fault } = useSettingsForm();
  return (
    <SettingsCard id="texts" title="Terms" help="Printed at the end of each document, in your words.">
      {disclaimedDocuments.map((document) => (
        <TextSetting
          key={document}
          label={documentLabels[document]}
          rows={3}
          value={settings.disclaimers[document]}
          fault={fault(`disclaimers.${document}`)}
          onChange={(text) =>
            change((before) => ({
              ...before,
              disclaimers: { ...before.disclaimers, [document]: text },
            }))
          }
        />
      ))}
      <BookReview />
    </SettingsCard>
  );
}

/** Documents do not state the source of the book's values: this card and the book do, until the book was reviewed. */
function BookReview() {
  const { settings, change, isReadOnly } = useSettingsForm();
  const { bookReview = null } = settings;
  return (
    <div>
      <Checkbox
        isSelected={bookReview !== null}
        isDisabled={isReadOnly}
        onChange={(isReviewed) =>
          change((before) => ({ ...before, bookReview: isReviewed ? { by: '', at: '' } : null }))
        }
      >
        We have reviewed the hours and prices of the book
      </Checkbox>
      <p className={styles['help']}>{reviewWords(bookReview)}</p>
    </div>
  );
}

function reviewWords(review: EstimateSettings['bookReview']): string {
  if (review === undefined || review === null) {
    return 'The book is starter data: its hours and prices guide a judgment and are to be reviewed before use.';
  }
  return review.at === ''
    ? 'Kept with your name and the day once you save.'
    : `Reviewed by ${review.by}, ${day(new Date(review.at))}.`;
}

export function NamingCard() {
  const { settings, change, isReadOnly } = useSettingsForm();
  return (
    <SettingsCard id="naming" title="Words and vehicle" help="What you call the two long sides of a coach.">
      <RadioGroup
        label="Names of the sides"
        options={sideNamings.map((id) => ({
          id,
          label: `${sideLabels[id].road} and ${sideLabels[id].curb.toLowerCase()}`,
        }))}
        value={settings.sideNaming}
        onChange={(id) => {
          const sideNaming = sideNamings.find((one) => one === id);
          if (sideNaming !== undefined) change((before) => ({ ...before, sideNaming }));
        }}
      />
      <div className={styles['fields']}>
        <Select
          label="Vehicle type of a new estimate"
          options={[
            { id: 'none', label: 'Chosen each time' },
            ...vehicleTypes.map((id) => ({ id, label: vehicleTypeLabels[id] })),
          ]}
          value={settings.vehicleType ?? 'none'}
          isDisabled={isReadOnly}
          onChange={(id) =>
            change((before) => ({
              ...before,
              vehicleType: vehicleTypes.find((type) => type === id) ?? null,
            }))
          }
        />
      </div>
    </SettingsCard>
  );
}
