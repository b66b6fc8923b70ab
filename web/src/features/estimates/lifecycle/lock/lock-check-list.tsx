import type { CheckTarget, LockCheck } from '@dre/core/domain/estimates/checks/lock-checks';
import { nextLine } from '@dre/core/domain/estimates/checks/checks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { CheckText } from '../../checks/checks-list.tsx';
import { MoveDialog } from '../../edition/move-dialog.tsx';
import type { NewerBookNow } from '../../edition/use-newer-book.ts';
import { vinAnchor } from '../../intake/vin/vin-anchor.ts';
import { useGoToLine } from '../../totals/use-go-to-line.ts';
import styles from '../life-dialogs.module.css';

interface LockCheckListProps {
  readonly checks: readonly LockCheck[];
  readonly newer: NewerBookNow | null;
  /** Closes the dialog when a check leads elsewhere. */
  readonly onClose: () => void;
}

/** Each check leads to the place where it can be fixed. Passed checks come last and lead nowhere. */
export function LockCheckList({ checks, newer, onClose }: LockCheckListProps) {
  const [isMoving, setMoving] = useState(false);
  const goTo = useCheckPlaces(onClose, () => setMoving(true));
  return (
    <>
      <ul className={styles['checks']} aria-label="Checks">
        {checks.map((check) => (
          <li key={`${check.kind} ${check.text}`} data-tone={check.tone}>
            {check.tone === 'ok' && check.lines.length === 0 ? (
              <p className={styles['check']}>
                <CheckText check={check} />
              </p>
            ) : (
              <PlainButton className={styles['check']} onPress={() => goTo(check)}>
                <CheckText check={check} />
                <span className={styles['show']}>{targetNames[check.target]}</span>
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {isMoving && newer !== null && <MoveDialog newer={newer} onClose={() => setMoving(false)} />}
    </>
  );
}

const targetNames: Readonly<Record<CheckTarget, string>> = {
  lines: 'Show',
  details: 'Details',
  photos: 'Photos',
  book: 'Review',
  totals: 'Totals',
};

function useCheckPlaces(onClose: () => void, onBook: () => void): (check: LockCheck) => void {
  const { present, selection } = useBuilderTools();
  const goToLine = useGoToLine();
  const navigate = useNavigate();
  return (check) => {
    const params = { id: present().estimate.id };
    if (check.target === 'book') return onBook();
    onClose();
    if (check.target === 'lines') {
      const line = nextLine(check, selection.get().line);
      if (line !== undefined) goToLine(line);
      return undefined;
    }
    if (check.target === 'details') {
      const search = { step: 'intake' as const };
      const hash = check.kind === 'vin' ? { hash: vinAnchor } : {};
      return void navigate({ to: '/estimate/$id/new-estimate', params, search, ...hash });
    }
    const to = check.target === 'photos' ? '/estimate/$id/photos' : '/estimate/$id/totals';
    return void navigate({ to, params, search: {} });
  };
}
