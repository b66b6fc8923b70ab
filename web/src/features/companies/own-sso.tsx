import type { ReplyOf } from '@dre/core/contract/endpoint';
import { changeOwnSsoSettings, readOwnSsoSettings } from '@dre/core/contract/companies/sso-settings';
import { useState } from 'react';
import { Facts } from '../../lib/components/facts.tsx';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';
import { noSsoSettings, SsoForm, type SsoSettings } from './sso-form.tsx';
import styles from './company-page.module.css';

type OwnSso = ReplyOf<typeof readOwnSsoSettings>;

/** For owners: the company's single sign-on and its settings. */
export function OwnSso({ companyId }: { readonly companyId: string }) {
  const { data, error: problem, refetch } = useQuery(readOwnSsoSettings, {}, companyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" heading={<h2>Single sign-on</h2>} aria-label="Single sign-on">
      {problem ? (
        <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
          {problemText(problem)}
        </Alert>
      ) : (
        <Loading isLoading={!data} label="The settings are being read" skeleton={<Skeleton />}>
          {data && <Summary sso={data} onOpen={() => setOpen(true)} />}
        </Loading>
      )}
      {isOpen && data && <OwnSsoDialog sso={data} onClose={() => setOpen(false)} onSaved={refetch} />}
    </Card>
  );
}

function Summary({ sso: { settings }, onOpen }: { readonly sso: OwnSso; readonly onOpen: () => void }) {
  if (settings === null) {
    return (
      <div className={styles['sso']}>
        <p>Your people can sign in on the page of your company instead of with a password here.</p>
        <Button onPress={onOpen}>Set up single sign-on…</Button>
      </div>
    );
  }
  return (
    <div className={styles['sso']}>
      <Facts
        rows={[
          [
            'State',
            <Badge key="state" tone={settings.enabled ? 'green' : 'amber'}>
              {settings.enabled ? 'On' : 'Off'}
            </Badge>,
          ],
          ['Domains', settings.domains.join(', ') || null],
        ]}
      />
      <Button onPress={onOpen}>Change single sign-on…</Button>
    </div>
  );
}

interface OwnSsoDialogProps {
  readonly sso: OwnSso;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function OwnSsoDialog({ sso: { settings, claimableDomains }, onClose, onSaved }: OwnSsoDialogProps) {
  const saving = useAction();
  const { confirm, dialog } = useConfirm();
  const save = async (body: SsoSettings) => {
    const isTurnedOn = body.enabled && settings?.enabled !== true;
    const isMeant =
      !isTurnedOn ||
      (await confirm({
        heading: 'Turn on single sign-on?',
        message:
          'Everybody with an address at these domains then signs in on the page of your company, you included. Passwords no longer work for them. Try it in another browser before you sign out here.',
        cancel: true,
      }));
    if (!isMeant || !(await saving.run(changeOwnSsoSettings, { body }, 'Single sign-on is saved.'))) return;
    onSaved();
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Single sign-on">
      <SsoForm
        settings={settings ?? { ...noSsoSettings, domains: claimableDomains }}
        domainsHelp={domainsHelp(claimableDomains)}
        isBusy={saving.isBusy}
        problem={saving.problem}
        onSave={(changed) => void save(changed)}
        onCancel={onClose}
      />
      {dialog}
    </Dialog>
  );
}

/** An owner may name only domains that the owners' own addresses prove. */
function domainsHelp(claimable: readonly string[]): string {
  return claimable.length === 0
    ? 'An owner needs a confirmed address at a domain before you can name it. Public mailboxes do not count.'
    : `Several with a space between them. You can name ${claimable.join(', ')}.`;
}
