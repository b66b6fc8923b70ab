import { exportBook } from '@dre/core/contract/catalogue/book-import';
import { listEditions } from '@dre/core/contract/catalogue/catalogue';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { tableOptions } from './import-labels.ts';
import styles from './import.module.css';
import { saveGeneratedFile } from './save-generated-file.ts';

const everyTable = 'all';

/** Tables of the book as files: importing one unchanged changes nothing. */
export function ExportCard() {
  const action = useAction();
  const { data: editions = [] } = useQuery(listEditions, {});
  const [table, setTable] = useState<string>('parts.csv');
  const [of, setOf] = useState('draft');
  const [making, setMaking] = useState('');
  const make = async (format: 'csv' | 'xlsx', source: string) => {
    setMaking(`${source} ${format}`);
    const body = {
      of: source === 'draft' || source === 'template' ? source : Number(source),
      table: table === everyTable ? null : (table as TableFile),
      format,
    } as const;
    const file = await action.run(exportBook, { body }, 'The file was saved.');
    if (file !== undefined) saveGeneratedFile(file);
  };
  const button = (format: 'csv' | 'xlsx', source: string, label: string) => (
    <Button
      icon={<Download aria-hidden="true" />}
      loading={action.isBusy && making === `${source} ${format}`}
      isDisabled={action.isBusy || (format === 'csv' && table === everyTable)}
      onPress={() => void make(format, source)}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" heading={<h2>Export</h2>} aria-label="Export">
      <div className={styles['export']}>
        <Select
          label="Table"
          options={[{ id: everyTable, label: 'Every table, a sheet each' }, ...tableOptions]}
          value={table}
          onChange={setTable}
        />
        <Select
          label="From"
          options={[
            { id: 'draft', label: 'The draft as it stands' },
            ...editions.map(({ number }) => ({ id: String(number), label: `Edition ${String(number)}` })),
          ]}
          value={of}
          onChange={setOf}
        />
        <div className={styles['buttons']}>
          {button('xlsx', of, 'Excel')}
          {button('csv', of, 'CSV')}
        </div>
        <p className={styles['quiet']}>An exported file that is imported again changes nothing.</p>
        <div className={styles['buttons']}>
          {button('xlsx', 'template', 'Empty Excel template')}
          {button('csv', 'template', 'Empty CSV template')}
        </div>
        {action.problem && (
          <Alert tone="error" role="alert">
            {problemText(action.problem)}
          </Alert>
        )}
      </div>
    </Card>
  );
}
