import Search from 'lucide-react/icons/search';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import styles from './catalogue.module.css';
import { Specimen } from './Specimen.tsx';

export function Fields() {
  return (
    <>
      <Specimen title="Text">
        <TextField label="Name" isRequired defaultValue="Dana Whitfield" />
        <TextField label="Referred By" placeholder="A person, a dealer or an association" />
        <TextField label="Find" prefix={<Search aria-hidden="true" />} placeholder="VIN, claim or customer" />
      </Specimen>
      <Specimen title="Invalid, with help">
        <TextField
          label="VIN"
          defaultValue="7NFRF3428N1004187"
          error="Check digit is 8, should be 7. Look at characters 9 to 17."
        />
        <TextField label="Claim" help="As the insurer writes it." />
        <TextField label="Email Address" size="lg" isRequired defaultValue="dana@lakeshore-rv.example" />
      </Specimen>
      <Specimen title="Disabled, focus, long text">
        <TextField label="Company" isDisabled defaultValue="Lakeshore RV Collision" />
        <div className={styles['focus']}>
          <TextField label="Focus" defaultValue="Focus" />
        </div>
        <TextField
          label="A label that is long enough to need a second line in a narrow column of a form"
          defaultValue="Fifth wheel, rear cap, upper left corner, gel coat cracked along the radius"
        />
      </Specimen>
      <Specimen title="Password">
        {/* A browser warns of a password outside a form. */}
        <form className={styles['stack']}>
          <PasswordField label="Password" defaultValue="correct horse battery" autoComplete="off" />
          <PasswordField label="Password again" error="The two passwords differ." autoComplete="off" />
          <PasswordField label="Old password" isDisabled defaultValue="secret" autoComplete="off" />
        </form>
      </Specimen>
      <Specimen title="Text area">
        <TextArea label="Address" defaultValue={'4180 Harbor Park Drive\nHolland, MI 49424'} />
      </Specimen>
      <Specimen title="Text area, invalid and disabled">
        <TextArea label="Message" isRequired rows={2} error="Write a message." />
        <TextArea label="Notes" isDisabled rows={2} defaultValue="The estimate is locked." />
      </Specimen>
    </>
  );
}
