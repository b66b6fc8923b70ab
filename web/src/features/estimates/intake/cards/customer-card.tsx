import { Card } from '../../../../ui/layout/Card.tsx';
import { partyEntry } from '../fields/entry.ts';
import { EntryField } from '../fields/entry-fields.tsx';
import styles from '../intake.module.css';
import { ReturningField } from '../returning/returning-field.tsx';
import { ReturningNote } from '../returning/returning-note.tsx';

const name = partyEntry('customer', 'name', 'Customer name');
const phone = partyEntry('customer', 'phone', 'Customer phone');
const email = partyEntry('customer', 'email', 'Customer email');
const street = partyEntry('customer', 'address', 'Customer street');
const city = partyEntry('customer', 'city', 'Customer city');
const state = partyEntry('customer', 'state', 'Customer state');
const postalCode = partyEntry('customer', 'postalCode', 'Customer ZIP');

export function CustomerCard() {
  return (
    <Card
      as="section"
      padding="md"
      aria-labelledby="intake-customer"
      heading={<h2 id="intake-customer">Customer</h2>}
    >
      <div className={styles['grid']}>
        <ReturningNote />
        <ReturningField entry={name} label="Name" width={4} foundBy="name" />
        <ReturningField entry={phone} label="Phone" width={3} foundBy="phone" inputMode="tel" />
        <EntryField entry={email} label="Email" width={5} type="email" inputMode="email" />
        <EntryField entry={street} label="Street" width={5} />
        <EntryField entry={city} label="City" width={3} />
        <EntryField entry={state} label="State" width={2} />
        <EntryField entry={postalCode} label="ZIP" width={2} inputMode="numeric" />
      </div>
    </Card>
  );
}
