import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import type { ImportAnswers } from '@dre/core/domain/catalogue/import/import-plan';
import HelpCircle from 'lucide-react/icons/circle-question-mark';
import { Button } from '../../../ui/actions/Button.tsx';
import { columnName, counted, questionLabels } from './import-labels.ts';
import styles from './import.module.css';

interface QuestionsProps {
  readonly current: BookImport;
  readonly isBusy: boolean;
  readonly onAnswers: (answers: ImportAnswers) => void;
}

/** Ambiguous values are asked about once for the whole file. */
export function Questions({ current, isBusy, onAnswers }: QuestionsProps) {
  const { questions, plan } = current;
  const answered = Object.keys(plan.answers).length;
  if (questions.length === 0 && answered === 0) return null;
  return (
    <div className={styles['notes']}>
      {questions.map((question) => {
        const { title, choices } = questionLabels[question.question];
        const table = plan.sheets.find(({ sheet }) => sheet === question.sheet)?.table ?? null;
        const where = table === null ? question.column : columnName(table, question.column);
        return (
          <section key={question.question} className={styles['question']} aria-label={title(question)}>
            <HelpCircle aria-hidden="true" />
            <div>
              <b>{title(question)}</b>
              <span className={styles['quiet']}>
                {` ${where}, row ${String(question.row)}; ${counted(question.cells, 'cell', 'cells')} like it`}
              </span>
            </div>
            <div className={styles['buttons']}>
              {choices(question).map(({ id, label }) => (
                <Button
                  key={id}
                  isDisabled={isBusy}
                  onPress={() => onAnswers({ ...plan.answers, [question.question]: id })}
                >
                  {label}
                </Button>
              ))}
            </div>
          </section>
        );
      })}
      {answered > 0 && (
        <p className={styles['quiet']}>
          {counted(answered, 'question is', 'questions are')} answered.{' '}
          <button type="button" className={styles['plain']} disabled={isBusy} onClick={() => onAnswers({})}>
            Ask again
          </button>
        </p>
      )}
    </div>
  );
}
