import { hours, money, percentage } from '../number-text.ts';

type Amount = number | null;

/** Collects sentences such as "Body rate 148.00 to 152.00". Unchanged values add none. */
export interface ChangeSentences {
  readonly sentences: string[];
  plain(sentence: string): void;
  text(label: string, before: string, after: string): void;
  money(label: string, before: Amount, after: Amount): void;
  percent(label: string, before: Amount, after: Amount): void;
  hours(label: string, before: Amount, after: Amount): void;
  count(label: string, before: Amount, after: Amount): void;
  yes(label: string, before: boolean, after: boolean): void;
}

const longest = 40;

export function changeSentences(): ChangeSentences {
  const sentences: string[] = [];
  const plain = (sentence: string) => void sentences.push(sentence);
  const amount = (print: (value: number) => string) => (label: string, before: Amount, after: Amount) => {
    if (before === after) return;
    const textOf = (value: Amount) => (value === null ? 'none' : print(value));
    plain(`${label} ${textOf(before)} to ${textOf(after)}`);
  };
  return {
    sentences,
    plain,
    text: (label, before, after) => {
      if (before === after) return;
      const isShort = before.length + after.length <= longest && !/\n/.test(before + after);
      plain(isShort && before !== '' && after !== '' ? `${label} ${before} to ${after}` : `${label} changed`);
    },
    money: amount(money),
    percent: amount(percentage),
    hours: amount(hours),
    count: amount(String),
    yes: (label, before, after) => {
      if (before !== after) plain(`${label}: ${after ? 'yes' : 'no'}`);
    },
  };
}
