import { areSameChecks, type Check, nextLine } from '@dre/core/domain/estimates/checks/checks';
import { useNavigate } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type ReactNode } from 'react';
import { reportWork } from '../../../lib/guide/work-in-sight.ts';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { useBuilderTools } from '../builder/builder-context.ts';
import { useGoToLine } from '../totals/use-go-to-line.ts';
import { vinAnchor } from '../intake/vin/vin-anchor.ts';
import styles from './checks-list.module.css';

const icons: Record<Check['tone'], ReactNode> = {
  ok: <CircleCheck aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  blocking: <CircleAlert aria-hidden="true" />,
};

/** Each check leads to the line it concerns; pressed again, to the next one. */
export const ChecksList = memo(function ChecksList({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <section aria-label="Checks" className={styles['section']}>
      <ul className={styles['checks']}>
        {checks.map((check) => (
          <li key={`${check.kind} ${check.text}`} data-tone={check.tone}>
            {check.kind === 'vin' && check.tone !== 'ok' ? (
              <VinButton check={check} />
            ) : check.lines.length === 0 ? (
              <p className={styles['check']}>
                <CheckText check={check} />
              </p>
            ) : (
              <CheckButton check={check} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}, hasSameChecks);

function hasSameChecks(before: { readonly checks: readonly Check[] }, after: typeof before): boolean {
  return areSameChecks(before.checks, after.checks);
}

function CheckButton({ check }: { readonly check: Check }) {
  const { selection } = useBuilderTools();
  const goTo = useGoToLine();
  const go = () => {
    const line = nextLine(check, selection.get().line);
    if (line !== undefined) goTo(line);
    reportWork({ hasReadChecks: true });
  };
  return (
    <PlainButton className={styles['check']} onPress={go}>
      <CheckText check={check} />
      <span className={styles['show']}>Show</span>
    </PlainButton>
  );
}

/** The number is corrected, or confirmed, where it is entered. */
function VinButton({ check }: { readonly check: Check }) {
  const { present } = useBuilderTools();
  const navigate = useNavigate();
  const go = () => {
    reportWork({ hasReadChecks: true });
    const params = { id: present().estimate.id };
    void navigate({ to: '/estimate/$id/new-estimate', params, search: { step: 'intake' }, hash: vinAnchor });
  };
  return (
    <PlainButton className={styles['check']} onPress={go}>
      <CheckText check={check} />
      <span className={styles['show']}>Check VIN</span>
    </PlainButton>
  );
}

export function CheckText({ check }: { readonly check: Check }) {
  return (
    <>
      {isRemark(check) ? <Info aria-hidden="true" className={styles['remark']} /> : icons[check.tone]}
      <span className={styles['words']}>
        <VisuallyHidden>
          {isRemark(check) ? 'To know: ' : check.tone === 'ok' ? 'In order: ' : 'To check: '}
        </VisuallyHidden>
        {check.text}
      </span>
    </>
  );
}

/** A line outside the book is neither wrong nor proven right. */
function isRemark({ kind }: Check): boolean {
  return kind === 'not-from-book';
}
