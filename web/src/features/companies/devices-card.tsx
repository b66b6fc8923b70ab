import { changeDevicesPerPerson } from '@dre/core/contract/companies/companies';
import { devicesPerPerson } from '@dre/core/domain/session/seat';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import type { OwnCompany } from './company-replies.ts';

const { fewest, most } = devicesPerPerson;
const options = Array.from({ length: most - fewest + 1 }, (_, at) => {
  const devices = at + fewest;
  return { id: String(devices), label: devices === 1 ? '1 device' : `${String(devices)} devices` };
});

/** The number of devices one person may be signed in on at once. */
export function DevicesCard({
  company,
  onChanged,
}: {
  readonly company: OwnCompany;
  readonly onChanged: () => void;
}) {
  const { run, isBusy, problem } = useAction();
  const choose = async (id: string) => {
    const body = { devicesPerPerson: Number(id) };
    await run(changeDevicesPerPerson, { body }, 'Saved. It counts from the next sign-in.');
    onChanged();
  };
  return (
    <Card as="section" heading={<h2>Devices</h2>} aria-label="Devices">
      <Select
        label="Signed in at once, each person"
        help="One device more signs out the one that was idle longest."
        {...(problem && { error: problemText(problem) })}
        options={options}
        value={String(company.devicesPerPerson)}
        isDisabled={isBusy}
        onChange={(id) => void choose(id)}
      />
    </Card>
  );
}
