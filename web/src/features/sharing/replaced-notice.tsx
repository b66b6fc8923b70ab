import type { InsurersEstimate, OwnersEstimate } from '@dre/core/contract/sharing/shared-estimate';
import { useState } from 'react';
import { problemText } from '../../lib/calls/use-action.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './share.module.css';
import type { SharedEstimateState } from './use-shared.ts';

interface ReplacedNoticeProps {
  readonly shared: OwnersEstimate | InsurersEstimate;
  readonly sharedState: SharedEstimateState;
}

/** A newer version counts. Approvals of this one remain. */
export function ReplacedNotice({ shared, sharedState }: ReplacedNoticeProps) {
  const [failure, setFailure] = useState<string>();
  if (!shared.isReplaced) return null;
  const open = async () => {
    const refused = await sharedState.goToNewer();
    setFailure(refused && problemText(refused));
  };
  return (
    <div className={styles['notice']}>
      <Alert tone="warning" title="There is a newer version of this estimate">
        {noticeText(shared)}
      </Alert>
      {shared.hasNewer && (
        <Button variant="primary" size="lg" onPress={() => void open()}>
          Open the newer version
        </Button>
      )}
      <span role="alert">{failure}</span>
    </div>
  );
}

function noticeText({ state, version, shop, hasNewer }: ReplacedNoticeProps['shared']): string {
  const here =
    state === 'approved'
      ? `Your approval of ${version} is kept.`
      : 'This one can be read, and no longer answered.';
  return hasNewer ? here : `${here} ${shop.name} will send you the newer one.`;
}
