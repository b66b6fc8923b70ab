import { changeTimeZone } from '@dre/core/contract/companies/companies';
import { offsetText, timeZones } from '@dre/core/domain/companies/zone-names';
import { useState } from 'react';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { ComboBox } from '../../ui/choices/ComboBox.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { OwnCompany } from './company-replies.ts';

/** The zone in which the company's days begin and end. */
export function TimeZoneCard({
  company,
  onChanged,
}: {
  readonly company: OwnCompany;
  readonly onChanged: () => void;
}) {
  const { run, isBusy, problem } = useAction();
  const [now] = useState(() => Date.now());
  const [options] = useState(() =>
    timeZones().map((id) => ({ id, label: id.replaceAll('_', ' '), note: offsetText(id, now) })),
  );
  const choose = async (timeZone: string | null) => {
    if (timeZone === null || timeZone === company.timeZone) return;
    await run(changeTimeZone, { body: { timeZone } }, 'Saved. Reports and documents follow it from now on.');
    onChanged();
  };
  return (
    <Card as="section" heading={<h2>Time zone</h2>} aria-label="Time zone">
      <ComboBox
        label="Time zone of the company"
        help={`Now ${offsetText(company.timeZone, now)}. Days of reports, documents and the shop begin at its midnight.`}
        {...(problem && { error: problemText(problem) })}
        options={options}
        value={company.timeZone}
        isDisabled={isBusy}
        onChange={(id) => void choose(id)}
      />
    </Card>
  );
}
