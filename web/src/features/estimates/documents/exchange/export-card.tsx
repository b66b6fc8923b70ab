import { type ExchangeFormat, exportEstimate } from '@dre/core/contract/estimates/exchange';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useAction } from '../../../../lib/calls/use-action.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { RadioGroup } from '../../../../ui/choices/RadioGroup.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { versionLabel } from '../document-names.ts';
import { versionKey } from '../documents-address.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './exchange.module.css';
import { saveGeneratedFile } from './file-bytes.ts';
import { ProblemList } from './problem-list.tsx';

const formats: readonly { readonly id: ExchangeFormat; readonly label: string }[] = [
  { id: 'ems', label: 'EMS 2.01' },
  { id: 'xlsx', label: 'Excel' },
  { id: 'csv', label: 'CSV' },
  { id: 'json', label: 'JSON' },
];

const receivers = [
  { id: 'other', label: 'Somebody else', note: 'Vehicle, lines and totals. Nobody is named.' },
  { id: 'insurer', label: 'The insurer of this claim', note: 'With owner, claim and policy.' },
] as const;

/** A version of the estimate for other programs. */
export function ExportCard({ estimateId, choices }: SectionProps) {
  const action = useAction();
  const [receiver, setReceiver] = useState<string>('other');
  const [key, setKey] = useState<string>();
  const [making, setMaking] = useState<ExchangeFormat>();
  const of = choices.versions.find(({ version }) => versionKey(version) === key) ?? choices.versions[0];
  if (of === undefined) return null;
  const make = async (format: ExchangeFormat) => {
    setMaking(format);
    const request = { format, version: of.version, withPersonalData: receiver === 'insurer' };
    const file = await action.run(
      exportEstimate,
      { params: { id: estimateId }, body: request },
      'The file was saved.',
    );
    if (file !== undefined) saveGeneratedFile(file);
  };
  return (
    <section className={styles['card']} aria-labelledby="exchange-out">
      <h2 id="exchange-out" className={styles['title']}>
        For other programs
      </h2>
      {choices.versions.length > 1 && (
        <Select
          label="Version to export"
          options={choices.versions.map((one) => ({ id: versionKey(one.version), label: versionLabel(one) }))}
          value={versionKey(of.version)}
          onChange={setKey}
        />
      )}
      <RadioGroup
        label="Who receives EMS or JSON?"
        options={receivers}
        value={receiver}
        onChange={setReceiver}
      />
      <div className={styles['formats']}>
        {formats.map(({ id, label }) => (
          <Button
            key={id}
            icon={<Download aria-hidden="true" />}
            loading={action.isBusy && making === id}
            isDisabled={action.isBusy}
            aria-label={`Export as ${label}`}
            onPress={() => void make(id)}
          >
            {label}
          </Button>
        ))}
      </div>
      {action.problem && <ProblemList title="The file could not be made" problem={action.problem} />}
      <p className={styles['words']}>
        EMS writes a valid EMS 2.01 set; acceptance by a given receiver is up to that receiver. A CSV file
        holds the lines, the Excel workbook lines and totals. A JSON file can be taken in again below.
      </p>
    </section>
  );
}
