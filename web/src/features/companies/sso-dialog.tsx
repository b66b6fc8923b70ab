import { changeSsoSettings, readSsoSettings } from '@dre/core/contract/companies/sso-settings';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { noSsoSettings, SsoForm, type SsoSettings } from './sso-form.tsx';

interface SsoDialogProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** For administrators: the single sign-on of any company. */
export function SsoDialog({ company, onClose }: SsoDialogProps) {
  const params = { id: company.id };
  const { data, error: problem, isPending, refetch } = useQuery(readSsoSettings, { params });
  const saving = useAction();
  const save = async (body: SsoSettings) => {
    if (await saving.run(changeSsoSettings, { params, body }, 'Single sign-on is saved.')) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Single sign-on of ${company.name}`}>
      {problem ? (
        <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
          {problemText(problem)}
        </Alert>
      ) : (
        <Loading
          isLoading={isPending}
          label="The settings are being read"
          skeleton={<Skeleton shape="block" />}
        >
          <SsoForm
            settings={data ?? noSsoSettings}
            domainsHelp="Several with a space between them. Check that they belong to the company."
            isBusy={saving.isBusy}
            problem={saving.problem}
            onSave={(settings) => void save(settings)}
            onCancel={onClose}
          />
        </Loading>
      )}
    </Dialog>
  );
}
