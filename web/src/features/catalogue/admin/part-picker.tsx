import { readDraftRows } from '@dre/core/contract/catalogue/book-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';

interface PartPickerProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  /** A part to exclude. */
  readonly without?: string;
}

const pauseMs = 200;

/** A part of the draft, found by number or name. */
export function PartPicker({ label, value, onChange, without }: PartPickerProps) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState<readonly { id: string; label: string }[]>([]);
  const selected = options.find(({ id }) => id === value);
  const isSelected = selected?.label === typed;
  const find = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const query = { file: 'parts.csv' as const, find: text.trim().slice(0, 100), size: '20' };
    const reply = await api.call(readDraftRows, { query, signal });
    if (signal.aborted || !reply.ok) return;
    setOptions(
      reply.value.rows
        .filter(({ key }) => key !== without)
        .map(({ key, cells }) => ({ id: key, label: `${cells['name'] ?? ''} (${key})` })),
    );
  });
  useEffect(() => {
    if (isSelected) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void find(typed, abort.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, isSelected]);
  return (
    <ComboBox
      label={label}
      placeholder="Number or name"
      isSearched
      options={options}
      value={value}
      inputValue={typed}
      onInputChange={setTyped}
      onChange={(code) => {
        onChange(code);
        const name = options.find(({ id }) => id === code)?.label;
        if (name !== undefined) setTyped(name);
      }}
    />
  );
}
