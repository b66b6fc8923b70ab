import { enquiryLimits } from '@dre/core/contract/enquiries/enquiries';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './enquiry-layout.module.css';
import type { Enquiry } from './use-enquiry.ts';

/** The props of a field in either form. */
export function fieldsOf<Values extends Record<string, string>>({
  values,
  sending,
  set,
}: Pick<Enquiry<Values>, 'values' | 'sending' | 'set'>) {
  return (name: keyof Values & string, maxLength: number) => ({
    name,
    maxLength,
    value: values[name] ?? '',
    isDisabled: sending,
    onChange: (value: string) => set(name, value),
  });
}

type Sender = 'name' | 'title' | 'phone' | 'email';

interface SenderFieldsProps<Name extends string> {
  readonly field: ReturnType<typeof fieldsOf<Record<Name | Sender, string>>>;
  /** The two forms label the workplace differently. */
  readonly workplace: { readonly name: Name; readonly label: string };
}

/** The sender's fields, the same in both forms. */
export function SenderFields<Name extends string>({ field, workplace }: SenderFieldsProps<Name>) {
  return (
    <>
      <TextField
        {...field('name', enquiryLimits.line)}
        label="Name"
        size="lg"
        isRequired
        autoComplete="name"
      />
      <TextField
        {...field('title', enquiryLimits.line)}
        label="Title"
        size="lg"
        autoComplete="organization-title"
      />
      <TextField
        {...field(workplace.name, enquiryLimits.line)}
        label={workplace.label}
        size="lg"
        autoComplete="organization"
      />
      <TextField
        {...field('phone', enquiryLimits.phone)}
        label="Phone Number"
        size="lg"
        type="tel"
        autoComplete="tel"
      />
      <div className={styles['wide']}>
        <TextField
          {...field('email', enquiryLimits.email)}
          label="Email Address"
          size="lg"
          isRequired
          inputMode="email"
          autoComplete="email"
        />
      </div>
    </>
  );
}
