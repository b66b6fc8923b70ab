import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import History from 'lucide-react/icons/history';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useBuilder } from './builder-context.ts';
import styles from './estimate-bar.module.css';
import { SaveStateText } from './save-state-text.tsx';
import { useTurns } from './use-turns.ts';
import { Visitors } from './visitors.tsx';

/** Which estimate this is, how safe it is, and what can be done with it. */
export function EstimateBar() {
  const { now } = useBuilder();
  const { heading, parties, unit, stage, draft } = now.estimate;
  const vehicle = [unit.year, unit.make, unit.model].filter(Boolean).join(' ');
  return (
    <header className={styles['bar']}>
      <Link to="/estimate/my-estimates" className={styles['back']} aria-label="My Estimates">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h1 className={styles['title']}>
        <span className={styles['number']}>{heading.number}</span>{' '}
        <span className={styles['name']}>{parties.customer.name || 'No name yet'}</span>
      </h1>
      <p className={styles['vehicle']}>
        {vehicle || 'No vehicle yet'}
        {unit.coachVin !== '' && <span className={styles['vin']}>{unit.coachVin}</span>}
      </p>
      <StatusChip status={stage === 'sent' && draft !== null ? 'supplement' : stage} />
      <SaveStateText keeper={now.keeper} />
      <div className={styles['tools']}>
        <LinkButton
          variant="ghost"
          render={(look) => (
            <Link
              to="/estimate/$id/new-estimate"
              params={{ id: now.estimate.id }}
              search={(before) => ({ ...before, step: 'intake' as const })}
              {...look}
            />
          )}
        >
          Details
        </LinkButton>
        <Visitors keeper={now.keeper} />
        <Link
          to="/estimate/$id/history"
          params={{ id: now.estimate.id }}
          search={{}}
          className={styles['history']}
        >
          <History aria-hidden="true" />
          <span>History</span>
        </Link>
        <Turns />
      </div>
    </header>
  );
}

function Turns() {
  const { now } = useBuilder();
  const { undo, redo } = useTurns();
  return (
    <>
      <Tooltip text={now.undoLabel === null ? 'Nothing to undo' : `Undo: ${now.undoLabel}`}>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Undo"
          isDisabled={now.undoLabel === null}
          onPress={undo}
          icon={<Undo2 aria-hidden="true" />}
        />
      </Tooltip>
      <Tooltip text={now.redoLabel === null ? 'Nothing to redo' : `Redo: ${now.redoLabel}`}>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Redo"
          isDisabled={now.redoLabel === null}
          onPress={redo}
          icon={<Redo2 aria-hidden="true" />}
        />
      </Tooltip>
    </>
  );
}
