import { Card } from '../../../../ui/layout/Card.tsx';
import { lossEntry } from '../fields/entry.ts';
import { EntryArea, EntryChoice } from '../fields/entry-fields.tsx';
import { ImpactMap } from './impact-map.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';

const cause = lossEntry('cause', 'Cause of loss');
const description = lossEntry('description', 'What happened');

/** The cause and the points of impact, for every payer. */
export function LossCard() {
  const { now } = useIntake();
  const causes = now.contents.causes.map(({ code, name }) => ({ id: code, label: name }));
  return (
    <Card as="section" padding="md" aria-labelledby="intake-loss" heading={<h2 id="intake-loss">Damage</h2>}>
      <div className={styles['grid']}>
        <EntryChoice entry={cause} label="Cause" width={4} options={causes} />
        <EntryArea entry={description} label="What happened" width={8} />
      </div>
      <ImpactMap />
    </Card>
  );
}
