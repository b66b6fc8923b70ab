import { useState } from 'react';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Specimen } from './Specimen.tsx';

export function Files() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <Specimen title="File drop" size="half">
        <FileDrop
          title="Drop photos here or choose them"
          accept="image/jpeg,image/png,image/heic"
          onFiles={(files) => setNames(files.map((file) => file.name))}
        >
          JPG, PNG or HEIC, at most 10 MB each.
        </FileDrop>
        <span>Taken: {names.length === 0 ? 'nothing' : names.join(', ')}</span>
      </Specimen>
      <Specimen title="Disabled file drop" size="half">
        <FileDrop title="The estimate is locked" isDisabled onFiles={() => setNames([])}>
          Start a supplement to add photos.
        </FileDrop>
      </Specimen>
    </>
  );
}
