import { useState } from 'react';
import { stamp, when } from './format.ts';

/** A moment in short form; the full one is in the title. */
export function When({ at }: { readonly at: string }) {
  const moment = new Date(at);
  const [now] = useState(() => new Date());
  return (
    <time dateTime={at} title={stamp(moment)}>
      {when(moment, now)}
    </time>
  );
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A moment, or a calendar day where no time is known, the same in every time zone. */
export function WhenOrDay({ at }: { readonly at: string }) {
  if (at.length !== 10) return <When at={at} />;
  return <time dateTime={at}>{calendar.format(new Date(at))}</time>;
}
