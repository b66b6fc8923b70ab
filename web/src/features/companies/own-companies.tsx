import { listOwnCompanies } from '@dre/core/contract/companies/companies';
import { problemText } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './company-page.module.css';
import { roleLabels, subscriptionTones, subscriptionLabels } from './company-labels.ts';

interface OwnCompaniesProps {
  readonly activeId: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The companies of a person who works for several, with the active one of this tab. */
export function OwnCompanies({ activeId, onChoose }: OwnCompaniesProps) {
  const { data: companies, error: problem, isPending, refetch } = useQuery(listOwnCompanies, {});
  if (problem) {
    return (
      <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
        {problemText(problem)}
      </Alert>
    );
  }
  return (
    <Loading
      isLoading={isPending && !companies}
      label="Your companies are being read"
      skeleton={<Skeleton />}
    >
      <ul className={styles['companies']}>
        {companies?.map(({ id, name, role, state }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <span className={styles['role']}>{roleLabels[role]}</span>{' '}
              <Badge tone={subscriptionTones[state]}>{subscriptionLabels[state]}</Badge>
            </span>
            {id === activeId ? (
              <span className={styles['role']}>In use in this tab</span>
            ) : (
              <Button onPress={() => onChoose(id)} isDisabled={state === 'expired' || state === 'suspended'}>
                Work for {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Loading>
  );
}
