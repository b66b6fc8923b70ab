import Eraser from 'lucide-react/icons/eraser';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { defaultPen } from '../../../ui/fields/signature-ink.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useSignature } from '../../../ui/fields/use-signature.ts';
import { dayOf } from '../days.ts';
import styles from '../pay.module.css';

interface SignPadProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly maxBytes: number;
  readonly isDisabled: boolean;
  /** A PNG as data URL, or '' while nothing is signed. */
  readonly onChange: (image: string, isTyped: boolean) => void;
}

/** A pad to sign with a finger, or with the typed name drawn onto it. */
export function SignPad({ name, onName, maxBytes, isDisabled, onChange }: SignPadProps) {
  const label = useId();
  const [isTyping, setTyping] = useState(false);
  const isTyped = useRef(false);
  const [today] = useState(() => dayOf(new Date()));
  const { canvas, isEmpty, typeName, clear } = useSignature({
    pen: defaultPen,
    isDisabled,
    maxBytes,
    initialImage: '',
    onChange: (image) => onChange(image, isTyped.current),
  });
  const type = (text: string) => {
    isTyped.current = true;
    onName(text);
    typeName(text);
  };
  const change = () => {
    const isNext = !isTyping;
    setTyping(isNext);
    isTyped.current = isNext;
    if (isNext) typeName(name);
    else clear();
  };
  return (
    <div {...groupNamedBy(label)} className={styles['pad']}>
      <div className={styles['padHead']}>
        <span id={label}>Sign to approve</span>
        <Button
          icon={<Eraser aria-hidden="true" size={15} />}
          isDisabled={isDisabled || isEmpty}
          onPress={clear}
        >
          Clear
        </Button>
      </div>
      {isTyping && (
        <TextField
          label="Your name, drawn as your signature"
          size="lg"
          value={name}
          onChange={type}
          isDisabled={isDisabled}
          maxLength={80}
          autoComplete="name"
          inputRef={focusOnName}
        />
      )}
      <div className={styles['paper']}>
        <span className={styles['paperName']}>{name === '' ? today : `${name}, ${today}`}</span>
        <canvas
          ref={canvas}
          {...pictureOf(isEmpty)}
          className={isTyping ? `${styles['ink']} ${styles['typed']}` : styles['ink']}
        />
      </div>
      <button type="button" className={styles['link']} disabled={isDisabled} onClick={change}>
        {isTyping ? 'Draw my signature instead' : 'Type my name instead'}
      </button>
    </div>
  );
}

/** The user's own press opened the field; whoever types replaces the name that is filled in. */
function focusOnName(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

// A fieldset would be the right element, but it does not pass its height on to the pad.
function groupNamedBy(labelId: string) {
  return { role: 'group', 'aria-labelledby': labelId };
}

function pictureOf(isEmpty: boolean) {
  return { role: 'img', 'aria-label': isEmpty ? 'Signature, empty' : 'Signature, signed' };
}
