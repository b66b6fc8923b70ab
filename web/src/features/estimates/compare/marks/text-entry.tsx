import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from '../aside.module.css';
import { useCompareState } from '../compare-context.ts';

/** The text written at a point of the photo. */
export function TextEntry({ at }: { readonly at: PhotoPoint }) {
  const { setPending, actions } = useCompareState();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const put = () => {
    if (text.trim() !== '') actions.draw('text', [at], text.trim());
    setPending(null);
  };
  return (
    <section className={styles['sheet']} aria-label="Text on the photo">
      <TextField
        label="Text on the photo"
        value={text}
        maxLength={200}
        inputRef={input}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && put()}
      />
      <div className={styles['actions']}>
        <Button onPress={() => setPending(null)}>Cancel</Button>
        <Button variant="primary" onPress={put}>
          Add text
        </Button>
      </div>
    </section>
  );
}
