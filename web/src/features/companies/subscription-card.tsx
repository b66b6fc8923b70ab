import { Facts } from '../../lib/components/facts.tsx';
import { day } from '../../lib/text/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { OwnCompany } from './company-replies.ts';
import { daysLeftText, subscriptionTones, subscriptionLabels } from './company-labels.ts';

/** The company's subscription: state, seats, dates. */
export function SubscriptionCard({ company }: { readonly company: OwnCompany }) {
  const { state, seats, seatsUsed, trialEndsAt, daysLeft } = company;
  return (
    <Card as="section" heading={<h2>Subscription</h2>} aria-label="Subscription">
      <Facts
        rows={[
          [
            'State',
            <Badge key="state" tone={subscriptionTones[state]}>
              {subscriptionLabels[state]}
            </Badge>,
          ],
          ...(trialEndsAt === null
            ? []
            : ([
                ['Trial ends', day(new Date(trialEndsAt))],
                ['Time left', daysLeft === null ? 'None' : daysLeftText(daysLeft)],
              ] as const)),
          ['Seats', `${String(seatsUsed)} of ${String(seats)} in use`],
        ]}
      />
    </Card>
  );
}
