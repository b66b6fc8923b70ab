import { readProfile } from '@dre/core/contract/account/account';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ProfileDetails } from './profile-details.tsx';
import styles from './profile-page.module.css';
import { ProfilePassword } from './profile-password.tsx';
import { ProfileSessions } from './profile-sessions.tsx';

export function ProfilePage() {
  const { data: profile, error, isPending, refetch } = useQuery(readProfile, {});
  return (
    <>
      <div className={styles['top']}>
        <h1>My account</h1>
      </div>
      {profile === undefined && error !== undefined && (
        <Card padding="lg">
          <ErrorState
            title="Your account could not be read"
            actions={<Button onPress={refetch}>Try again</Button>}
          >
            {error.title}
          </ErrorState>
        </Card>
      )}
      <Loading
        isLoading={isPending && profile === undefined}
        label="Your account is loading"
        skeleton={<Skeleton width={60} />}
      >
        {profile !== undefined && (
          <>
            <div className={styles['columns']}>
              <ProfileDetails profile={profile} onChanged={refetch} />
              <ProfilePassword profile={profile} onChanged={refetch} />
            </div>
            <ProfileSessions />
          </>
        )}
      </Loading>
    </>
  );
}
