import { contentLimits } from '@dre/core/domain/content/content-item';
import { useState } from 'react';
import { pictureUploader } from '../../../lib/calls/upload-picture.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { RichTextEditor } from '../../../ui/text/RichTextEditor.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { AdPicture } from './ad-picture.tsx';
import styles from './content-admin.module.css';
import type { FieldsProps } from './fields-props.ts';
import { asField, fromField } from './moment.ts';
import { WindowFields } from './window-fields.tsx';

/** All fields of an item. */
export function ItemFields(props: FieldsProps) {
  const { kind, draft, errors, onChange } = props;
  const api = useApi();
  const [first] = useState(draft.text);
  const [isBlankAtFirst] = useState(draft.title === '' && draft.text.content.length === 0);
  return (
    <>
      <div className={styles['title']}>
        <TextField
          label="Title"
          size="lg"
          isRequired
          value={draft.title}
          onChange={(title) => onChange({ title })}
          maxLength={contentLimits.title}
          error={errors.title}
          {...(isBlankAtFirst && { inputRef: focusOn })}
        />
      </div>
      {kind === 'event' && <EventFields {...props} />}
      {kind === 'ad' ? (
        <AdFields {...props} />
      ) : (
        <RichTextEditor
          label="Text"
          value={first}
          onChange={(text) => onChange({ text })}
          error={errors.text}
          keepPicture={pictureUploader(api)}
        />
      )}
      <WindowFields {...props} />
      {kind === 'news' && (
        <Switch isSelected={draft.isPinned} onChange={(isPinned) => onChange({ isPinned })}>
          Keep at the top of the list
        </Switch>
      )}
    </>
  );
}

/** A new item starts with the focus on its title. */
function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}

function EventFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className={styles['pair']}>
      <TextField
        label="Begins"
        type="datetime-local"
        isRequired
        value={asField(draft.startsAt)}
        onChange={(text) => onChange({ startsAt: fromField(text) })}
        error={errors.startsAt}
      />
      <TextField
        label="Place"
        placeholder="Online"
        value={draft.place}
        onChange={(place) => onChange({ place })}
        maxLength={contentLimits.place}
      />
      <TextField
        label="Seats"
        placeholder="12 seats left"
        value={draft.seats}
        onChange={(seats) => onChange({ seats })}
        maxLength={contentLimits.seats}
      />
      <TextField
        label="Link"
        inputMode="url"
        placeholder="https://"
        value={draft.link}
        onChange={(link) => onChange({ link: link.trim() })}
        maxLength={2_000}
        error={errors.link}
      />
    </div>
  );
}

function AdFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Line"
        help="Shown under the title where there is no picture."
        value={draft.words}
        onChange={(words) => onChange({ words })}
        maxLength={contentLimits.words}
        error={errors.words}
      />
      <AdPicture
        picture={draft.picture}
        error={errors.picture}
        onChange={(picture) => onChange({ picture })}
      />
    </>
  );
}
