import { makeWorkbook } from '@dre/core/contract/reports/workbooks';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { cellText, type Sheet } from '@dre/core/domain/exchange/sheets';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { saveCsv, saveFile } from '../../lib/page/save-file.ts';
import { useApi } from '../../lib/calls/services.ts';
import { problemText } from '../../lib/calls/use-action.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './reports.module.css';

interface ReportFilesProps {
  /** The file name without its extension. */
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly isEmpty: boolean;
  /** The scope of the files, where they do not cover everything. */
  readonly of?: string;
}

/** The screen's tables as files, to store and to print. */
export function ReportFiles({ name, sheets, isEmpty, of }: ReportFilesProps) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeWorkbook = async () => {
    setBusy(true);
    setProblem(undefined);
    const answer = await api.call(makeWorkbook, { body: { sheets: sheets.map(asSent) } });
    setBusy(false);
    if (!answer.ok) return setProblem(problemText(answer.refusal));
    const bytes = Uint8Array.from(atob(answer.value.content), (letter) => letter.codePointAt(0) ?? 0);
    saveFile(`${name}.xlsx`, workbookType, bytes);
  };
  const named = (kind: string) => (of === undefined ? {} : { 'aria-label': `${kind} of ${of}` });
  return (
    <>
      <fieldset className={styles['files']} aria-label="Take this report along">
        <Button
          icon={<Download aria-hidden="true" />}
          isDisabled={isEmpty}
          onPress={() => saveCsv(`${name}.csv`, sheetsCsv(sheets))}
          {...named('CSV')}
        >
          CSV
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          isDisabled={isEmpty}
          loading={isBusy}
          onPress={() => void takeWorkbook()}
          {...named('XLSX')}
        >
          XLSX
        </Button>
        <Button icon={<Printer aria-hidden="true" />} isDisabled={isEmpty} onPress={() => window.print()}>
          Print
        </Button>
      </fieldset>
      {problem !== undefined && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One table after the other, each below its name where there are several. */
export function sheetsCsv(sheets: readonly Sheet[]): string {
  const rows = sheets.flatMap(({ name, headings, rows: body }, at) => [
    ...(sheets.length > 1 ? [...(at > 0 ? [['']] : []), [name]] : []),
    headings,
    ...body.map((row) => row.map(cellText)),
  ]);
  return csvOf(rows);
}

function asSent({ name, headings, rows }: Sheet) {
  return { name, headings: [...headings], rows: rows.map((row) => [...row]) };
}
