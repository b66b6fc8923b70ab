import Bell from 'lucide-react/icons/bell';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { iconOf } from './icon.ts';

const OwnBell = iconOf([
  ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0' }],
  [
    'path',
    {
      d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
    },
  ],
]);

/** The attributes of each element by name, without the names of icons in classes. */
function drawn(markup: string): readonly (readonly string[])[] {
  return markup
    .replace(/ xmlns="[^"]*"| lucide-[\w-]+/g, '')
    .split('<')
    .map((element) => element.match(/^\/?\w+| [\w-]+="[^"]*"/g)?.toSorted() ?? []);
}

test.each([{}, { size: 16 }, { 'aria-hidden': true }, { 'aria-label': 'Notices' }, { className: 'small' }])(
  'an icon with %j is drawn as lucide draws it',
  (given) => {
    const own = renderToStaticMarkup(<OwnBell {...given} />);
    const theirs = renderToStaticMarkup(<Bell {...given} />);
    expect(drawn(own)).toEqual(drawn(theirs));
  },
);
