import { useState } from 'react';
import { Alert } from '../ui/feedback/Alert.tsx';
import { showBanner } from '../ui/feedback/banner/banners.ts';
import type { BannerMessage } from '../ui/feedback/banner/banners.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Row, Specimen } from './Specimen.tsx';

export function Messages() {
  const [finished, setFinished] = useState(0);
  const show = async (banner: BannerMessage) => {
    await showBanner(banner);
    setFinished((count) => count + 1);
  };
  return (
    <>
      <Specimen title="Error">
        <Alert tone="error">You do not have a subscription to this product</Alert>
        <Alert tone="error">Token refresh failed. Please try logging in again.</Alert>
      </Specimen>
      <Specimen title="Notice, success">
        <Alert tone="notice" title="Single Sign-On Enabled">
          Great Lakes Mutual signs you in on its own page. No password is needed here.
        </Alert>
        <Alert tone="success">Saved 10:42 AM</Alert>
      </Specimen>
      <Specimen title="Warning with an action">
        <Alert tone="warning" actions={<Button>Show</Button>}>
          Priya Raman changed line 4 at 10:44 AM
        </Alert>
      </Specimen>
      <Specimen title="Banner" size="wide">
        <Row>
          <Button onPress={() => void show({ message: 'Estimate E-10482 sent to Great Lakes Mutual' })}>
            Success banner
          </Button>
          <Button onPress={() => void show({ message: 'Check failed: Water test.', tone: 'warning' })}>
            Warning banner
          </Button>
          <Button
            onPress={() => void show({ message: 'Estimate E-10482 was not sent. Try again.', tone: 'error' })}
          >
            Error banner
          </Button>
          <Button
            onPress={() => void show({ message: 'In a color of its own', color: '124FA5', durationMs: 5000 })}
          >
            Colored banner, 5 s
          </Button>
          <Button
            onPress={() =>
              void show({
                message: 'Deleted 2 lines',
                action: { label: 'Undo', onPress: () => setFinished(0) },
              })
            }
          >
            Banner with an action
          </Button>
          <span>Banners finished: {finished}</span>
        </Row>
      </Specimen>
    </>
  );
}
