import { readProfile } from '@dre/core/contract/account/account';
import { useCall } from '../../lib/calls/use-call.ts';
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
  const { value: profile, problem, isLoading, reload } = useCall(readProfile, {});
  return (
    <>
      <div className={styles['top']}>
        <h1>My account</h1>
      </div>
      {profile === undefined && problem !== undefined && (
        <Card padding="lg">
          <ErrorState
            title="Your account could not be read"
            actions={<Button onPress={reload}>Try again</Button>}
          >
            {problem.title}
          </ErrorState>
        </Card>
      )}
      <Loading
        isLoading={isLoading && profile === undefined}
        label="Your account is loading"
        skeleton={<Skeleton width={60} />}
      >
        {profile !== undefined && (
          <>
            <div className={styles['columns']}>
              <ProfileDetails profile={profile} onChanged={reload} />
              <ProfilePassword profile={profile} onChanged={reload} />
            </div>
            <ProfileSessions />
          </>
        )}
      </Loading>
    </>
  );
}
