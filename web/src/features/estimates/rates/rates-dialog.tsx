import { readSettings } from '@dre/core/contract/account/settings';
import { profileChanges } from '@dre/core/domain/account/profile-changes';
import { profileIssues } from '@dre/core/domain/account/profile-issues';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { useState } from 'react';
import { price } from '../../../lib/text/format.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { LaborCard } from '../../account/settings/rates/labor-card.tsx';
import { MaterialsCard } from '../../account/settings/rates/materials-card.tsx';
import { PartsCard } from '../../account/settings/rates/parts-card.tsx';
import { SettingsCard } from '../../account/settings/settings-card.tsx';
import { ProfileFormProvider } from '../../account/settings/settings-form.ts';
import { TaxesCard } from '../../account/settings/rates/taxes-card.tsx';
import { DiscountFields, SubletField } from '../../account/settings/company/terms-card.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import { afterChanges, asProfile, rateChanges, type RatesDraft } from './rate-changes.ts';
import styles from './rates.module.css';

/** Rates, taxes and discounts of this estimate, with a preview of the totals before saving. */
export function RatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { now, applyChanges, announce } = useBuilder();
  const [draft, setDraft] = useState<RatesDraft>(() => {
    const { profile } = now.estimate;
    return { opened: profile, selected: null, profile };
  });
  const changes = rateChanges(draft);
  const issues = profileIssues(draft.profile);
  const hasIssue = Object.keys(issues).length > 0;
  const apply = () => {
    if (changes.length > 0 && !applyChanges('Rates of this estimate', changes)) return;
    announce('The rates of this estimate are changed.');
    onClose();
  };
  const form = {
    current: { profile: draft.profile },
    isReadOnly: !now.mayWrite,
    changeProfile: (next: (profile: Profile) => Profile) =>
      setDraft((present) => ({ ...present, profile: next(present.profile) })),
    profileFault: (path: string) => issues[path],
  };
  const isChanged = changes.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Rates of this estimate"
      footer={
        <>
          <Button onPress={onClose}>{isChanged ? 'Discard' : 'Close'}</Button>
          {now.mayWrite && (
            <Button variant="primary" isDisabled={!isChanged || hasIssue} onPress={apply}>
              Apply to this estimate
            </Button>
          )}
        </>
      }
    >
      <ProfileFormProvider value={form}>
        <div className={styles['rates']}>
          <About draft={draft} onDraft={setDraft} />
          {isChanged && <Changes draft={draft} hasIssue={hasIssue} />}
          <LaborCard />
          <TaxesCard />
          <SettingsCard id="terms" title="Discount and sublet" help="The discount is cut before tax.">
            <div className={styles['fields']}>
              <DiscountFields />
              <SubletField />
            </div>
          </SettingsCard>
          <PartsCard />
          <MaterialsCard />
        </div>
      </ProfileFormProvider>
    </Dialog>
  );
}

interface AboutProps {
  readonly draft: RatesDraft;
  readonly onDraft: (draft: RatesDraft) => void;
}

const own = 'own';

/** The origin of the rates, the choice of another profile, and the reset to the profile's values. */
function About({ draft, onDraft }: AboutProps) {
  const { now } = useBuilder();
  const settings = useQuery(readSettings, {}).data?.settings;
  const { opened, selected } = draft;
  if (!now.mayWrite) {
    const isLocked = now.mayEdit && now.estimate.draft === null;
    return (
      <Alert tone="notice">
        {isLocked
          ? 'This version is locked. Start a supplement to change its rates.'
          : 'You can read these rates. Whoever writes the estimate can change them.'}
      </Alert>
    );
  }
  const profiles = settings?.profiles ?? [];
  const selectedId = profiles.find(({ profile }) => profile === selected)?.id ?? own;
  return (
    <div className={styles['about']}>
      <Select
        label="Profile"
        help="A change here is this estimate's alone. Choosing a profile changes nothing until you apply it."
        options={[
          { id: own, label: `${opened.name}, as on this estimate` },
          ...profiles.map(({ id, profile }) => ({ id, label: profile.name })),
        ]}
        value={selectedId}
        onChange={(id) => {
          const profile = profiles.find((one) => one.id === id)?.profile ?? null;
          onDraft({ opened, selected: profile, profile: profile ?? opened });
        }}
      />
      {opened.standard !== undefined && selected === null && (
        <Button onPress={() => onDraft({ opened, selected, profile: asProfile(opened) })}>
          {`Back to what ${opened.name} says`}
        </Button>
      )}
    </div>
  );
}

const visibleAtOnce = 12;

/** The pending changes as sentences, and the resulting totals. */
function Changes({ draft, hasIssue }: { readonly draft: RatesDraft; readonly hasIssue: boolean }) {
  const { now } = useBuilder();
  const [isWhole, setWhole] = useState(false);
  const sentences = profileChanges(draft.opened, draft.profile);
  const visible = isWhole ? sentences : sentences.slice(0, visibleAtOnce);
  const after = hasIssue ? null : afterChanges(now.estimate, rateChanges(draft), now.book);
  const gross = after === null ? null : priceEstimate(after, now.book).totals.gross;
  return (
    <section className={styles['changes']} aria-label="What changes">
      <h3>What changes</h3>
      <ul>
        {visible.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {visible.length < sentences.length && (
        <Button onPress={() => setWhole(true)}>{`Show all ${sentences.length}`}</Button>
      )}
      <output>
        {gross === null
          ? 'Something cannot be applied yet. It is said beside its field.'
          : `Total ${price(now.totals.gross)} becomes ${price(gross)}.`}
      </output>
    </section>
  );
}
