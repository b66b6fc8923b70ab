import { useState } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { ProgressSpinner } from '../ui/feedback/ProgressSpinner.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Row, Specimen } from './Specimen.tsx';

export function Progress() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Specimen title="Page, over 400 ms: spinner 100 px">
        <ProgressSpinner>Loading estimate E-10482</ProgressSpinner>
      </Specimen>
      <Specimen title="Bar">
        <ProgressBar label="IMG_2287.jpg" value={64} />
        <ProgressBar label="IMG_2288.jpg" value={100} />
        <ProgressBar label="Reading the price list" />
        <Row>
          <Spinner /> Saving…
        </Row>
      </Specimen>
      <Specimen title="Skeletons: after 150 ms, for 300 ms at least">
        <Row>
          <Button onPress={() => setLoading(true)}>Load</Button>
          <Button onPress={() => setLoading(false)}>Loaded</Button>
        </Row>
        <Loading isLoading={isLoading} label="Loading the customer" skeleton={<Skeletons />}>
          Ruth Okafor, Holland, Michigan
        </Loading>
        <Skeletons />
      </Specimen>
    </>
  );
}

function Skeletons() {
  return (
    <div data-skeletons="">
      <Skeleton width={60} />
      <br />
      <Skeleton width={80} />
      <br />
      <Skeleton shape="chip" width={20} />
    </div>
  );
}
