import { readSettings } from '@dre/core/contract/account/settings';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useActiveCompany } from '../../session/active-company.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';

/** The defaults of every new estimate of the company. Owners change them, others read them. */
export function SettingsPage() {
  const { id } = useActiveCompany();
  if (id !== undefined) return <CompanySettings key={id} companyId={id} />;
  return (
    <>
      <h1 className={styles['lonely']}>Default Estimate Settings</h1>
      <EmptyState title="You do not work for a company here">
        Rates, taxes and the letterhead belong to a company. Its owner can invite you by your email address.
      </EmptyState>
    </>
  );
}

function CompanySettings({ companyId }: { readonly companyId: string }) {
  const { data: reply, error, isPending, refetch } = useQuery(readSettings, {}, companyId);
  return (
    <>
      <div className={styles['top']}>
        <h1>Default Estimate Settings</h1>
        {reply !== undefined && (
          <p>Used for every new estimate of {reply.company}. Open estimates keep theirs.</p>
        )}
        <p>
          Also for every estimate: <Link to="/account/templates">Templates</Link>,{' '}
          <Link to="/account/house-values">House values</Link>. The shop floor has{' '}
          <Link to="/account/shop">settings of its own</Link>.
        </p>
      </div>
      {error !== undefined && reply === undefined ? (
        <ErrorState
          title="The settings could not be read"
          actions={<Button onPress={refetch}>Try again</Button>}
        >
          {problemText(error)}
        </ErrorState>
      ) : (
        <Loading
          isLoading={isPending && reply === undefined}
          label="The settings are being read"
          skeleton={<Skeleton shape="block" />}
        >
          {reply !== undefined && <SettingsForm first={reply} />}
        </Loading>
      )}
    </>
  );
}
