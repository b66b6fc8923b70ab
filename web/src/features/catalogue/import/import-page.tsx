import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { ExportCard } from './export-card.tsx';
import { FileStep } from './file-step.tsx';
import { type ImportStep, ImportSteps } from './import-steps.tsx';
import styles from './import.module.css';
import { PreviewStep } from './preview-step.tsx';
import { needsColumns } from './sheet-plans.ts';
import { type ImportFlow, useBookImport } from './use-book-import.ts';

/** Imports a file into the draft of the book, and exports the book as files. */
export function ImportPage() {
  const { file } = useSearch({ from: '/admin-shell/admin/import' });
  const navigate = useNavigate();
  const flow = useBookImport(file);
  const [step, setStep] = useState<ImportStep>();
  const show = (id: string | undefined) => {
    setStep(undefined);
    void navigate({ to: '/admin/import', search: id === undefined ? {} : { file: id } });
  };
  const start = async (selected: File) => {
    const id = await flow.start(selected);
    if (id !== undefined) show(id);
  };
  const now = stepOf(flow, file, step);
  return (
    <>
      <div className={styles['top']}>
        <h1>Import and export</h1>
      </div>
      <div className={now === 'File' ? styles['two'] : undefined}>
        <Card
          as="section"
          padding="none"
          aria-label="Import"
          heading={
            <h2 className={styles['heading']}>
              Import {flow.current && <span className={styles['file']}>{flow.current.fileName}</span>}
            </h2>
          }
          more={<ImportSteps step={now} />}
        >
          {flow.problem && (
            <div className={styles['notes']}>
              <Alert tone="error" role="alert">
                {problemText(flow.problem)}
              </Alert>
            </div>
          )}
          <StepBody flow={flow} now={now} onStep={setStep} onShow={show} onFile={(one) => void start(one)} />
        </Card>
        {now === 'File' && <ExportCard />}
      </div>
    </>
  );
}

interface StepBodyProps {
  readonly flow: ImportFlow;
  readonly now: ImportStep;
  readonly onStep: (step: ImportStep) => void;
  readonly onShow: (id: string | undefined) => void;
  readonly onFile: (file: File) => void;
}

function StepBody({ flow, now, onStep, onShow, onFile }: StepBodyProps) {
  const { current } = flow;
  if (now === 'File' || current === undefined) {
    return (
      <>
        {current?.state === 'refused' && (
          <div className={styles['notes']}>
            <Alert tone="error" role="alert" title={`${current.fileName} was not taken in`}>
              {current.sentence}
            </Alert>
          </div>
        )}
        {current?.state === 'interrupted' && (
          <div className={styles['notes']}>
            <Alert
              tone="warning"
              title="The check was interrupted"
              actions={<Button onPress={() => void flow.change({})}>Check again</Button>}
            >
              Nothing was put into the draft.
            </Alert>
          </div>
        )}
        {current?.state === 'checking' ? (
          <div className={styles['body']}>
            <ProgressBar
              label="Reading and checking the file"
              {...(current.of > 0 && { value: (current.done / current.of) * 100 })}
            />
          </div>
        ) : (
          <FileStep isBusy={flow.isBusy} onFile={onFile} />
        )}
      </>
    );
  }
  if (now === 'Columns') {
    return (
      <ColumnsStep
        key={`${current.id} ${String(current.version)}`}
        current={current}
        isBusy={flow.isBusy}
        onBack={() => onShow(undefined)}
        onPlan={(sheets) => {
          onStep('Preview');
          void flow.change({ sheets });
        }}
      />
    );
  }
  if (now === 'Done') return <DoneStep current={current} onAnother={() => onShow(undefined)} />;
  return <PreviewStep current={current} flow={flow} onBack={() => onStep('Columns')} />;
}

/** The server's state decides the step; between columns and preview the user may go back and forth. */
function stepOf(
  { current }: ImportFlow,
  file: string | undefined,
  selected: ImportStep | undefined,
): ImportStep {
  if (current === undefined || file === undefined) return 'File';
  if (current.state === 'refused' || current.state === 'interrupted') return 'File';
  if (current.state === 'committed') return 'Done';
  if (current.counts.read === 0 && current.state === 'checking') return 'File';
  if (current.sheetFaults.length > 0) return 'Columns';
  return selected ?? (needsColumns(current) ? 'Columns' : 'Preview');
}
