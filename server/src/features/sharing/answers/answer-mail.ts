import type { Mail } from '../../../mail/mail.ts';
import type { NewAnswer } from './answers-queries.ts';
import type { LinkRow } from '../links/links-queries.ts';

interface About {
  readonly link: LinkRow;
  readonly signer: string;
  readonly number: string;
  readonly given: readonly NewAnswer[];
}

const deeds: Readonly<Record<NewAnswer['kind'], string>> = {
  approval: 'agreed to',
  decline: 'declined',
  question: 'asked about',
  comment: 'commented on',
  'line-approval': 'answered',
  'line-question': 'asked about',
  'line-denial': 'denied lines of',
  proposal: 'proposed changes to',
};

/** Notifies the link's creator of an answer. */
export function answerMail({ link, signer, number, given }: About): Mail {
  const [first] = given;
  const texts = given.map(({ text }) => text).filter((text) => text !== '');
  const what = `${signer} ${first === undefined ? 'answered' : deeds[first.kind]} estimate ${number}`;
  return {
    to: [link.makerEmail],
    subject: what,
    text: [
      `Hello ${link.maker},`,
      '',
      `${what}, version ${[link.label, link.correction].filter(Boolean).join(' ')}, by the link you shared.`,
      ...texts.flatMap((text) => ['', text]),
      '',
      'The answer is with the estimate, under Documents.',
      '',
      'RV Damage Repair Estimator',
    ].join('\n'),
  };
}

interface Reply {
  readonly to: string;
  readonly replyTo: string;
  readonly name: string;
  readonly shop: string;
  readonly number: string;
  readonly question: string;
  readonly text: string;
}

/** The shop's reply to a question asked by a link; the link's page shows it too. */
export function replyMail({ to, replyTo, name, shop, number, question, text }: Reply): Mail {
  return {
    to: [to],
    replyTo,
    subject: `${shop} replied to you about estimate ${number}`,
    text: [`Hello ${name},`, '', text, '', 'You had written:', question, '', shop].join('\n'),
  };
}
