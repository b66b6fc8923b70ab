import { richTextLimits } from './rich-text.ts';

// No invisible characters, and no backslash, which browsers read as a slash.
const plain = /^[^\p{C}\p{Z}\\]+$/u;
const ofOthers = /^https?:\/\/[^/?#@]+([/?#]|$)/i;
const mail = /^mailto:[^@?]+@[^@?]+(\?|$)/i;
// One slash: two would name another host.
const ofOurs = /^\/(?!\/)/;

/** Allowed link targets: another site, a mail address, or a page of the product. */
export function isLinkAddress(href: string): boolean {
  if (href.length > richTextLimits.linkCharacters || !plain.test(href)) return false;
  return ofOurs.test(href) || ofOthers.test(href) || mail.test(href);
}

/** True if the link stays inside the product. */
export function isOwnAddress(href: string): boolean {
  return ofOurs.test(href);
}

const ownPicture =
  /^\/(api\/content\/pictures\/[0-9a-f]{64}|media\/help\/[a-z0-9-]{1,80}\.(png|webp|jpg|svg))$/;

/** Pictures come from our server only: uploaded ones, named by their content, or those that ship with the help. */
export function isPictureAddress(src: string): boolean {
  return ownPicture.test(src);
}
