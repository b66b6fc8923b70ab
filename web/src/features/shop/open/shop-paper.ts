import { makeShopDocumentAddress, type ShopDocument } from '@dre/core/contract/shop/purchase-orders';
import type { Api } from '../../../lib/calls/api.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { canPrint, printFile } from '../../../lib/page/print-file.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';

/** Downloads a document of the shop as PDF; a refusal is told in a banner. */
export async function downloadPaper(api: Api, paper: ShopDocument): Promise<void> {
  const made = await addressOf(api, paper);
  if (made === null) return;
  const link = document.createElement('a');
  link.href = `${made.address}?download=1`;
  link.download = made.fileName;
  link.click();
}

/** Prints a document of the shop over the screen it was asked for on; where the browser cannot, it is downloaded. */
export async function printPaper(api: Api, paper: ShopDocument): Promise<void> {
  if (!canPrint()) return downloadPaper(api, paper);
  const made = await addressOf(api, paper);
  if (made !== null) printFile(made.address);
}

async function addressOf(
  api: Api,
  paper: ShopDocument,
): Promise<{ readonly address: string; readonly fileName: string } | null> {
  const reply = await api.call(makeShopDocumentAddress, { body: { document: paper } });
  if (reply.ok) return reply.value;
  showBanner({ message: problemText(reply.refusal), tone: 'error' });
  return null;
}
