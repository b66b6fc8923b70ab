import { useNavigate, useSearch } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';

interface SearchBoxProps {
  readonly to: '/admin/companies' | '/admin/users';
  readonly label: string;
}

/** The search text lives in the address: it can be bookmarked, sent and returned to. */
export function SearchBox({ to, label }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(useSearch({ strict: false }).search ?? '');
  const change = (next: string) => {
    setText(next);
    void navigate({ to, search: next.trim() === '' ? {} : { search: next.trim() }, replace: true });
  };
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={change}
      maxLength={100}
      prefix={<Search aria-hidden="true" size={16} />}
    />
  );
}
