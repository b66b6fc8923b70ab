import type { Claim } from '@dre/core/domain/estimates/model/estimate';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { SegmentedControl } from '../../../../ui/actions/SegmentedControl.tsx';
import {
  cashValueEntry,
  claimEntry,
  deductibleEntry,
  lossDateEntry,
  lossEntry,
  partyEntry,
} from '../fields/entry.ts';
import { EntryField, PlainValue } from '../fields/entry-fields.tsx';
import { EntryNames } from '../fields/entry-names.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { payerNames } from './payer-names.ts';
import { useInsurerEntry } from './insurer-entry.ts';
import { States } from './vehicle-card.tsx';

const warrantor = partyEntry('insurer', 'name', 'Warranty company');
const number = claimEntry('number', 'Claim number');
const policy = claimEntry('policy', 'Policy');
const adjuster = partyEntry('adjuster', 'name', 'Adjuster');
const adjusterPhone = partyEntry('adjuster', 'phone', 'Adjuster phone');
const adjusterEmail = partyEntry('adjuster', 'email', 'Adjuster email');
const lossState = lossEntry('state', 'State of the loss');

const segments = (['insurance', 'customer', 'warranty'] as const).map((id) => ({
  id,
  label: payerNames[id],
}));

export function PayerCard() {
  const { now, write } = useIntake();
  const { payer } = now.estimate.claim;
  const choose = (to: Claim['payer']) => write('Payer', [{ kind: 'set-claim', changes: { payer: to } }]);
  return (
    <Card as="section" padding="md" aria-labelledby="intake-payer">
      <header className={styles['payer']}>
        <h2 id="intake-payer">Payer</h2>
        {now.mayEdit ? (
          <SegmentedControl label="Payer" segments={segments} value={payer} onChange={choose} />
        ) : (
          payerNames[payer]
        )}
      </header>
      {payer === 'customer' ? (
        <p className={styles['note']}>The customer pays: no claim is needed.</p>
      ) : (
        <ClaimFields payer={payer} />
      )}
    </Card>
  );
}

function ClaimFields({ payer }: { readonly payer: 'insurance' | 'warranty' }) {
  const isInsurance = payer === 'insurance';
  const insurer = useInsurerEntry();
  const { now } = useIntake();
  return (
    <div className={styles['grid']}>
      <EntryNames
        entry={isInsurance ? insurer : warrantor}
        label={isInsurance ? 'Insurer' : 'Warranty company'}
        width={4}
        nameQuery={{ of: 'insurer' }}
      />
      <EntryField entry={number} label="Claim number" width={4} />
      <EntryField entry={policy} label={isInsurance ? 'Policy' : 'Contract'} width={4} />
      <EntryNames
        entry={adjuster}
        label="Adjuster"
        width={4}
        nameQuery={{ of: 'adjuster', insurer: now.estimate.parties.insurer.name }}
      />
      <EntryField entry={adjusterPhone} label="Adjuster phone" width={4} type="tel" inputMode="tel" />
      <EntryField entry={adjusterEmail} label="Adjuster email" width={4} type="email" inputMode="email" />
      <EntryField entry={lossDateEntry} label="Date of loss" width={4} type="date" />
      <EntryField entry={deductibleEntry} label="Deductible" width={3} prefix="$" inputMode="decimal" />
      <Waived />
      <EntryField entry={cashValueEntry} label="Actual cash value" width={4} prefix="$" inputMode="decimal" />
      <States entry={lossState} label="Loss state" />
    </div>
  );
}

function Waived() {
  const { now, write } = useIntake();
  const { isDeductibleWaived } = now.estimate.claim;
  if (!now.mayEdit) return <PlainValue label="Waived" width={3} value={isDeductibleWaived ? 'Yes' : 'No'} />;
  return (
    <div className={`${styles['cell']} ${styles['tick']}`} data-width={3}>
      <Checkbox
        isSelected={isDeductibleWaived}
        onChange={(isSelected) =>
          write('Waive the deductible', [{ kind: 'set-claim', changes: { isDeductibleWaived: isSelected } }])
        }
      >
        Deductible waived
      </Checkbox>
    </div>
  );
}
