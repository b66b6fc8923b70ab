import { useState } from 'react';
import { SignaturePad } from '../ui/fields/SignaturePad.tsx';
import styles from './catalogue.module.css';
import { Specimen } from './Specimen.tsx';

export function Signatures() {
  const [image, setImage] = useState('');
  const [thick, setThick] = useState('');
  return (
    <>
      <Specimen title="Signature" size="half">
        <SignaturePad isRequired onChange={setImage} />
        <span data-signature={image}>{image === '' ? 'Nothing to send' : 'A PNG to send'}</span>
      </Specimen>
      <Specimen title="Pen of the order form, minimum width 5, in a taller container" size="half">
        <div className={styles['tall']}>
          <SignaturePad
            label="Order form"
            minWidth={5}
            onChange={setThick}
            error={thick === '' ? 'Sign to go on.' : undefined}
          />
        </div>
      </Specimen>
      <Specimen title="Disabled" size="half">
        <SignaturePad label="Locked" isDisabled onChange={setThick} />
      </Specimen>
    </>
  );
}
