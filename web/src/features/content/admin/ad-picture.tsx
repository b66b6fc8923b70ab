import { adPictureProblem, type ContentDraft, contentLimits } from '@dre/core/domain/content/content-item';
import { useId, useState } from 'react';
import { pictureUploader } from '../../../lib/calls/upload-picture.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './content-admin.module.css';

interface AdPictureProps {
  readonly picture: ContentDraft['picture'];
  readonly error: string | undefined;
  readonly onChange: (picture: ContentDraft['picture']) => void;
}

/** The picture of an ad, in the shape of its slot, with its alternative text. */
export function AdPicture({ picture, error, onChange }: AdPictureProps) {
  const api = useApi();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const kept = await pictureUploader(api)(file);
    setBusy(false);
    const shape = kept.ok ? adPictureProblem({ ...kept.value, alt: '' }) : kept.refusal;
    setProblem(shape);
    if (kept.ok && shape === undefined) onChange({ ...kept.value, alt: picture?.alt ?? '' });
  };
  const { adWidth, adHeight } = contentLimits;
  const told = problem ?? error;
  return (
    <div className={styles['picture']} aria-busy={isBusy}>
      {picture !== null && (
        <div className={styles['chosen']}>
          <img src={picture.src} alt="" width={adWidth} height={adHeight} />
          <Button onPress={() => onChange(null)}>Remove picture</Button>
        </div>
      )}
      <FileDrop
        title={picture === null ? 'Choose a picture' : 'Choose another picture'}
        accept="image/jpeg,image/png,image/webp"
        multiple={false}
        isDisabled={isBusy}
        onFiles={([file]) => void take(file)}
      >
        In the shape of {adWidth} × {adHeight}, best twice that size. JPG, PNG or WebP, at most 10 MB.
      </FileDrop>
      <span role="alert">{told && <InlineError id={id}>{told}</InlineError>}</span>
      {picture !== null && (
        <TextField
          label="What the picture shows"
          help="Read out to people who do not see it."
          isRequired
          value={picture.alt}
          maxLength={300}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </div>
  );
}
