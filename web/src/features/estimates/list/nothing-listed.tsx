import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OfferGuide } from '../guide/offer-guide.tsx';
import { isNarrowed, withoutChoice } from './list-address.ts';
import { filterLabels, countText } from './list-labels.ts';
import { NewEstimateLink } from './new-estimate-link.tsx';
import type { EstimateList } from './use-estimate-list.ts';

/** A company's first day, or filters without a match: then each filter to drop, with the number of results. */
export function NothingListed({ list }: { readonly list: EstimateList }) {
  const { address, data, show } = list;
  if (!isNarrowed(address)) {
    return (
      <EmptyState
        title="No estimates yet"
        actions={
          <>
            <NewEstimateLink />
            <OfferGuide />
          </>
        }
      >
        The first one takes a vehicle type and a click in the picture.
      </EmptyState>
    );
  }
  const without = data?.without ?? [];
  return (
    <EmptyState
      title={address.find === undefined ? 'Nothing fits all of this' : `Nothing found for “${address.find}”`}
      actions={without.map(({ choice, estimates }) => (
        <Button key={choice} onPress={() => show(withoutChoice(address, choice))}>
          Without {filterLabels[choice]}: {countText(estimates)}
        </Button>
      ))}
    >
      {address.find === undefined
        ? 'Leave one of the choices out to see more.'
        : 'Try part of the number, four characters of the VIN, the claim or the customer.'}
    </EmptyState>
  );
}
