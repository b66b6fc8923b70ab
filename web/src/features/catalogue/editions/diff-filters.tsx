import type { DiffReply } from '@dre/core/contract/catalogue/book-editions';
import { tableLabels } from '@dre/core/domain/catalogue/draft/table-labels';
import Search from 'lucide-react/icons/search';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';

export const everyTable = 'all';

interface DiffFiltersProps {
  readonly tables: DiffReply['tables'];
  readonly table: string;
  readonly onTable: (table: string) => void;
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** Filters the changes by table, code or name. */
export function DiffFilters({ tables, table, onTable, find, onFind }: DiffFiltersProps) {
  const count = (of: readonly DiffReply['tables'][number][]) =>
    of
      .reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0)
      .toLocaleString('en-US');
  const options = [
    { id: everyTable, label: `All tables (${count(tables)})` },
    ...tables.map((one) => ({
      id: one.file,
      label: `${capital(tableLabels[one.file][1])} (${count([one])})`,
    })),
  ];
  return (
    <>
      <TextField
        label="Find"
        type="search"
        value={find}
        onChange={onFind}
        maxLength={100}
        placeholder="Code or name"
        prefix={<Search aria-hidden="true" size={16} />}
      />
      <Select
        label="Table"
        options={options}
        value={options.some(({ id }) => id === table) ? table : everyTable}
        onChange={(id) => onTable(String(id))}
      />
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
