import { useState } from 'react';
import { stamp, when } from './format.ts';

/** A moment in few words; the whole of it in the title. */
export function When({ at }: { readonly at: string }) {
  const moment = new Date(at);
  const [now] = useState(() => new Date());
  return (
    <time dateTime={at} title={stamp(moment)}>
      {when(moment, now)}
    </time>
  );
}
