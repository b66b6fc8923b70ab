import { mailLimits } from '@dre/core/domain/sharing/mail-template';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from './send.module.css';
import type { SendChannel, SendRow } from './send-rows.ts';

export const audienceNames: Readonly<Record<SendRow['audience'], string>> = {
  customer: 'Customer',
  insurer: 'Insurer',
};

interface SendRowFieldsProps {
  readonly row: SendRow;
  readonly canMail: boolean;
  readonly onChange: (audience: SendRow['audience'], changes: Partial<SendRow>) => void;
}

/** One recipient: selection, channel, address and message. */
export function SendRowFields({ row, canMail, onChange }: SendRowFieldsProps) {
  const { audience, isSelected, channel, to, withPdf, message } = row;
  const name = audienceNames[audience];
  const change = (changes: Partial<SendRow>) => onChange(audience, changes);
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{name}</legend>
      <Checkbox isSelected={isSelected} onChange={(next) => change({ isSelected: next })}>
        {`Send to the ${name.toLowerCase()}`}
      </Checkbox>
      {isSelected && (
        <>
          <div className={styles['where']}>
            <Select
              label="How"
              options={[
                ...(canMail ? [{ id: 'email', label: 'E-mail with a link' }] : []),
                { id: 'link', label: 'Link alone' },
              ]}
              value={channel}
              onChange={(next) => change({ channel: next as SendChannel })}
            />
            {channel === 'email' && (
              <TextField
                label="E-mail address"
                type="email"
                value={to}
                onChange={(next) => change({ to: next })}
                isRequired
              />
            )}
          </div>
          {channel === 'email' && (
            <Checkbox isSelected={withPdf} onChange={(next) => change({ withPdf: next })}>
              Attach the PDF
            </Checkbox>
          )}
          {channel === 'email' && (
            <details className={styles['words']}>
              <summary>Subject and message</summary>
              <TextField
                label="Subject"
                value={message.subject}
                onChange={(subject) => change({ message: { ...message, subject } })}
                maxLength={mailLimits.subject}
              />
              <TextArea
                label="Message"
                help="Names in double braces are filled in."
                rows={6}
                value={message.text}
                onChange={(text) => change({ message: { ...message, text } })}
                maxLength={mailLimits.text}
              />
            </details>
          )}
        </>
      )}
    </fieldset>
  );
}
