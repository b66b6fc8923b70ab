import { Alert } from '../../../../ui/feedback/Alert.tsx';
import { Button } from '../../../../ui/actions/Button.tsx';
import { customerName } from '../../customers/unit-text.ts';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';

/** Lists the fields filled from an earlier visit, and those skipped because they had other values. */
export function ReturningNote() {
  const { picked, takeAll } = useIntake();
  if (picked === null) return null;
  const { offer, count, unchanged } = picked;
  const name = offer.customer === null ? 'an earlier visit' : customerName(offer.customer.details);
  const fields = count === 1 ? '1 field' : `${String(count)} fields`;
  return (
    <output className={styles['onFile']}>
      <Alert
        tone="notice"
        title={`${fields} filled in from ${name}`}
        actions={unchanged.length > 0 && <Button onPress={takeAll}>Use their record for these too</Button>}
      >
        {unchanged.length > 0 && `What was entered here stays: ${unchanged.join(', ')}.`}
      </Alert>
    </output>
  );
}
