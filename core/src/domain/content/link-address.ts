import { richTextLimits } from './rich-text.ts';

// Nothing that cannot be seen, and no backslash, which browsers read as a slash.
const plain = /^[^\p{C}\p{Z}\\]+$/u;
const ofOthers = /^https?:\/\/[^/?#@]+([/?#]|$)/i;
const mail = /^mailto:[^@?]+@[^@?]+(\?|$)/i;
// One slash: two would be another host.
const ofOurs = /^\/(?!\/)/;

/** Where a link may lead: to another site, to a mail address, or to a page of the product. */
export function isLinkAddress(href: string): boolean {
  if (href.length > richTextLimits.linkCharacters || !plain.test(href)) return false;
  return ofOurs.test(href) || ofOthers.test(href) || mail.test(href);
}

/** Whether it stays inside the product. */
export function isOwnAddress(href: string): boolean {
  return ofOurs.test(href);
}

const ownPicture =
  /^\/(api\/content\/pictures\/[0-9a-f]{64}|media\/help\/[a-z0-9-]{1,80}\.(png|webp|jpg|svg))$/;

/** Pictures come from us alone: one that was uploaded, named by its content, or one that ships with the help. */
export function isPictureAddress(src: string): boolean {
  return ownPicture.test(src);
}
