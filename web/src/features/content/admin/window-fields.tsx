import { listContentCompanies } from '@dre/core/contract/content/content-admin';
import { contentLimits } from '@dre/core/domain/content/content-item';
import { useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { MultiSelect } from '../../../ui/choices/MultiSelect.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './content-admin.module.css';
import type { FieldsProps } from './fields-props.ts';
import { asField, fromField, zoneSentence } from './moment.ts';

/** The period an item is shown in, and its audience. */
export function WindowFields({ draft, errors, onChange }: FieldsProps) {
  const companies = useQuery(listContentCompanies, { query: {} });
  const [zone] = useState(() => zoneSentence(new Date()));
  const options = (companies.data ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <div className={styles['window']}>
      <TextField
        label="Publish"
        type="datetime-local"
        help={draft.from === null ? `Empty: at once. ${zone}` : zone}
        value={asField(draft.from)}
        onChange={(text) => onChange({ from: fromField(text) })}
        error={errors.from}
      />
      <TextField
        label="Remove"
        type="datetime-local"
        help={draft.until === null ? 'Empty: stays until it is archived.' : zone}
        value={asField(draft.until)}
        onChange={(text) => onChange({ until: fromField(text) })}
        error={errors.until}
      />
      <MultiSelect
        label="Shown to"
        placeholder="All companies"
        selectionLimit={contentLimits.companies}
        options={options}
        value={new Set(draft.companies ?? [])}
        onChange={(chosen) => onChange({ companies: chosen.size === 0 ? null : [...chosen] })}
        help={
          errors.companies ?? (companies.error ? 'The companies could not be read.' : 'None chosen: all.')
        }
      />
    </div>
  );
}
