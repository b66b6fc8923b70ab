import { hours, money, percentage } from '../number-text.ts';

type Figure = number | null;

/** Collects sentences such as "Body rate 148.00 to 152.00". Unchanged values add none. */
export interface Say {
  readonly sentences: string[];
  plain(sentence: string): void;
  text(label: string, before: string, after: string): void;
  money(label: string, before: Figure, after: Figure): void;
  percent(label: string, before: Figure, after: Figure): void;
  hours(label: string, before: Figure, after: Figure): void;
  count(label: string, before: Figure, after: Figure): void;
  yes(label: string, before: boolean, after: boolean): void;
}

const longest = 40;

export function describing(): Say {
  const sentences: string[] = [];
  const plain = (sentence: string) => void sentences.push(sentence);
  const figure = (print: (value: number) => string) => (label: string, before: Figure, after: Figure) => {
    if (before === after) return;
    const said = (value: Figure) => (value === null ? 'none' : print(value));
    plain(`${label} ${said(before)} to ${said(after)}`);
  };
  return {
    sentences,
    plain,
    text: (label, before, after) => {
      if (before === after) return;
      const isShort = before.length + after.length <= longest && !/\n/.test(before + after);
      plain(isShort && before !== '' && after !== '' ? `${label} ${before} to ${after}` : `${label} changed`);
    },
    money: figure(money),
    percent: figure(percentage),
    hours: figure(hours),
    count: figure(String),
    yes: (label, before, after) => {
      if (before !== after) plain(`${label}: ${after ? 'yes' : 'no'}`);
    },
  };
}
