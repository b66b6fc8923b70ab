import { dropBookImport, importLimits, listBookImports } from '@dre/core/contract/catalogue/book-import';
import { Link } from '@tanstack/react-router';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { When } from '../../../lib/text/when.tsx';
import { useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FileDrop } from '../../../ui/fields/FileDrop.tsx';
import styles from './import.module.css';

interface FileStepProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** The first step: a file, or an import begun before. */
export function FileStep({ isBusy, onFile }: FileStepProps) {
  const { data: open = [], refetch } = useQuery(listBookImports, { query: {} });
  const action = useAction();
  const drop = async (id: string) => {
    const isGone = await action.run(dropBookImport, { params: { id } }, 'The file was put away.');
    if (isGone !== undefined) refetch();
  };
  return (
    <div className={styles['body']}>
      <FileDrop
        title={isBusy ? 'Sending and checking the file' : 'Choose or drop a CSV file or a workbook'}
        icon={<FileSpreadsheet aria-hidden="true" />}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        multiple={false}
        isDisabled={isBusy}
        maxBytes={importLimits.fileBytes}
        onFiles={([file]) => file && onFile(file)}
      >
        CSV in UTF-8 or .xlsx, at most 10 MB. You see every change before it goes into the draft.
      </FileDrop>
      {open.length > 0 && (
        <section aria-labelledby="open-imports">
          <h2 id="open-imports" className={styles['subhead']}>
            Not finished yet
          </h2>
          <ul className={styles['open']}>
            {open.map(({ id, fileName, madeAt }) => (
              <li key={id}>
                <Link to="/admin/import" search={{ file: id }}>
                  {fileName}
                </Link>
                <When at={madeAt} />
                <Button
                  variant="ghost"
                  isDisabled={action.isBusy}
                  aria-label={`Put ${fileName} away`}
                  onPress={() => void drop(id)}
                >
                  Put away
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
