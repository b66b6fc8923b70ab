import { changeMailTemplate, readMailTemplates } from '@dre/core/contract/sharing/estimate-mail';
import {
  fillMailTemplate,
  mailFields,
  mailLimits,
  type MailTemplate,
  mailTemplateIssue,
  type MailTemplateName,
  mailTemplateNames,
  type MailValues,
} from '@dre/core/domain/sharing/mail-template';
import { useState } from 'react';
import { problemText, useAction } from '../../../../lib/calls/use-action.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from './mails-card.module.css';
import { SettingsCard } from '../settings-card.tsx';

const names: Readonly<Record<MailTemplateName, string>> = {
  customer: 'To the customer',
  insurer: 'To the insurer',
  'customer-supplement': 'Supplement to the customer',
  'insurer-supplement': 'Supplement to the insurer',
};

const examples = Object.fromEntries(
  Object.entries(mailFields).map(([name, { example }]) => [name, example]),
) as MailValues;

/** The company's mail templates for estimates. Saved separately from rates and taxes. */
export function MailsCard() {
  const { data, error: problem, refetch } = useQuery(readMailTemplates, {});
  return (
    <SettingsCard
      id="mails"
      title="Mails"
      help="What is written when an estimate is mailed. Whoever sends it can still change the words."
    >
      {problem && data === undefined && <Alert tone="error">{problemText(problem)}</Alert>}
      <dl className={styles['fields']}>
        {Object.entries(mailFields).map(([name, { label }]) => (
          <div key={name}>
            <dt>{`{{${name}}}`}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {data &&
        mailTemplateNames.map((audience) => (
          <TemplateFields
            key={`${audience} ${JSON.stringify(data.templates[audience])}`}
            audience={audience}
            kept={data.templates[audience]}
            isOwn={data.own.includes(audience)}
            onSaved={refetch}
          />
        ))}
    </SettingsCard>
  );
}

interface TemplateFieldsProps {
  readonly audience: MailTemplateName;
  readonly kept: MailTemplate;
  readonly isOwn: boolean;
  readonly onSaved: () => void;
}

function TemplateFields({ audience, kept, isOwn, onSaved }: TemplateFieldsProps) {
  const [words, setWords] = useState(kept);
  const { run, isBusy, problem } = useAction();
  const fault = mailTemplateIssue(words);
  const isChanged = words.subject !== kept.subject || words.text !== kept.text;
  const keep = async (template: MailTemplate | null, said: string) => {
    if (await run(changeMailTemplate, { body: { audience, template } }, said)) onSaved();
  };
  return (
    <section className={styles['template']} aria-label={names[audience]}>
      <h2 className={styles['name']}>{names[audience]}</h2>
      <TextField
        label="Subject"
        value={words.subject}
        onChange={(subject) => setWords({ ...words, subject })}
        maxLength={mailLimits.subject}
      />
      <TextArea
        label="Text"
        rows={9}
        value={words.text}
        onChange={(text) => setWords({ ...words, text })}
        maxLength={mailLimits.text}
        {...(fault !== undefined && { error: fault })}
      />
      <div className={styles['preview']}>
        <h3>Preview</h3>
        <p className={styles['subject']}>{fillMailTemplate(words.subject, examples)}</p>
        <p className={styles['text']}>{fillMailTemplate(words.text, examples)}</p>
      </div>
      {problem && <Alert tone="error">{problemText(problem)}</Alert>}
      <div className={styles['buttons']}>
        <Button
          variant="primary"
          isDisabled={!isChanged || fault !== undefined || isBusy}
          onPress={() => void keep(words, 'The mail is saved.')}
        >
          Save this mail
        </Button>
        <Button
          isDisabled={!isOwn || isBusy}
          onPress={() => void keep(null, 'The mail is as it came with the product.')}
        >
          Reset
        </Button>
      </div>
    </section>
  );
}
