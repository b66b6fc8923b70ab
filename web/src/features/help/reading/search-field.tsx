import Search from 'lucide-react/icons/search';
import { type Ref, useEffect, useRef } from 'react';
import { isCommandKey } from '../../../lib/commands.ts';
import styles from './topics.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Puts the cursor into it at once. */
  readonly isFirst?: boolean;
}

/** `/` focuses it from anywhere on the page; Esc empties it. */
export function SearchField({ value, onChange, isFirst = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isCommandKey(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    // On a touch screen focus would open the keyboard over half of the page.
    if (isFirst && matchMedia('(hover: hover)').matches) input.current?.focus();
  }, [isFirst]);
  return <Field inputRef={input} value={value} onChange={onChange} />;
}

interface FieldProps extends Omit<SearchFieldProps, 'isFirst'> {
  readonly inputRef: Ref<HTMLInputElement>;
}

function Field({ inputRef, value, onChange }: FieldProps) {
  return (
    <search className={styles['search']}>
      <Search aria-hidden="true" />
      <input
        ref={inputRef}
        type="search"
        aria-label="Search help"
        placeholder="Search help"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          onChange('');
        }}
      />
    </search>
  );
}
