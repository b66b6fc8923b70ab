import {
  approveShared,
  type OwnersEstimate,
  signatureBytes,
} from '@dre/core/contract/sharing/shared-estimate';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from '../pay.module.css';
import { SignPad } from './sign-pad.tsx';
import type { SharedEstimateState } from '../use-shared.ts';

interface SignFormProps {
  readonly shared: OwnersEstimate;
  readonly sharedState: SharedEstimateState;
  readonly onDone: () => void;
}

/** Sign, then approve. The signature stays until the server has it. */
export function SignForm({ shared, sharedState, onDone }: SignFormProps) {
  const [name, setName] = useState(shared.view.name);
  const [signed, setSigned] = useState({ image: '', isTyped: false });
  const [failure, setFailure] = useState<string>();
  const missing =
    signed.image === '' ? 'Sign above to approve.' : name.trim() === '' ? 'Write your name to approve.' : '';
  const approve = async () => {
    setFailure(undefined);
    const { image: signature, isTyped } = signed;
    const refused = await sharedState.send(approveShared, { name, signature, isTyped });
    if (refused === undefined) onDone();
    else setFailure(problemText(refused));
  };
  return (
    <div className={styles['sign']}>
      {shared.state === 'declined' && <h2>Changed your mind?</h2>}
      <SignPad
        name={name}
        onName={setName}
        maxBytes={signatureBytes}
        isDisabled={sharedState.isBusy}
        onChange={(image, isTyped) => setSigned({ image, isTyped })}
      />
      {shared.view.name === '' && !signed.isTyped && (
        <TextField
          label="Your name"
          size="lg"
          isRequired
          maxLength={120}
          autoComplete="name"
          value={name}
          onChange={setName}
        />
      )}
      {failure !== undefined && (
        <Alert tone="error" role="alert" title="It was not approved">
          {failure} Your signature is still here.
        </Alert>
      )}
      <Button
        size="xl"
        full
        variant="primary"
        isDisabled={missing !== ''}
        loading={sharedState.isBusy}
        aria-describedby="share-missing"
        onPress={() => void approve()}
      >
        Approve estimate
      </Button>
      <output id="share-missing" className={styles['quiet']}>
        {missing}
      </output>
    </div>
  );
}
